import { checkNewPassword } from '@lacehouse/domain/auth/check-new-password'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { LanguageSelect } from '../../shell/language-select.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'

/** Sets the first password of a member of staff by the link of their invitation; opening the page changes nothing. */
export function InvitationPage() {
  const { t } = useWords()
  const [params] = useSearchParams()
  const [values, setValues] = useState({ newPassword: '', passwordConfirmation: '' })
  const [isSent, setIsSent] = useState(false)
  const problems = checkNewPassword(values)
  const accept = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.acceptInvitation', { body: { st: params.get('st') ?? '', ...values } }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSent(true)
    if (Object.keys(problems).length === 0 && !accept.isPending) accept.mutate()
  }
  return (
    <main className={styles.page}>
      {accept.data ? (
        <div className={styles.form}>
          <Notice kind="done" text={t('backoffice.invitation.done', { email: accept.data.email })} />
          <Link to="/">{t('backoffice.invitation.toSignIn')}</Link>
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <h1>{t('backoffice.invitation.title')}</h1>
          <p>{t('backoffice.invitation.intro')}</p>
          <ErrorNotice error={accept.error} />
          <TextField
            label={t('backoffice.signIn.password')}
            hint={t('backoffice.invitation.hint')}
            error={isSent && problems.newPassword ? t('backoffice.invitation.passwordProblem') : null}
            type="password"
            autoComplete="new-password"
            value={values.newPassword}
            onChange={({ target }) => setValues({ ...values, newPassword: target.value })}
          />
          <TextField
            label={t('backoffice.invitation.repeat')}
            error={isSent && problems.passwordConfirmation ? t('backoffice.invitation.repeatProblem') : null}
            type="password"
            autoComplete="new-password"
            value={values.passwordConfirmation}
            onChange={({ target }) => setValues({ ...values, passwordConfirmation: target.value })}
          />
          <Button type="submit" variant="action" busy={accept.isPending}>
            {t('backoffice.invitation.action')}
          </Button>
        </form>
      )}
      <LanguageSelect />
    </main>
  )
}
