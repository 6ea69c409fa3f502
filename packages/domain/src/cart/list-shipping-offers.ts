import { priceCart } from '../pricing/price-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { getDeliveryWindow } from '../shipping/get-delivery-window.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { DeliveryWindow } from '../shipping/shipping-method.ts'
import type { Cart } from './cart.ts'
import { listCartShippingMethods } from './plan-choose-shipping-method.ts'

/** A shipping method as it is offered to a shopper (S2.3): `price` is what it would cost this cart, in minor units. */
export type ShippingOffer = {
  readonly code: string
  readonly labelKey: string
  readonly price: number
  readonly originalPrice: number
  readonly deliveryWindow: DeliveryWindow
  readonly isSelected: boolean
}

/** Lists what a shopper may choose for a group, priced by pricing the cart with each: an offer never differs from its bill. */
export function listShippingOffers(cart: Cart, group: ShippingGroup, facts: PricingFacts): ShippingOffer[] {
  const selected = priceCart(cart, facts).shipments.find(({ groupId }) => groupId === group)?.methodCode
  return listCartShippingMethods(cart, group, facts).map(({ code, labelKey, delivery }) => {
    const shippingMethods = { ...cart.shippingMethods, [group]: { code, chosenByShopper: true } }
    const priced = priceCart({ ...cart, shippingMethods }, facts)
    const shipment = priced.shipments.find(({ groupId }) => groupId === group)
    return {
      code,
      labelKey,
      price: shipment?.price ?? 0,
      originalPrice: shipment?.originalPrice ?? 0,
      deliveryWindow: getDeliveryWindow(delivery, facts.now),
      isSelected: code === selected,
    }
  })
}
