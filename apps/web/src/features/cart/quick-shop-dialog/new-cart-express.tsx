import type { Cart } from '../../../client/cart/cart.ts'
import { useConnection } from '../../../client/stores/use-connection.ts'
import { useShop } from '../../../client/use-shop.ts'
import { findApplePay } from '../../../components/express/apple-pay/apple-pay.ts'
import { PayFromProduct } from '../../../components/express/pay-from-product.tsx'
import { PaypalButton } from '../../../components/express/paypal-button.tsx'
import { priceOfChoice } from '../../../components/product/price-of-choice.ts'
import { toQuickItem } from '../../../components/product/to-quick-item.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import type { QuickShop } from './use-quick-shop.ts'

type Props = {
  readonly shop: QuickShop
  readonly isDisabled: boolean
  readonly openCart: () => Promise<Cart>
}

/** The express payments of a shopper who has no cart yet: it begins with the chosen variant (QS-03). */
export function NewCartExpress({ shop: { product, variant, choice }, isDisabled, openCart }: Props) {
  const { features } = useShop().site
  const connection = useConnection()
  if (!product || !variant) return null
  return (
    <MessagesProvider areas={['wallet']}>
      {features.applePay && findApplePay() ? (
        <PayFromProduct
          price={priceOfChoice(product, choice).lowCurrent}
          currency={product.currency}
          toItem={() => toQuickItem(product, variant)}
        />
      ) : null}
      {/* An employee who sells in a store has no PayPal account of the buyer at hand. */}
      {features.paypal && !connection ? <PaypalButton cart={null} isDisabled={isDisabled} openCart={openCart} /> : null}
    </MessagesProvider>
  )
}
