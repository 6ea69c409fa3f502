import { useState } from 'react'
import type { Account } from '../../client/account/account-memory.ts'
import { endActing } from '../../client/account/act-for-customer.ts'
import { useProfile } from '../../client/account/profile-query.ts'
import { signOut } from '../../client/account/sign-out.ts'
import { useConnection } from '../../client/stores/use-connection.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { leavePage } from '../../navigation/leave-page.ts'
import { toasts } from '../../ui/toasts.ts'
import styles from './session-bar.module.css'

type Props = { readonly account: Account }

/** Says above every page for whom an agent acts, or in which store is sold. It can only be ended, not closed (AUTH-09, ROLE-02). */
export function SessionBar({ account }: Props) {
  return account.agentName ? <ActingBar account={account} /> : <StoreBar />
}

function ActingBar({ account: { firstName, agentName = '' } }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const details = useProfile()?.consumerDetails
  const { isBusy, run } = useEnding()
  const customer = details ? `${details.firstName} ${details.lastName} (${details.email})` : firstName
  return (
    <section className={styles.bar} aria-label={t('associate.bar.label')}>
      <p className={styles.text}>{t('associate.bar.acting', { customer, agent: agentName })}</p>
      <button
        className={styles.end}
        type="button"
        aria-disabled={isBusy}
        onClick={() => run(() => endActing().then(() => leavePage(`/${locale}/associate-login`)))}
      >
        {t('associate.bar.end')}
      </button>
    </section>
  )
}

function StoreBar() {
  const t = useTranslate()
  const { locale } = useShop()
  const connection = useConnection()
  const { isBusy, run } = useEnding()
  return (
    <section className={styles.bar} aria-label={t('associate.bar.label')}>
      <p className={styles.text}>
        {connection ? (
          t('associate.bar.store', { store: connection.storeName, employee: connection.employeeName })
        ) : (
          <a className={styles.link} href={`/${locale}/associate-login`}>
            {t('associate.bar.connect')}
          </a>
        )}
      </p>
      <button className={styles.end} type="button" aria-disabled={isBusy} onClick={() => run(signOut)}>
        {t('account.signOut')}
      </button>
    </section>
  )
}

/** Runs what ends the session once; a failure is said, and the session stays. */
function useEnding() {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const run = (end: () => Promise<void>): void => {
    if (isBusy) return
    setBusy(true)
    end()
      .catch((error) => {
        console.warn(error)
        toasts.add({ title: t('account.signOutFailed'), tone: 'negative', sticky: true })
      })
      .finally(() => setBusy(false))
  }
  return { isBusy, run }
}
