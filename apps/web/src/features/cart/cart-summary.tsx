import type { Cart } from '../../cart/cart.ts'
import { CartTotals } from '../../cart/cart-totals.tsx'
import { Coupons } from '../../cart/coupons.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './cart-page.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { PriceAdjustments } from './price-adjustments.tsx'
import { PromotionCallouts } from './promotion-callouts.tsx'

type Props = { readonly cart: Cart; readonly isUpdating: boolean }

/** Sums and the way on; on phones the total and the button stay at the bottom of the screen. */
export function CartSummary({ cart, isUpdating }: Props) {
  const say = useText()
  const { amount } = useFormat()
  const { total, currency, taxKnown } = cart.totals
  return (
    <>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 className={styles.summaryTitle} id="cart-summary">
          {say('cart.summary.title')}
        </h2>
        <PromotionCallouts cart={cart} />
        <Coupons cart={cart} />
        <CartTotals totals={cart.totals} isShipped={cart.shippingMethods.length > 0} isUpdating={isUpdating} />
        <PriceAdjustments cart={cart} />
        {cart.rights.adjustPrices ? (
          <TextButton aria-haspopup="dialog" onClick={() => void openDialog('adjust-price', {})}>
            {say('cart.adjust.openOrder')}
          </TextButton>
        ) : null}
        <div className={styles.wideOnly}>
          <CheckoutLink cart={cart} />
        </div>
      </section>
      <div className={styles.bar}>
        <p className={styles.barTotal}>
          <span>{say(taxKnown ? 'cart.summary.total' : 'cart.summary.estimatedTotal')}</span>
          <strong>{isUpdating ? say('cart.summary.updating') : amount(total, currency)}</strong>
        </p>
        <CheckoutLink cart={cart} />
      </div>
    </>
  )
}
