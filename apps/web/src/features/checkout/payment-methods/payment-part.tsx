import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './payment-part.module.css'

export type PaidPart = { readonly id: string; readonly name: string; readonly amount: string; readonly note?: string }

type Props = {
  readonly title: string
  /** Shown at the end of the title: the balance. */
  readonly end?: string
  readonly paid: readonly PaidPart[]
  readonly onRemove: (id: string) => void
  readonly open?: boolean
  /** The error of the part as a whole. */
  readonly error?: string | null
  readonly id: string
  readonly children?: ReactNode
}

/** Shows a method that pays a part of the order: its payments, each with a button to remove it, and a form to add more. */
export function PaymentPart({ title, end, paid, onRemove, open = false, error, id, children }: Props) {
  const t = useTranslate()
  const shouldOpen = open || paid.length > 0 || Boolean(error)
  const [isOpened, setOpened] = useState(shouldOpen)
  // A part that was opened stays open, so that it does not fold while the shopper types in it.
  if (shouldOpen && !isOpened) setOpened(true)
  return (
    <Accordion title={title} end={end} open={isOpened}>
      <div className={styles.part}>
        <ul className={styles.paid} aria-live="polite">
          {paid.map((one) => (
            <li key={one.id} className={styles.line}>
              <span>
                {one.name}
                {one.note ? <span className={styles.note}>{one.note}</span> : null}
              </span>
              <span className={styles.amount}>{one.amount}</span>
              <TextButton
                aria-label={t('payment.part.removeNamed', { name: one.name })}
                onClick={({ currentTarget }) => {
                  // The button disappears with the payment that it removes, so that the focus moves to the title.
                  currentTarget.closest('details')?.querySelector('summary')?.focus()
                  onRemove(one.id)
                }}
              >
                {t('payment.part.remove')}
              </TextButton>
            </li>
          ))}
        </ul>
        <div role="alert" className={styles.wrong}>
          <FieldError id={id} error={error} />
        </div>
        {children}
      </div>
    </Accordion>
  )
}
