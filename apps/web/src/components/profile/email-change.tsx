import { useState } from 'react'
import { refreshSecurity, useSecurity } from '../../client/account/security-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatError } from '../cart/format-error.ts'
import { EmailChangeForm } from './email-change-form.tsx'
import styles from './profile-parts.module.css'

/** The email of the account, and the way to another one (decision 0128). An agent who acts for a customer does not see it. */
export function EmailChange() {
  const t = useTranslate()
  const account = useAccount()
  const { security } = useSecurity()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isCancelled, setCancelled] = useState(false)
  if (!security || account?.agentName) return null
  const { email, pendingEmail, hasPassword } = security

  async function showSent(to: string): Promise<void> {
    await refreshSecurity()
    setOpen(false)
    setSentTo(to)
  }

  return (
    <section className={styles.card} aria-labelledby="email-change">
      <h2 className={styles.heading} id="email-change">
        {t('credentials.emailChange.title')}
      </h2>
      <p>{email}</p>
      {sentTo ? (
        <FocusedNotice tone="positive">
          {t('credentials.emailChange.sent', { email: sentTo, former: email })}
        </FocusedNotice>
      ) : null}
      {isCancelled ? <FocusedNotice tone="positive">{t('credentials.emailChange.stopped')}</FocusedNotice> : null}
      {pendingEmail ? (
        <>
          {sentTo ? null : (
            <p className={styles.quiet}>{t('credentials.emailChange.pending', { email: pendingEmail })}</p>
          )}
          <CancelChange
            onDone={async () => {
              await refreshSecurity()
              setSentTo(null)
              setCancelled(true)
            }}
          />
        </>
      ) : null}
      {isOpen ? (
        <EmailChangeForm
          email={email}
          hasPassword={hasPassword}
          onSent={showSent}
          onCancel={() => {
            setOpen(false)
          }}
        />
      ) : (
        <>
          <p className={styles.quiet}>{t('credentials.emailChange.text')}</p>
          <div className={styles.ways}>
            <Button
              variant="secondary"
              aria-label={t('credentials.emailChange.changeNamed')}
              onClick={() => {
                setSentTo(null)
                setCancelled(false)
                setOpen(true)
              }}
            >
              {t('credentials.emailChange.change')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Ends a change that waits for its mailbox. */
function CancelChange({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function cancel(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await browserApi.call('auth.cancelEmailChange', {})
      await onDone()
    } catch (error) {
      setRefusal(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <div className={styles.ways}>
        <Button variant="secondary" busy={isBusy} onClick={() => void cancel()}>
          {t('credentials.emailChange.stop')}
        </Button>
      </div>
    </>
  )
}
