import { findCalloutText } from '@lacehouse/domain/promotions/callout'
import { useId } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './promotion-callouts.module.css'

/**
 * Shows the nearest of the promotions that more goods would earn (CART-11), among them free delivery where the site shows it
 * (CART-30), and the reached promotions that the sums do not list.
 */
export function PromotionCallouts({ cart }: { readonly cart: Cart }) {
  const { freeShippingBenefit } = useShop().site.features
  const formatCallout = useCallout(cart)
  const benefit = cart.freeShippingBenefit
  const withCallouts = cart.promoSummary
    .filter(({ level, couponCode }) => level !== 'SHIPPING' || freeShippingBenefit || couponCode)
    .filter((promotion) => formatCallout(promotion) !== null)
  const isReached = ({ thresholdStatus }: Promotion) => thresholdStatus === 'Threshold Reached'
  const promise = findNearest(withCallouts.filter((promotion) => !isReached(promotion)))
  const isDeliveryNearer = benefit && !benefit.reached && !(promise && isNearer(promise, benefit.missing))
  const reached = withCallouts.filter((promotion) => isReached(promotion) && promotion.discount === 0)
  return (
    <>
      {benefit && (isDeliveryNearer || (benefit.reached && !promise)) ? (
        <FreeDelivery cart={cart} benefit={benefit} />
      ) : null}
      {[...(promise && !isDeliveryNearer ? [promise] : []), ...reached].map((promotion) => (
        <p className={styles.callout} key={promotion.promotionId}>
          <Icon name="tag" size={16} />
          {formatCallout(promotion)}
        </p>
      ))}
    </>
  )
}

type Promotion = Cart['promoSummary'][number]
type Benefit = NonNullable<Cart['freeShippingBenefit']>

/** Finds the promotion that the least money is missing for; one that misses pieces comes after them. */
function findNearest(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.toSorted((a, b) => toDistance(a) - toDistance(b))[0]
}

const isNearer = (promotion: Promotion, amount: number): boolean => toDistance(promotion) < amount

const toDistance = ({ distanceUnit, distanceFromConditionThreshold: distance = 0 }: Promotion): number =>
  distanceUnit === 'pieces' ? 1e9 + distance : distance

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
