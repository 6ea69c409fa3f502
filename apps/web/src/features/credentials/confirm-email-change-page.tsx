import { useState } from 'react'
import { refreshAccount, useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './credentials-page.module.css'

/** Changes the email of the signed-in account by the link of a mail, when the button is pressed (decision 0128). */
export function ConfirmEmailChangePage({ st }: { readonly st: string }) {
  const t = useTranslate()
  const account = useAccount()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credentials.emailChange.confirmTitle')}</h1>
      {account ? (
        <Confirmation st={st} />
      ) : (
        <>
          <p>{t('credentials.emailChange.confirmSignIn')}</p>
          <Button variant="action" size="large" wide onClick={() => void openDialog('account', {})}>
            {t('account.signIn')}
          </Button>
        </>
      )}
    </div>
  )
}

type Step =
  | { readonly is: 'question' | 'expired' }
  | { readonly is: 'done'; readonly email: string; readonly count: number }

function Confirmation({ st }: { readonly st: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const email = useProfile()?.consumerDetails.email ?? ''
  const [step, setStep] = useState<Step>({ is: 'question' })
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      const changed = await browserApi.call('auth.confirmEmailChange', { body: { st } })
      setStep({ is: 'done', email: changed.email, count: changed.endedSessions })
      await refreshAccount()
    } catch (error) {
      if (isApiError(error, 'AUT402', 'API400')) setStep({ is: 'expired' })
      else setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  if (step.is === 'done')
    return <FocusedNotice tone="positive">{t('credentials.emailChange.confirmDone', step)}</FocusedNotice>
  if (step.is === 'expired')
    return (
      <>
        <FocusedNotice tone="warning">{t('credentials.emailChange.confirmExpired')}</FocusedNotice>
        <LinkButton href={`/${locale}/account/profile`} variant="action" size="large" wide>
          {t('account.page.profile')}
        </LinkButton>
      </>
    )
  return (
    <>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <p className={styles.address}>{t('credentials.emailChange.confirmText', { email })}</p>
      <Button variant="action" size="large" wide busy={isBusy} onClick={() => void confirm()}>
        {t('credentials.emailChange.confirmAction')}
      </Button>
    </>
  )
}
