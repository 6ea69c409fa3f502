import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from '../../express/express.module.css'
import { loadWithWords } from '../../express/load-with-words.ts'
import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'
import { useShop } from '../../use-shop.ts'
import { priceOfChoice } from './price-of-choice.ts'
import type { Buying } from './use-buying.ts'

const PayLaterMessage = hydrateOnVisible(
  () => import('../../express/pay-later-message.tsx').then((module) => module.PayLaterMessage),
  styles.part,
)
const PayFromProduct = lazy(() =>
  loadWithWords(() => import('../../express/pay-from-product.tsx').then((module) => module.PayFromProduct), 'wallet'),
)

type Props = { readonly product: Product; readonly choice: Choice; readonly buying: Buying }

/** Other ways to pay what is shown: over time, and by the browser's wallet where it has one (PAY-06, PAY-08). */
export function ProductPayments({ product, choice, buying }: Props) {
  const { features } = useShop().site
  const [hasWallet, setHasWallet] = useState(false)

  // The wallet is the browser's; the server cannot know of it.
  useEffect(() => setHasWallet('ApplePaySession' in window), [])

  const canBuy = buying.offer.state === 'inStock' || buying.offer.state === 'lowStock'
  const { lowCurrent } = priceOfChoice(product, choice)
  return (
    <>
      {features.klarna ? <PayLaterMessage amount={lowCurrent} currency={product.currency} area="product" /> : null}
      {features.applePay && hasWallet && canBuy ? (
        <Suspense>
          <PayFromProduct price={lowCurrent} currency={product.currency} toItem={buying.toItem} />
        </Suspense>
      ) : null}
    </>
  )
}
