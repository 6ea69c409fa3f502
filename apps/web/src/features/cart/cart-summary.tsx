import { Suspense } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { Coupons } from '../../components/cart/coupons.tsx'
import { PromotionCallouts } from '../../components/cart/promotion-callouts.tsx'
import { ShareItems } from '../../components/cart/share-items.tsx'
import { LazyExpressButtons } from '../../components/express/lazy-express-buttons.ts'
import { PointsToEarn } from '../../components/loyalty/points-to-earn.tsx'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './cart-page.module.css'
import { listProblemItems } from './cart-problems.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { GiftWrapping } from './gift-wrapping.tsx'
import { PriceAdjustments } from './price-adjustments.tsx'

const PayLaterMessage = lazyConnected(() =>
  import('../../components/express/pay-later-message.tsx').then((module) => ({ default: module.PayLaterMessage })),
)

type Props = { readonly cart: Cart; readonly isUpdating: boolean }

/** Shows the sums and the link to the checkout; on phones total and button stay at the bottom of the screen. */
export function CartSummary({ cart, isUpdating }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { site } = useShop()
  const { total, currency, taxKnown } = cart.totals
  return (
    <>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 className={styles.summaryTitle} id="cart-summary">
          {t('cart.summary.title')}
        </h2>
        <PromotionCallouts cart={cart} />
        <Coupons cart={cart} />
        <GiftWrapping cart={cart} />
        <CartTotals priced={cart} isShipped={cart.shippingMethods.length > 0} isUpdating={isUpdating} />
        <PriceAdjustments cart={cart} />
        {cart.pointsToEarn ? <PointsToEarn points={cart.pointsToEarn} area="cart" /> : null}
        {cart.shippingMethods.some(({ applicableShippingMethods: ways }) => ways.length > 1) ? (
          <TextButton
            aria-haspopup="dialog"
            onPointerEnter={() => preloadDialog('shipping-method')}
            onClick={() => void openDialog('shipping-method', {})}
          >
            {t('cart.shippingMethod.change')}
          </TextButton>
        ) : null}
        {cart.rights.adjustPrices ? (
          <TextButton aria-haspopup="dialog" onClick={() => void openDialog('adjust-price', {})}>
            {t('cart.adjust.openOrder')}
          </TextButton>
        ) : null}
        {site.features.klarna && !cart.preOrder ? (
          <Suspense>
            <PayLaterMessage amount={total} currency={currency} area="cart" />
          </Suspense>
        ) : null}
        <div className={styles.wideOnly}>
          <CheckoutLink cart={cart} />
        </div>
        <ShareItems items={cart.items} of="cart" />
        <Suspense>
          <LazyExpressButtons cart={cart} isDisabled={isUpdating || listProblemItems(cart).length > 0} />
        </Suspense>
      </section>
      <div className={styles.bar}>
        <p className={styles.barTotal}>
          <span>{t(taxKnown ? 'cart.summary.total' : 'cart.summary.estimatedTotal')}</span>
          <strong>{isUpdating ? t('cart.summary.updating') : amount(total, currency)}</strong>
        </p>
        <CheckoutLink cart={cart} />
      </div>
    </>
  )
}
