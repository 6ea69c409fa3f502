import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AddressFormField } from './address-fields.ts'
import { toFieldId } from './address-form.tsx'
import styles from './error-summary.module.css'
import type { FieldError } from './list-field-errors.ts'

type Props = {
  readonly section: string
  readonly fields: readonly AddressFormField[]
  readonly errors: readonly FieldError[]
  /** How often the form was sent; each time the summary gets the focus. */
  readonly sent: number
}

/** Lists the errors of a form with links to their fields. */
export function ErrorSummary({ section, fields, errors, sent }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)

  // The send button is at the end of the form, so that the focus moves up to the errors.
  useEffect(() => {
    if (sent > 0) box.current?.focus()
  }, [sent])

  if (errors.length === 0 || sent === 0) return null
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert">
      <p className={styles.title}>
        <Icon name="circle-alert" />
        {t('errors.summary.title', { count: errors.length })}
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${toFieldId(section, field)}`} onClick={(event) => goTo(event, toFieldId(section, field))}>
              {fields.find(({ name }) => name === field)?.label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goTo(event: React.MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
