import { lazy, Suspense, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AddressFormField } from './address-fields.ts'
import { isPickupOnly } from './checkout-steps.ts'
import { ShippingStep } from './shipping-step.tsx'
import styles from './step-form.module.css'
import type { CheckoutNotice } from './use-checkout-notice.ts'

// Most orders are brought home.
const PickupStep = lazy(() => import('./pickup-step.tsx').then((module) => ({ default: module.PickupStep })))

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  /** What the order was refused for; what belongs to an input is told there. */
  readonly notice: CheckoutNotice | null
  readonly onSend: () => void
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
}

type Way = 'home' | 'point' | 'store'

/** How the goods come to the shopper: brought home, to a carrier's counter, or waiting at a store (CHK-14, CHK-15). */
export function DeliveryStep(props: Props) {
  const t = useTranslate()
  const { cart, onNotice } = props
  const { site } = useShop()
  const [way, setWay] = useState<Way>(cart.pickup?.kind === 'point' ? 'point' : 'home')
  if (isPickupOnly(cart))
    return <Suspense fallback={<Skeleton height="24rem" />}>{<PickupStep {...props} kind="store" />}</Suspense>

  const ways = listWays(cart, site.features)
  const choose = async (next: string) => {
    onNotice(null)
    if (next !== 'store') return setWay(next === 'point' ? 'point' : 'home')
    const { pickUpAll } = await import('./pick-up-all.ts')
    const error = await pickUpAll(cart, t)
    if (error) onNotice({ tone: 'warning', text: error })
  }
  return (
    <div className={styles.form}>
      {ways.length > 1 ? (
        <RadioCards
          legend={t('checkout.way.title')}
          name="way"
          value={way}
          onChange={(next) => void choose(next)}
          cards={ways.map((value) => ({
            value,
            title: t(`checkout.way.${value}`),
            detail: t(`checkout.way.${value}.detail`),
          }))}
        />
      ) : null}
      {way === 'point' ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <PickupStep {...props} kind="point" />
        </Suspense>
      ) : (
        <ShippingStep {...props} />
      )}
    </div>
  )
}

/** What is made to order is brought home and nowhere else. */
function listWays({ items }: Cart, features: { readonly pickupPoints: boolean }): Way[] {
  const sent = items.filter(({ shippingOptions }) => shippingOptions.selected === 'home')
  const canPickUp = sent.every(({ shippingOptions }) => shippingOptions.available.includes('pickup'))
  return [
    'home',
    ...(features.pickupPoints && sent.every(({ isCustoms }) => !isCustoms) ? (['point'] as const) : []),
    ...(canPickUp ? (['store'] as const) : []),
  ]
}
