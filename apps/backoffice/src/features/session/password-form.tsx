import type { StaffSession } from '@lacehouse/contracts'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'

type Props = { readonly onSession: (session: StaffSession) => void }

/** The first step of a sign-in. */
export function PasswordForm({ onSession }: Props) {
  const { t } = useWords()
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) => callBackoffice('backoffice.signIn', { body }),
    onSuccess: onSession,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    signIn.mutate({ username: String(form.get('username')), password: String(form.get('password')) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t('backoffice.signIn.title')}</h1>
      <p>{t('backoffice.signIn.intro')}</p>
      <ErrorNotice error={signIn.error} />
      <TextField
        label={t('backoffice.signIn.email')}
        name="username"
        type="email"
        autoComplete="username"
        required
        maxLength={100}
      />
      <TextField
        label={t('backoffice.signIn.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="action" busy={signIn.isPending}>
        {t('backoffice.signIn.action')}
      </Button>
    </form>
  )
}
