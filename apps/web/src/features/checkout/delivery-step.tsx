import { Suspense, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isPickupOnly } from './checkout-steps.ts'
import { PickupStep } from './lazy-steps.ts'
import { ShippingStep } from './shipping-step.tsx'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'

type Props = Pick<StepProps, 'fields' | 'cart' | 'notice' | 'onSend' | 'onDone' | 'onNotice'>

type Way = 'home' | 'point' | 'store'

/** Asks how the goods reach the shopper: at home, at a carrier's pickup point, or in a store (CHK-14, CHK-15). */
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

/** Lists the ways of delivery. Items that are made to order are delivered to the home address only. */
function listWays({ items }: Cart, features: { readonly pickupPoints: boolean }): Way[] {
  const sent = items.filter(({ shippingOptions }) => shippingOptions.selected === 'home')
  const canPickUp = sent.every(({ shippingOptions }) => shippingOptions.available.includes('pickup'))
  return [
    'home',
    ...(features.pickupPoints && sent.every(({ isCustoms }) => !isCustoms) ? (['point'] as const) : []),
    ...(canPickUp ? (['store'] as const) : []),
  ]
}
