import { isEmail } from '@lacehouse/domain/validation/validators'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { type FieldErrors, findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { formatError } from '../cart/format-error.ts'
import styles from './profile-parts.module.css'

const fields = ['email', 'password'] as const
type Field = (typeof fields)[number]

type Props = {
  /** The present email. */
  readonly email: string
  /** Without a password a recent sign-in proves the owner. */
  readonly hasPassword: boolean
  readonly onSent: (email: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the new email and the proof of its owner, and has a link sent to it. */
export function EmailChangeForm({ email: present, hasPassword, onSent, onCancel }: Props) {
  const t = useTranslate()
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [isSignInNeeded, setSignInNeeded] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const judge = (email: string, password: string): FieldErrors<Field> => {
    return {
      ...(!isEmail(email) && { email: t(email === '' ? 'validation.required' : 'validation.email') }),
      ...(email.toLowerCase() === present && { email: t('AUT462') }),
      ...(hasPassword && password === '' && { password: t('validation.required') }),
    }
  }

  const show = (form: HTMLFormElement, found: FieldErrors<Field>): void => {
    setErrors(found)
    const first = fields.find((field) => found[field])
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email') ?? '').trim()
    const password = String(data.get('password') ?? '')
    setRefused(null)
    setSignInNeeded(false)
    const wrong = judge(email, password)
    if (Object.keys(wrong).length > 0) return show(form, wrong)
    setBusy(true)
    try {
      await browserApi.call('auth.requestEmailChange', { body: { email, ...(hasPassword && { password }) } })
      await onSent(email)
    } catch (error) {
      const atFields = findFieldErrors(error, fields)
      if (Object.keys(atFields).length > 0) show(form, atFields)
      else if (isApiError(error, 'AUT456')) setSignInNeeded(true)
      else setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  const forget = (field: Field) => () => setErrors(({ [field]: _, ...others }) => others)

  return (
    <form
      className={styles.form}
      aria-labelledby="email-change"
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
    >
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      {isSignInNeeded ? <SignInAgain email={present} onSignedIn={() => setSignInNeeded(false)} /> : null}
      <TextField
        name="email"
        type="email"
        label={t('credentials.emailChange.new')}
        hint={t('credentials.emailChange.newHint')}
        error={errors.email ?? null}
        autoComplete="off"
        // It appears by the press of a button, whose place it takes.
        autoFocus
        required
        onChange={forget('email')}
      />
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t('credentials.emailChange.password')}
          error={errors.password ?? null}
          autoComplete="current-password"
          required
          onChange={forget('password')}
        />
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" variant="action" busy={isBusy}>
          {t('credentials.emailChange.send')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('credentials.emailChange.cancel')}
        </Button>
      </div>
    </form>
  )
}

function SignInAgain({ email, onSignedIn }: { readonly email: string; readonly onSignedIn: () => void }) {
  const t = useTranslate()

  async function signIn(): Promise<void> {
    const { ok } = await openDialog('account', { email, isAgain: true, step: 'sign-in' })
    if (ok) onSignedIn()
  }

  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" size="small" onClick={() => void signIn()}>
          {t('credentials.passkeys.againAction')}
        </Button>
      }
    >
      {t('credentials.emailChange.again')}
    </Notice>
  )
}
