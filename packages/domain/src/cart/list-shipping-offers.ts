import { priceCart } from '../pricing/price-cart.ts'
import type { PricedCart, PricedShipment } from '../pricing/priced-cart.ts'
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

type Billed = {
  readonly facts: PricingFacts
  /** The cart as it is priced now, which is the price of the method that it has. */
  readonly priced: PricedCart
}

/** Lists what a shopper may choose for a group, priced by pricing the cart with each: an offer never differs from its bill. */
export function listShippingOffers(cart: Cart, group: ShippingGroup, { facts, priced }: Billed): ShippingOffer[] {
  const current = findShipment(priced, group)
  return listCartShippingMethods(cart, group, facts).map(({ code, labelKey, delivery }) => {
    const isSelected = code === current?.methodCode
    const shipment = isSelected ? current : findShipment(priceWith(cart, { group, code, facts }), group)
    return {
      code,
      labelKey,
      price: shipment?.price ?? 0,
      originalPrice: shipment?.originalPrice ?? 0,
      deliveryWindow: getDeliveryWindow(delivery, facts.now),
      isSelected,
    }
  })
}

type Choice = { readonly group: ShippingGroup; readonly code: string; readonly facts: PricingFacts }

const priceWith = (cart: Cart, { group, code, facts }: Choice): PricedCart =>
  priceCart({ ...cart, shippingMethods: { ...cart.shippingMethods, [group]: { code, chosenByShopper: true } } }, facts)

const findShipment = ({ shipments }: PricedCart, group: ShippingGroup): PricedShipment | undefined =>
  shipments.find(({ groupId }) => groupId === group)
