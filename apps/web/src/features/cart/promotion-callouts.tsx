import { findCalloutText } from '@lacehouse/domain/promotions/callout'
import type { Cart } from '../../cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './promotion-callouts.module.css'

/** What promotions have to say (CART-11), and how far free delivery is, where the site shows it (CART-30). */
export function PromotionCallouts({ cart }: { readonly cart: Cart }) {
  const { freeShippingBenefit } = useShop().site.features
  const { amount, number } = useFormat()
  const delivery = freeShippingBenefit ? findDelivery(cart) : undefined
  const sayDistance = ({ distanceFromConditionThreshold: distance = 0, distanceUnit }: Promotion) =>
    distanceUnit === 'pieces' ? number(distance) : amount(distance, cart.currency)
  const callouts = cart.promoSummary
    .filter(({ promotionId }) => promotionId !== delivery?.promotionId)
    .filter(({ level, couponCode }) => level !== 'SHIPPING' || freeShippingBenefit || couponCode)
    .flatMap((promotion) => findText(promotion)?.replace('{distance}', sayDistance(promotion)) ?? [])
  return (
    <>
      {delivery ? <FreeDelivery cart={cart} promotion={delivery} /> : null}
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

const findText = ({ thresholdStatus, ...promotion }: Promotion): string | null =>
  thresholdStatus ? findCalloutText({ ...promotion, thresholdStatus }) : null

const findDelivery = ({ promoSummary }: Cart): Promotion | undefined =>
  promoSummary.find(
    ({ level, couponCode, thresholdStatus }) =>
      level === 'SHIPPING' && couponCode === undefined && thresholdStatus !== 'Below Threshold',
  )

function FreeDelivery({ cart, promotion }: { readonly cart: Cart; readonly promotion: Promotion }) {
  const say = useText()
  const { amount } = useFormat()
  const { thresholdStatus, distanceFromConditionThreshold: distance = 0 } = promotion
  const isReached = thresholdStatus === 'Threshold Reached'
  const reached = cart.totals.itemSubTotal
  return (
    <div className={styles.delivery}>
      <p id="free-delivery">
        <Icon name="truck" size={18} />
        {isReached
          ? say('cart.freeShipping.reached')
          : say('cart.freeShipping.away', { amount: amount(distance, cart.currency) })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby="free-delivery"
        max={reached + distance}
        value={isReached ? reached + distance : reached}
      />
    </div>
  )
}
