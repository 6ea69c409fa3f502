import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldWords, useFieldIds } from './field.tsx'

type Props = ComponentProps<'textarea'> & FieldWords

/** A field for several lines of text. */
export function TextArea({ label, hint, error, optionalLabel, id, className, rows = 4, ...rest }: Props) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} ids={ids}>
      <div className={styles.frame}>
        <textarea
          {...rest}
          rows={rows}
          id={ids.id}
          className={classNames(styles.input, styles.area, className)}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
    </Field>
  )
}
