import { findCalloutText } from '@lacehouse/domain/promotions/callout'
import { useId } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './promotion-callouts.module.css'

/** Shows the callouts of promotions (CART-11) and what is missing for free delivery, where the site shows it (CART-30). */
export function PromotionCallouts({ cart }: { readonly cart: Cart }) {
  const { freeShippingBenefit } = useShop().site.features
  const formatCallout = useCallout(cart)
  const benefit = cart.freeShippingBenefit
  const callouts = cart.promoSummary
    .filter(({ level, couponCode }) => level !== 'SHIPPING' || freeShippingBenefit || couponCode)
    .flatMap((promotion) => formatCallout(promotion) ?? [])
  return (
    <>
      {benefit ? <FreeDelivery cart={cart} benefit={benefit} /> : null}
      {callouts.map((text) => (
        <p className={styles.callout} key={text}>
          <Icon name="tag" size={16} />
          {text}
        </p>
      ))}
    </>
  )
}

type Promotion = Cart['promoSummary'][number]
type Benefit = NonNullable<Cart['freeShippingBenefit']>

/** Gives the function that formats a promotion's callout with the missing amount; null without a callout. */
function useCallout({ currency }: Cart): (promotion: Promotion) => string | null {
  const { amount, number } = useFormat()
  return ({ thresholdStatus, ...promotion }) => {
    const text = thresholdStatus ? findCalloutText({ ...promotion, thresholdStatus }) : null
    const { distanceFromConditionThreshold: distance = 0, distanceUnit } = promotion
    return (
      text?.replace('{distance}', distanceUnit === 'pieces' ? number(distance) : amount(distance, currency)) ?? null
    )
  }
}

function FreeDelivery({ cart, benefit }: { readonly cart: Cart; readonly benefit: Benefit }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const id = useId()
  const { from, missing, reached: isReached } = benefit
  return (
    <div className={styles.delivery}>
      <p id={id}>
        <Icon name="truck" size={18} />
        {isReached
          ? t('cart.freeShipping.reached')
          : t('cart.freeShipping.away', { amount: amount(missing, cart.currency) })}
      </p>
      <progress className={styles.progress} aria-labelledby={id} max={from} value={from - missing} />
    </div>
  )
}
