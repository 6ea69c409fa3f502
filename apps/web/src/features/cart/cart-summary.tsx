import { type MouseEvent, useState } from 'react'
import type { Cart } from '../../cart/cart.ts'
import { CartTotals } from '../../cart/cart-totals.tsx'
import { Coupons } from '../../cart/coupons.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './cart-page.module.css'
import { listProblemItems } from './cart-problems.ts'
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

/** Leads on to the checkout, or to the item that stands in the way. */
export function CheckoutLink({ cart }: { readonly cart: Cart }) {
  const say = useText()
  const { locale } = useShop()
  const [isRefused, setRefused] = useState(false)
  const hasProblems = listProblemItems(cart).length > 0
  const press = (event: MouseEvent) => {
    if (!hasProblems) return
    event.preventDefault()
    setRefused(true)
    document.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      {isRefused && hasProblems ? <Notice tone="negative">{say('cart.problems')}</Notice> : null}
      {/* Another document: its policy lets the payment provider's fields in, this one's does not. */}
      <LinkButton variant="action" size="large" wide href={`/${locale}/checkout`} data-native onClick={press}>
        {say('cart.checkout')}
      </LinkButton>
    </>
  )
}
