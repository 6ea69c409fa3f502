import { useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../credentials-page.module.css'

type Props = { readonly email: string; readonly isConfirmed: boolean }

/** Shows the account's email and whether it is confirmed; one that is not gets another link on request. */
export function MailboxState({ email, isConfirmed }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function send(): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      await browserApi.call('auth.requestConfirmation', { body: {} })
      setSent(true)
    } catch (error) {
      setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.group} aria-labelledby="mailbox">
      <h2 className={styles.heading} id="mailbox">
        {t('credentials.mailbox.title')}
      </h2>
      <p className={styles.line}>
        <span className={styles.address}>{email}</span>
        <Badge tone={isConfirmed ? 'positive' : 'warning'}>
          {t(isConfirmed ? 'credentials.mailbox.confirmed' : 'credentials.mailbox.open')}
        </Badge>
      </p>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      {isSent ? <FocusedNotice tone="positive">{t('credentials.confirm.sent', { email })}</FocusedNotice> : null}
      {isConfirmed || isSent ? null : (
        <>
          <p className={styles.text}>{t('credentials.mailbox.text')}</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
            {t('credentials.confirm.again')}
          </Button>
        </>
      )}
    </section>
  )
}
