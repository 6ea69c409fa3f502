import { checkNewPassword, newPasswordFields } from '@lacehouse/domain/auth/check-new-password'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { useShop } from '../../../client/use-shop.ts'
import { PasswordField } from '../../../components/account/password-field.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-button.tsx'
import styles from '../credentials-page.module.css'
import { NewPasswordFields } from '../new-password-fields.tsx'

const fields = ['password', ...newPasswordFields] as const
type Field = (typeof fields)[number]
type Errors = Readonly<Partial<Record<Field, string>>>

type Props = {
  /** Tells password managers whose password it is. */
  readonly email: string
  /** Called after the change, which has ended the other sessions. */
  readonly onChanged: () => void
}

/** Changes the password of the signed-in account; its fields are emptied once it is done (AUTH-06). */
export function ChangePassword({ email, onChanged }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [errors, setErrors] = useState<Errors>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)

  const judge = (values: Readonly<Record<Field, string>>): Errors => {
    const problems = Object.entries(checkNewPassword(values)).map(([field, { key, values: named }]) => [
      field,
      t(field === 'passwordConfirmation' && key === 'validation.sameAs' ? 'FE340' : key, named),
    ])
    return { ...(values.password === '' && { password: t('validation.required') }), ...Object.fromEntries(problems) }
  }

  const show = (form: HTMLFormElement, found: Errors): void => {
    setErrors(found)
    const first = fields.find((field) => found[field])
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const forgetError = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setDone(null)
    setErrors(({ [target.name as Field]: _, ...others }) => others)
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const body = readFields(form)
    setRefused(null)
    const wrong = judge(body)
    if (Object.keys(wrong).length > 0) return show(form, wrong)
    setBusy(true)
    try {
      const { endedSessions } = await browserApi.call('auth.changePassword', { body })
      form.reset()
      setErrors({})
      setDone(endedSessions)
      onChanged()
    } catch (error) {
      const atFields = findFieldErrors(error, fields)
      if (Object.keys(atFields).length > 0) show(form, atFields)
      else setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.group} aria-labelledby="change-password">
      <h2 className={styles.heading} id="change-password">
        {t('credentials.change.title')}
      </h2>
      {done === null ? null : <Notice tone="positive">{t('credentials.change.done', { count: done })}</Notice>}
      <form className={styles.form} aria-labelledby="change-password" noValidate method="post" onSubmit={send}>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={t('credentials.change.password')}
          error={errors.password ?? null}
          autoComplete="current-password"
          required
          onChange={forgetError}
        />
        <p>
          <TextLink href={`/${locale}/forgot-password`}>{t('credentials.change.forgot')}</TextLink>
        </p>
        <NewPasswordFields errors={errors} onChange={forgetError} />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('credentials.change.save')}
        </Button>
      </form>
    </section>
  )
}

function readFields(form: HTMLFormElement): Readonly<Record<Field, string>> {
  const data = new FormData(form)
  const read = (field: Field): string => String(data.get(field) ?? '')
  return {
    password: read('password'),
    newPassword: read('newPassword'),
    passwordConfirmation: read('passwordConfirmation'),
  }
}
