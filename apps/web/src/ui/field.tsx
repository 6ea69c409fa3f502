import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

export type FieldWords = {
  readonly label: string
  readonly hint?: ReactNode
  /** The error message, shown beside the field and tied to it. */
  readonly error?: string | null
  /** Follows the label of an optional field. */
  readonly optionalLabel?: string
}

export type FieldIds = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean }

/** Makes the ids that tie label, hint and error to a field for screen readers. */
export function useFieldIds({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, given?: string): FieldIds {
  const made = useId()
  const id = given ?? made
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean)
  return { id, describedBy: ids.join(' ') || undefined, invalid: Boolean(error) }
}

type Props = FieldWords & { readonly ids: FieldIds; readonly children: ReactNode }

/** Shows a label above an input, and hint and error below it. */
export function Field({ label, hint, error, optionalLabel, ids, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
        {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </label>
      {children}
      <FieldError id={ids.id} error={error} />
      {hint ? (
        <p className={styles.hint} id={`${ids.id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
