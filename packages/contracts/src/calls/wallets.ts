import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PaymentMethodCode } from '../shapes/cart.ts'
import { Amount, BasketId, LocaleQuery } from '../shapes/primitives.ts'

/** What paying by somebody else's page, widget or wallet needs besides the calls of the cart (S1.7, S2.7). */
export const walletCalls = {
  'cart.listPaymentMethods': defineCall({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    summary: 'The payment methods of the site that this cart can use',
    session: 'guest',
    params: z.object({ basketId: BasketId }),
    query: LocaleQuery,
    reply: z.object({
      paymentMethods: z.array(
        z.object({
          code: PaymentMethodCode,
          label: z.string(),
          brands: z.array(z.string()).optional(),
          /** What a balance has, and what of it this cart could take. */
          additionalData: z
            .object({ remainingAmount: Amount, payableAmount: Amount, points: z.number().optional() })
            .optional(),
        }),
      ),
      /** Those that need none of the checkout's forms. */
      expressMethods: z.array(PaymentMethodCode),
    }),
    errors: ['BSK404'],
  }),
  'cart.paymentSession': defineCall({
    method: 'GET',
    path: '/cart/v1/paymentSession',
    summary: "The provider's session for hosted fields or a wallet",
    session: 'guest',
    query: LocaleQuery.extend({
      /** Without it the cart that the caller changed last. */
      cartId: BasketId.optional(),
      referer: z.string().max(400).optional(),
      paymentMethodId: PaymentMethodCode,
      paymentMethod: z.string().max(40).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      provider: z.string(),
      locale: z.string(),
      meta: z.object({
        merchantSession: z.string(),
        /** Origin and script of the provider's hosted fields. */
        origin: z.string().optional(),
        script: z.string().optional(),
        /** Kinds of payment that a widget offers. */
        categories: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
        /** The provider's own page, where a shopper agrees. */
        redirectUrl: z.string().optional(),
      }),
    }),
    errors: ['BSK404', 'PYT405', 'PAY400'],
  }),
}
