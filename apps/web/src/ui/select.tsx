import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldWords, useFieldIds } from './field.tsx'
import { Icon } from './icon.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    readonly options: readonly SelectOption[]
    /** Shown while no option is chosen. */
    readonly placeholder?: string
  }

/** The platform's own select, which every phone shows in its own way. */
export function Select({ label, hint, error, optionalLabel, options, placeholder, id, className, ...rest }: Props) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} ids={ids}>
      <div className={styles.frame}>
        <select
          {...rest}
          id={ids.id}
          className={classNames(styles.input, styles.select, className)}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  )
}
