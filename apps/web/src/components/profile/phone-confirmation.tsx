import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { refreshAccount } from '../../client/account/profile-query.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { readClock } from '../../client/clock.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CodeForm } from '../account/code-form.tsx'
import { formatError } from '../cart/format-error.ts'
import styles from './profile-parts.module.css'

type Details = CallReply<'consumer.get'>['consumerProfile']['consumerDetails']
type Asked = { readonly codeId: string; readonly at: number }

/** Confirms the account's phone by a code that goes to it; shows nothing without a phone, or where no code can be sent to it. */
export function PhoneConfirmation({ details }: { readonly details: Details }) {
  const { phoneConfirmation, phone, phoneText } = details
  if (!phoneConfirmation || phoneText === undefined) return null
  return <Confirmation key={phone} phone={phoneText} confirmedAt={phoneConfirmation.confirmedAt ?? null} />
}

type Props = { readonly phone: string; readonly confirmedAt: string | null }

function Confirmation({ phone, confirmedAt }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const ask = async (): Promise<void> => {
    const { codeId } = await browserApi.call('consumer.requestPhoneCode', { body: {} })
    setAsked({ codeId, at: readClock() })
  }

  async function begin(): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      await ask()
    } catch (error) {
      setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  async function enter(code: string): Promise<void> {
    await browserApi.call('consumer.confirmPhone', { body: { codeId: asked?.codeId ?? '', code } })
    await refreshAccount()
  }

  if (confirmedAt !== null && asked)
    return <FocusedNotice tone="positive">{t('profile.phone.done', { phone })}</FocusedNotice>
  if (confirmedAt !== null)
    return (
      <p className={styles.ways}>
        <span>{t('profile.phone.confirmedOn', { phone, date: date(confirmedAt, { dateStyle: 'medium' }) })}</span>
        <Badge tone="positive">{t('profile.phone.confirmed')}</Badge>
      </p>
    )
  return (
    <section className={styles.card} aria-labelledby="confirm-phone">
      <h2 className={styles.heading} id="confirm-phone">
        {t('profile.phone.title')}
      </h2>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      {asked ? (
        <>
          <p>{t('profile.phone.sent', { phone })}</p>
          <CodeForm
            title={t('profile.phone.title')}
            action={t('profile.phone.action')}
            askedAt={asked.at}
            isFocused
            onEnter={enter}
            onAgain={ask}
          >
            <p className={styles.quiet}>{t('profile.phone.wrong')}</p>
          </CodeForm>
        </>
      ) : (
        <>
          <p>{t('profile.phone.text', { phone })}</p>
          <div className={styles.ways}>
            <Button variant="secondary" busy={isBusy} onClick={() => void begin()}>
              {t('profile.phone.send')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
