import { useState } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { refreshSecurity } from '../../client/account/security-query.ts'
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

/** Confirms the email of the signed-in account by the link of a mail, when the button is pressed (decision 0058). */
export function ConfirmEmailPage({ st }: { readonly st: string }) {
  const t = useTranslate()
  const account = useAccount()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credentials.confirm.title')}</h1>
      {account ? (
        <Confirmation st={st} />
      ) : (
        <>
          <p>{t('credentials.confirm.signIn')}</p>
          <Button variant="action" size="large" wide onClick={() => void openDialog('account', {})}>
            {t('account.signIn')}
          </Button>
        </>
      )}
    </div>
  )
}

function Confirmation({ st }: { readonly st: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const email = useProfile()?.consumerDetails.email ?? ''
  const [step, setStep] = useState<'question' | 'done' | 'expired'>('question')
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      await browserApi.call('auth.confirmEmail', { body: { st } })
      await refreshSecurity()
      setStep('done')
    } catch (error) {
      if (isApiError(error, 'AUT402', 'API400')) setStep('expired')
      else setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  if (step === 'done') return <FocusedNotice tone="positive">{t('credentials.confirm.done', { email })}</FocusedNotice>
  if (step === 'expired')
    return (
      <>
        <FocusedNotice tone="warning">{t('credentials.confirm.expired')}</FocusedNotice>
        <LinkButton href={`/${locale}/account/security`} variant="action" size="large" wide>
          {t('account.page.security')}
        </LinkButton>
      </>
    )
  return (
    <>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <p className={styles.address}>{t('credentials.confirm.text', { email })}</p>
      <Button variant="action" size="large" wide busy={isBusy} onClick={() => void confirm()}>
        {t('credentials.confirm.action')}
      </Button>
    </>
  )
}
