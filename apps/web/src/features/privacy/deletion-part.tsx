import type { CallReply } from '@lacehouse/contracts'
import { type SubmitEvent, useState } from 'react'
import { requestDeletion } from '../../client/account/privacy-query.ts'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { PasswordField } from '../../components/account/password-field.tsx'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeletionByCode } from './deletion-by-code.tsx'
import styles from './privacy.module.css'

type Props = { readonly isAsked: boolean; readonly proof: CallReply<'privacy.get'>['deletionProof'] }

/** The end of the account: what goes and what stays, and the password or the code that asks for it (ACC-16). */
export function DeletionPart({ isAsked, proof }: Props) {
  const t = useTranslate()
  return (
    <section className={styles.part} aria-labelledby="deletion">
      <h2 className={styles.heading} id="deletion">
        {t('privacy.deletion.title')}
      </h2>
      <p className={styles.text}>{t('privacy.deletion.text')}</p>
      <ul className={styles.points}>
        <li>{t('privacy.deletion.goes')}</li>
        <li>{t('privacy.deletion.stays')}</li>
        <li>{t('privacy.deletion.points')}</li>
        <li>{t('privacy.deletion.waits')}</li>
      </ul>
      {isAsked ? null : proof === 'code' ? <DeletionByCode /> : <DeletionForm />}
    </section>
  )
}

function DeletionForm() {
  const t = useTranslate()
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=password]')
    const show = (words: string): void => {
      setError(words)
      field?.focus()
    }
    if (!field?.value) return show(t('validation.required'))
    setBusy(true)
    setRefused(null)
    try {
      await requestDeletion({ password: field.value })
    } catch (failure) {
      const atField = findFieldErrors(failure, ['password']).password
      if (atField) show(atField)
      else setRefused(formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="deletion"
      method="post"
      onSubmit={(event) => void send(event)}
    >
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <PasswordField
        name="password"
        label={t('privacy.deletion.password')}
        error={error}
        autoComplete="current-password"
        required
        onChange={() => setError(null)}
      />
      <Button type="submit" variant="secondary" size="large" busy={isBusy}>
        {t('privacy.deletion.ask')}
      </Button>
    </form>
  )
}
