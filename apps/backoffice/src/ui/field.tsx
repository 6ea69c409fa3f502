import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type Words = { readonly label: string; readonly hint?: string; readonly error?: string | null }
type Ids = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/**
 * Shows a label above a control, and hint and error below it, tied to it for screen readers. The label's own id is that of the
 * control with `-label` behind it, for a control that is no form element.
 */
export function LabelledField({
  label,
  hint,
  error,
  children,
}: Words & { readonly children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const describing = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describing || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

type ErrorProps = { readonly id?: string; readonly error: string | null | undefined }

/** Shows the problem of a field or a group of them; nothing where all is right. */
export function FieldError({ id, error }: ErrorProps) {
  return error ? (
    <p className={styles.error} id={id}>
      {error}
    </p>
  ) : null
}

/** A field for a line of text. */
export function TextField({ label, hint, error, ...rest }: ComponentProps<'input'> & Words) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(ids) => <input {...rest} {...ids} className={styles.control} />}
    </LabelledField>
  )
}

/** A field for several lines of text. */
export function TextArea({ label, hint, error, ...rest }: ComponentProps<'textarea'> & Words) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(ids) => <textarea rows={3} {...rest} {...ids} className={styles.control} />}
    </LabelledField>
  )
}

/** A field for one of some values. */
export function SelectField({ label, hint, error, ...rest }: ComponentProps<'select'> & Words) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(ids) => <select {...rest} {...ids} className={styles.control} />}
    </LabelledField>
  )
}

type CheckProps = ComponentProps<'input'> & { readonly label: string }

/** A box to tick, with its label beside it. */
export function CheckField({ label, ...rest }: CheckProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  )
}
