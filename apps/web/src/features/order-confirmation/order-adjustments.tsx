import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

type Props = {
  readonly order: Pick<Order, 'priceAdjustments' | 'currency'>
  /** The item of the adjustments; without it those of the whole order. */
  readonly itemId?: string
}

/** Shows the adjustments by staff with their reasons (CART-18). */
export function OrderAdjustments({ order, itemId }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const own = order.priceAdjustments.filter((one) => one.itemId === itemId)
  return own.map(({ adjustmentId, amount: off, reason }) => (
    <p key={adjustmentId} className={styles.quiet}>
      {t('cart.adjust.shown', { amount: amount(off, order.currency), reason })}
    </p>
  ))
}
