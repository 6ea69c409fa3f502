import { isCurrency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { instalmentCount, planInstalments } from '@lacehouse/domain/payment/plan-instalments'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './express.module.css'

type Props = {
  readonly amount: number
  readonly currency: string
  /** The area that says it: each page loads its own words. */
  readonly area: 'product' | 'cart'
}

/** What one part costs when the amount is paid over time, and a way to read more; nothing where it cannot be paid so (PAY-06). */
export function PayLaterMessage({ amount, currency, area }: Props) {
  const t = useTranslate()
  const { amount: format } = useFormat()
  if (!isCurrency(currency)) return null
  const parts = planInstalments(fromWire(amount, currency).amount, currency)
  if (!parts) return null
  // The first part is the largest: no part costs more than what is said.
  const largest = format(amountToWire(parts[0] ?? 0, currency), currency)
  return (
    <p className={styles.payLater}>
      <span>
        {t(area === 'cart' ? 'cart.payLater' : 'product.payLater', { count: instalmentCount, amount: largest })}
      </span>
      <TextButton onClick={() => void openDialog('pay-later', { amount, currency })}>
        {t(area === 'cart' ? 'cart.payLater.more' : 'product.payLater.more')}
      </TextButton>
    </p>
  )
}
