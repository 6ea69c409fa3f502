import type { Cart } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './cart-items.module.css'

type Props = {
  readonly cart: Pick<Cart, 'priceAdjustments' | 'currency'>
  /** The item of the adjustments; without it those of the whole order. */
  readonly itemId?: string
}

/** Shows the adjustments by staff with their reasons (CART-18). */
export function PriceAdjustments({ cart, itemId }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const own = cart.priceAdjustments.filter((one) => one.itemId === itemId)
  return own.map(({ adjustmentId, amount: off, reason }) => (
    <p key={adjustmentId} className={styles.adjusted}>
      {t('cart.adjust.shown', { amount: amount(off, cart.currency), reason })}
    </p>
  ))
}
