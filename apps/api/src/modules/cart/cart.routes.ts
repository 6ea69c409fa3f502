import type { CallId } from '@lacehouse/contracts'
import { explainCart } from '../../core/promotion-inspection/explain-cart.ts'
import type { Handlers } from '../../http/call.ts'
import { addItem } from './add-item.ts'
import { addPaymentInstrument, removePaymentInstrument } from './add-payment-instrument.ts'
import type { AdjustmentDeps } from './adjust-cart.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'
import { checkoutChoices } from './checkout-choices.ts'
import { type CreateDeps, createCart, createCartWithItem } from './create-cart.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { openPaymentSession, type PaymentSessionDeps } from './open-payment-session.ts'
import { priceAdjustments } from './price-adjustments.ts'
import { readCarts } from './read-carts.ts'
import { removeItem } from './remove-item.ts'
import { type ReserveDeps, reserveWithItem } from './reserve-with-item.ts'
import { saveDeviceFingerprint } from './save-device-fingerprint.ts'
import { type SavedItemDeps, savedItems } from './saved-items.ts'
import { removeBillingAddress, setBillingAddress } from './set-billing-address.ts'
import {
  type AddressDeps,
  removeShippingAddress,
  setShippingAddress,
  validateShippingAddress,
} from './set-shipping-address.ts'
import { updateItem } from './update-item.ts'

type CartCalls = Extract<CallId, `cart.${string}` | `coupons.${string}` | `promotions.${string}`>

export function cartRoutes(
  deps: AdjustmentDeps & CreateDeps & AddressDeps & PaymentSessionDeps & SavedItemDeps & ReserveDeps,
): Handlers<CartCalls> {
  return {
    'cart.create': createCart(deps),
    'cart.createWithItem': createCartWithItem(deps),
    ...readCarts(deps),
    'cart.addItem': addItem(deps),
    'cart.updateItem': updateItem(deps),
    'cart.removeItem': removeItem(deps),
    ...checkoutChoices(deps),
    'coupons.apply': applyCoupon(deps),
    'coupons.remove': removeCoupon(deps),
    'promotions.explain': ({ site, locale, params, query }) =>
      explainCart(deps, { site, locale, cartId: params.basketId, promotionId: query.promotionId }),
    'cart.setShippingAddress': setShippingAddress(deps),
    'cart.removeShippingAddress': removeShippingAddress(deps),
    'cart.validateShippingAddress': validateShippingAddress(deps),
    'cart.setBillingAddress': setBillingAddress(deps),
    'cart.removeBillingAddress': removeBillingAddress(deps),
    'cart.listPaymentMethods': listPaymentMethods(deps),
    'cart.addPaymentInstrument': addPaymentInstrument(deps),
    'cart.removePaymentInstrument': removePaymentInstrument(deps),
    'cart.paymentSession': openPaymentSession(deps),
    ...savedItems(deps),
    ...priceAdjustments(deps),
    'cart.deviceFingerPrint': saveDeviceFingerprint(deps),
    'cart.reserveWithItem': reserveWithItem(deps),
  }
}
