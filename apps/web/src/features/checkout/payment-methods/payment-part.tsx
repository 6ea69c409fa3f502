import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './payment-part.module.css'

export type PaidPart = { readonly id: string; readonly name: string; readonly amount: string; readonly note?: string }

type Props = {
  readonly title: string
  /** At the end of the title: what there is to pay with. */
  readonly end?: string
  readonly paid: readonly PaidPart[]
  readonly onRemove: (id: string) => void
  readonly open?: boolean
  /** What is wrong with the part as a whole. */
  readonly error?: string | null
  readonly id: string
  readonly children?: ReactNode
}

/** One way to pay a part of the order: what it pays already, each with the way off, and how more of it is added. */
export function PaymentPart({ title, end, paid, onRemove, open = false, error, id, children }: Props) {
  const t = useTranslate()
  const wanted = open || paid.length > 0 || Boolean(error)
  const [isOpened, setOpened] = useState(wanted)
  // A part that was opened stays open: it must not fold while the shopper types in it.
  if (wanted && !isOpened) setOpened(true)
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
                  // The button goes with what it removes, and the focus must not go with it.
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
