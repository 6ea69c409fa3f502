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
  /** The message area of the page that shows it. */
  readonly area: 'product' | 'cart'
}

/**
 * Shows the instalments of an amount that is paid over time, each by itself where they differ, with a link to the details; empty where it cannot be paid
 * so (PAY-06).
 */
export function PayLaterMessage({ amount, currency, area }: Props) {
  const t = useTranslate()
  const { amount: format } = useFormat()
  if (!isCurrency(currency)) return null
  const parts = planInstalments(fromWire(amount, currency).amount, currency)
  if (!parts) return null
  const [first, ...others] = parts.map((part) => format(amountToWire(part, currency), currency))
  const words = others.every((part) => part === first)
    ? t(area === 'cart' ? 'cart.payLater' : 'product.payLater', { count: instalmentCount, amount: first ?? '' })
    : t(area === 'cart' ? 'cart.payLater.parts' : 'product.payLater.parts', {
        count: instalmentCount,
        parts: [first, ...others].join(' + '),
      })
  return (
    <p className={styles.payLater}>
      <span>{words}</span>
      <TextButton onClick={() => void openDialog('pay-later', { amount, currency })}>
        {t(area === 'cart' ? 'cart.payLater.more' : 'product.payLater.more')}
      </TextButton>
    </p>
  )
}
