import type { StaffSession } from '@lacehouse/contracts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'

type Props = { readonly onSession: (session: StaffSession) => void }

/** The second step of a sign-in: the code of the second factor, or a recovery code. */
export function CodeForm({ onSession }: Props) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const enter = useMutation({
    mutationFn: () => callBackoffice('backoffice.enterCode', { body: { code } }),
    onSuccess: onSession,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t('backoffice.code.title')}</h1>
      <p>{t('backoffice.code.intro')}</p>
      <ErrorNotice error={enter.error} />
      <TextField
        label={t('backoffice.code.label')}
        hint={t('backoffice.code.hint')}
        autoComplete="one-time-code"
        required
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="action" busy={enter.isPending}>
        {t('backoffice.code.action')}
      </Button>
    </form>
  )
}
