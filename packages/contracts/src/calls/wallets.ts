import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PaymentMethodCode } from '../shapes/cart.ts'
import { PaymentSession } from '../shapes/payment-session.ts'
import { Amount, BasketId, LocaleQuery } from '../shapes/primitives.ts'

/** Payments on a provider's page, in its widget or in a wallet. */
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
          /** The remaining amount of a balance, and the part that this cart could use. */
          additionalData: z
            .object({
              remainingAmount: Amount,
              payableAmount: Amount,
              points: z.number().optional(),
              /** The points that pay `payableAmount`. */
              payablePoints: z.number().optional(),
            })
            .optional(),
        }),
      ),
      /** The methods of the express checkout. */
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
      /** The default is the cart that the caller changed last. */
      cartId: BasketId.optional(),
      referer: z.string().max(400).optional(),
      paymentMethodId: PaymentMethodCode,
      paymentMethod: z.string().max(40).optional(),
    }),
    reply: PaymentSession,
    errors: ['BSK404', 'PYT405', 'PAY400'],
  }),
}
