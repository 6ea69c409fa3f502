import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { useFieldIds } from './field.tsx'
import { FieldError } from './field-error.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null
  /** Shown at the end of the line: a count or a price. */
  readonly end?: ReactNode
}

/** A checkbox whose label is part of the touch target. */
export function Checkbox({ label, hint, error, end, id, ...rest }: Props) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <div>
      <label className={styles.line} htmlFor={ids.id}>
        <input
          {...rest}
          type="checkbox"
          id={ids.id}
          className={styles.box}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        />
        <span className={styles.words}>
          {label}
          {hint ? (
            <span className={styles.hint} id={`${ids.id}-hint`}>
              {hint}
            </span>
          ) : null}
        </span>
        {end ? <span className={styles.end}>{end}</span> : null}
      </label>
      <FieldError id={ids.id} error={error} />
    </div>
  )
}
