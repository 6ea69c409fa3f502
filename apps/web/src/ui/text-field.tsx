import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldWords, useFieldIds } from './field.tsx'
import { type InputMask, useInputMask } from './use-input-mask.ts'

type Props = Omit<ComponentProps<'input'>, 'size'> &
  FieldWords & {
    /** Formats the input while it is typed; the mask's code is fetched when the field appears. */
    readonly mask?: InputMask
    /** A button or an icon inside the field, at its end. */
    readonly end?: ReactNode
  }

/** A field for a line of text. */
export function TextField({ label, hint, error, optionalLabel, mask, end, id, className, ref, ...rest }: Props) {
  const ids = useFieldIds({ hint, error }, id)
  const element = useRef<HTMLInputElement>(null)
  useInputMask(element, mask)
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} ids={ids}>
      <div className={styles.frame}>
        <input
          {...rest}
          // React does not see a change that the mask makes, so that its input event is passed on.
          onInput={mask ? (event) => rest.onChange?.(event as unknown as ChangeEvent<HTMLInputElement>) : rest.onInput}
          ref={(input) => {
            element.current = input
            if (typeof ref === 'function') return ref(input)
            if (ref) ref.current = input
          }}
          id={ids.id}
          className={classNames(styles.input, Boolean(end) && styles.withEnd, className)}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        />
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
    </Field>
  )
}
