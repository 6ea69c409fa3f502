import { BackofficeError } from '../client/backoffice-error.ts'
import { useWords } from '../words/use-words.ts'
import styles from './notice.module.css'

type Props = { readonly kind: 'error' | 'done'; readonly text: string }

/** Says what happened; screen readers read it when it appears. */
export function Notice({ kind, text }: Props) {
  return (
    <p className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {text}
    </p>
  )
}

/** Says why a call failed, in the words of the server; nothing without a failure. */
export function ErrorNotice({ error }: { readonly error: unknown }) {
  const { t } = useWords()
  if (!error) return null
  const text = error instanceof BackofficeError && error.message ? error.message : t('backoffice.unreachable')
  return <Notice kind="error" text={text} />
}
