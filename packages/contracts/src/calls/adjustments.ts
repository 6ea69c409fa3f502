import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Cart } from '../shapes/cart.ts'
import { AmountInput, BasketId, LocaleQuery, text } from '../shapes/primitives.ts'

const Reason = text(200).min(3)
const CartParams = z.object({ basketId: BasketId })
/** Gift wrap for every parcel, and a slip without prices in place of an invoice. */
export const GiftWrappingInput = z.strictObject({ wrap: z.boolean(), receipt: z.boolean() })
const AdjustmentParams = CartParams.extend({ adjustmentId: z.string().uuid() })

/** Price adjustments of staff (CART-18), and the device fingerprint at checkout (CART-20). */
export const adjustmentsCalls = {
  'cart.addPriceAdjustment': defineCall({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments',
    summary: 'Takes an amount off an item or off the order, with the reason; for store and agent sessions',
    session: 'staff',
    agents: 'prices.adjust',
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({ itemId: z.string().min(1).max(40).optional(), amount: AmountInput, reason: Reason }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'ORD404', 'PRC400'],
  }),
  'cart.changePriceAdjustment': defineCall({
    method: 'PATCH',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    summary: 'Changes the amount or the reason of an adjustment',
    session: 'staff',
    agents: 'prices.adjust',
    params: AdjustmentParams,
    query: LocaleQuery,
    body: z.strictObject({ amount: AmountInput.optional(), reason: Reason.optional() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'API404', 'PRC400'],
  }),
  'cart.removePriceAdjustment': defineCall({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    summary: 'Removes a price adjustment',
    session: 'staff',
    agents: 'prices.adjust',
    params: AdjustmentParams,
    query: LocaleQuery,
    body: z.strictObject({ reason: Reason.optional() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'API404'],
  }),
  'cart.deviceFingerPrint': defineCall({
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    summary: "Stores a fingerprint of the device with the cart, for the payment provider's risk check",
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({ cartId: BasketId, deviceFingerprint: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) }),
    reply: z.object({ accepted: z.boolean() }),
    errors: ['BSK404', 'INV409'],
  }),
  'cart.setGiftWrapping': defineCall({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/giftWrapping',
    summary: 'Sets gift wrap and gift receipt of the whole order',
    session: 'guest',
    params: z.object({ basketId: BasketId }),
    query: LocaleQuery,
    body: GiftWrappingInput,
    reply: Cart,
    errors: ['BSK404', 'INV409', 'API404'],
  }),
}
