import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import { Button, type ButtonVariant } from './button.tsx'
import styles from './dialog.module.css'

type Props = {
  readonly title: string
  readonly action: string
  /** The label of the button that closes the dialog; `Cancel` without it, which a dialog about cancelling must not say. */
  readonly dismissal?: string
  readonly variant?: ButtonVariant
  readonly busy?: boolean
  readonly canSubmit?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form: Escape, Cancel and the backdrop close it, Enter submits it. */
export function Dialog({
  title,
  action,
  dismissal,
  variant = 'action',
  busy,
  canSubmit = true,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useWords()
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  // The browser opens a modal dialog by a method only.
  useEffect(() => {
    element.current?.showModal()
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSubmit && !busy) onSubmit()
  }
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {dismissal ?? t('backoffice.cancel')}
          </Button>
          <Button type="submit" variant={variant} busy={busy ?? false} disabled={!canSubmit}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
