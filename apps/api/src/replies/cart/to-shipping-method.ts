import type { ShippingMethodReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findPreOrderDay } from '@lacehouse/domain/pre-order/pre-order'
import { getDeliveryWindowIn } from '@lacehouse/domain/shipping/get-delivery-window'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import { findMessage } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { formatDeliveryDays } from './format-delivery-days.ts'

type MethodContext = { readonly cart: Cart; readonly pricing: PricingContext; readonly locale: string }

/** Makes the reply of a shipping method, with its label, price and delivery window. */
export function toShippingMethod(
  method: ShippingMethod,
  { cart, pricing, locale }: MethodContext,
): ShippingMethodReply {
  const { now, site, variants } = pricing.facts
  const preOrderDay = findPreOrderDay(cart, variants)
  const sentFrom = preOrderDay === null ? now : Math.max(now, Date.parse(preOrderDay))
  const window = getDeliveryWindowIn(site.countryCode, method.delivery, sentFrom)
  return {
    code: method.code,
    label: findMessage(locale, method.labelKey) ?? method.code,
    price: { amount: amountToWire(method.price, cart.currency), currency: cart.currency },
    deliveryTime: formatDeliveryDays(locale, method.delivery),
    deliveryWindow: { from: window.earliest, to: window.latest },
  }
}
