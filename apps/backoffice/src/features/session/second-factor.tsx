import type { CallReply, StaffSession } from '@lacehouse/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { QrCode } from './qr-code.tsx'
import styles from './session.module.css'

type Confirmed = CallReply<'backoffice.confirmSecondFactor'>
type Props = { readonly onSession: (session: StaffSession) => void }

/** Sets up a second factor: shows its key, takes its first code, and shows the recovery codes once. */
export function SecondFactor({ onSession }: Props) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const key = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callBackoffice('backoffice.beginSecondFactor', { body: {} }),
    // Another key would make the picture that was scanned worthless.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation({
    mutationFn: () => callBackoffice('backoffice.confirmSecondFactor', { body: { code } }),
  })
  if (confirm.data) return <RecoveryCodes confirmed={confirm.data} onSession={onSession} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t('backoffice.factor.title')}</h1>
      <p>{t('backoffice.factor.intro')}</p>
      <ErrorNotice error={confirm.error ?? key.error} />
      {key.data ? (
        <>
          <QrCode rows={key.data.rows} label={t('backoffice.factor.picture')} />
          <p>
            {t('backoffice.factor.key')} <span className={styles.key}>{key.data.secret}</span>
          </p>
        </>
      ) : null}
      <TextField
        label={t('backoffice.code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="action" busy={confirm.isPending}>
        {t('backoffice.code.action')}
      </Button>
    </form>
  )
}

function RecoveryCodes({ confirmed, onSession }: Props & { readonly confirmed: Confirmed }) {
  const { t } = useWords()
  return (
    <div className={styles.form}>
      <h1>{t('backoffice.recovery.title')}</h1>
      <p>{t('backoffice.recovery.intro')}</p>
      <ul className={styles.codes}>
        {confirmed.recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="action" onClick={() => onSession(confirmed.session)}>
        {t('backoffice.recovery.action')}
      </Button>
    </div>
  )
}
