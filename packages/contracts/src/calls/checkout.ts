import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AddressInput } from '../shapes/address.ts'
import { Cart, PaymentMethodCode } from '../shapes/cart.ts'
import { InStoreSalesInfo, Order } from '../shapes/order.ts'
import { AmountInput, BasketId, LocaleQuery, OrderNumber } from '../shapes/primitives.ts'

/** The refusals of a cart that cannot become an order as it is. */
const preparationErrors = [
  'BSK404',
  'ORD400',
  'ORD404',
  'ORD430',
  'ORD516',
  'ORD517',
  'ORD518',
  'INV405',
  'INV408',
  'INV409',
  'PYT405',
  'INV702',
  'PRC400',
  'SHP404',
  'SHP410',
  'SHP500',
  'CHK320',
  'BIL400',
  'BILL410',
  'PAY401',
  'TAX309',
  'TAX310',
] as const

/** The refusals of a coupon; an order with other totals names them beside ORD415. */
const lapsedCouponErrors = ['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175'] as const

const placementErrors = [
  'INV411',
  ...preparationErrors,
  ...lapsedCouponErrors,
  'ORD409',
  'ORD415',
  'PYT400',
  'PYT402',
  'PYT404',
  'PYT406',
  'GFC760',
  'GFC800',
  'REW135',
  'REW140',
  'PAY400',
  'FE309',
  'STR404',
] as const

/** From a filled cart to an order. */
export const checkoutCalls = {
  'checkout.prepareOrder': defineCall({
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    summary: 'Prices the cart afresh, checks everything an order needs, and fixes the total that will be charged',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({ basketId: BasketId }),
    reply: Cart,
    errors: [...preparationErrors],
  }),
  'checkout.placeOrder': defineCall({
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    summary: 'Places the order of a cart; repeated, it answers the same order',
    session: 'guest',
    limits: [{ policy: 'orders' }],
    query: LocaleQuery,
    body: z.strictObject({
      cartId: BasketId,
      billingAddress: AddressInput.optional(),
      paymentMethod: z.strictObject({ code: PaymentMethodCode }).optional(),
      /** Only for in-store sessions: the store and the employee of the sale. */
      inStoreSalesInfo: InStoreSalesInfo.optional(),
      recaptcha_response: z.string().max(4000).optional(),
      /** The total that the shopper saw; the order is refused when the total differs. */
      expectedTotal: AmountInput.optional(),
      /** The part that stored value paid as the shopper saw it; the order is refused when another method would have to pay more. */
      expectedStoredValue: AmountInput.optional(),
      /** The day from which the shopper was shown that a pre-order is sent; an order of pre-ordered goods is refused without it. */
      expectedPreOrder: z.iso.date().optional(),
    }),
    reply: Order,
    errors: [...placementErrors],
  }),
  'checkout.patchOrder': defineCall({
    method: 'PATCH',
    path: '/cart/v2/checkout/order/{orderNumber}',
    summary: 'Continues an order after 3-D Secure, reads its state, or pays a pre-order by another card',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: z.object({ orderNumber: OrderNumber }),
    query: LocaleQuery,
    body: z.strictObject({
      additionalData: z.strictObject({
        challengeId: z.string().max(80).optional(),
        result: z.enum(['authenticated', 'failed', 'cancelled']).optional(),
        /** True asks a provider that has not answered again, at once. */
        asksAgain: z.boolean().optional(),
        /** The provider's token of a card that pays a pre-order whose charge was declined; empty to open the provider's fields. */
        card: z.string().max(200).optional(),
      }),
    }),
    reply: Order,
    errors: ['ORD409', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'FE309', 'PAY400'],
  }),
  'checkout.getOrder': defineCall({
    method: 'GET',
    path: '/cart/v2/checkout/order/{orderNumber}',
    summary: 'The order just placed, for its confirmation page, to the session that placed it',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: z.object({ orderNumber: OrderNumber }),
    query: LocaleQuery,
    reply: Order,
    errors: ['ORD409'],
  }),
}
