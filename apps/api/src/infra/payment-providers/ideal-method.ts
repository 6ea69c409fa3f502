import type { PaymentMethod } from './payment-method.ts'

/** Creates payment by iDEAL. The shopper enters nothing in the shop: the bank asks for everything on its own page. It pays euros only. */
export function createIdealMethod(): PaymentMethod {
  return {
    code: 'IDEAL',
    pageOrigins: [],
    takeInstrument: () => Promise.resolve({ ok: true, facts: {}, terms: { cartId: null, currency: 'EUR' } }),
  }
}
