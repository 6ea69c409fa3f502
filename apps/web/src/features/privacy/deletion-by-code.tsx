import { useState } from 'react'
import { requestDeletion, requestDeletionCode } from '../../client/account/privacy-query.ts'
import { useProfile } from '../../client/account/profile-query.ts'
import { readClock } from '../../client/clock.ts'
import { CodeForm } from '../../components/account/code-form.tsx'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './privacy.module.css'

type Sent = { readonly codeId: string; readonly askedAt: number }

/** Asks for the deletion of an account without a password by a code that goes to its mailbox (ACC-16, decision 0078). */
export function DeletionByCode() {
  const t = useTranslate()
  const email = useProfile()?.consumerDetails.email ?? ''
  const [sent, setSent] = useState<Sent | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function send(): Promise<void> {
    setSent({ codeId: await requestDeletionCode(), askedAt: readClock() })
  }

  async function begin(): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      await send()
    } catch (failure) {
      setRefused(formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  if (sent)
    return (
      <>
        <p className={styles.text} role="status">
          {t('privacy.deletion.codeSent', { email })}
        </p>
        <CodeForm
          title={t('privacy.deletion.title')}
          action={t('privacy.deletion.ask')}
          askedAt={sent.askedAt}
          isFocused
          onEnter={(code) => requestDeletion({ codeId: sent.codeId, code })}
          onAgain={send}
        />
      </>
    )
  return (
    <>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <p className={styles.text}>{t('privacy.deletion.byCode', { email })}</p>
      <div>
        <Button variant="secondary" size="large" busy={isBusy} onClick={() => void begin()}>
          {t('privacy.deletion.sendCode')}
        </Button>
      </div>
    </>
  )
}
