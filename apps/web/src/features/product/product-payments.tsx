import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { Suspense, useEffect, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { priceOfChoice } from '../../components/product/price-of-choice.ts'
import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import type { Buying } from './use-buying.ts'

const PayLaterMessage = hydrateOnVisible(() =>
  import('../../components/express/pay-later-message.tsx').then((module) => module.PayLaterMessage),
)
const PointsToEarn = hydrateOnVisible(() =>
  import('../../components/loyalty/points-to-earn.tsx').then((module) => module.PointsToEarn),
)
const PayFromProduct = lazyConnected(() =>
  loadWithMessages(
    () => import('../../components/express/pay-from-product.tsx').then((module) => module.PayFromProduct),
    'wallet',
  ),
)

type Props = { readonly product: Product; readonly choice: Choice; readonly buying: Buying }

/** Offers payment over time and by the browser's wallet, and says which points the choice earns (PAY-06, PAY-08, LOY-01). */
export function ProductPayments({ product, choice, buying }: Props) {
  const { features } = useShop().site
  const [hasWallet, setHasWallet] = useState(false)

  // Only the browser knows whether it has a wallet.
  useEffect(() => {
    setHasWallet('ApplePaySession' in window)
  }, [])

  const { state } = buying.offer
  // Neither can be charged when the goods ship.
  const canBuy = !buying.preOrder && (state === 'inStock' || state === 'lowStock')
  const { lowCurrent } = priceOfChoice(product, choice)
  // The colour decides the price, and a colour is always chosen.
  const points = product.variants.find(({ attributes }) => attributes.color === choice.color)?.price.points
  return (
    <>
      {features.klarna && canBuy ? (
        <PayLaterMessage amount={lowCurrent} currency={product.currency} area="product" />
      ) : null}
      {points ? <PointsToEarn points={points} area="product" /> : null}
      {features.applePay && hasWallet && canBuy ? (
        <Suspense>
          <PayFromProduct price={lowCurrent} currency={product.currency} toItem={buying.toItem} />
        </Suspense>
      ) : null}
    </>
  )
}
