import { loadCart } from '../../cart/cart-scene.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type InstrumentDeps, listOffered } from './add-payment-instrument.ts'

export type PaymentSessionDeps = InstrumentDeps & { readonly publicUrl: string }

/** Opens the provider's session that its card fields are shown with (PAY-11); a provider that is away is PAY400. */
export const openPaymentSession =
  (deps: PaymentSessionDeps): Handler<'cart.paymentSession'> =>
  async (call) => {
    const { cartId, paymentMethodId } = call.query
    if (!cartId) throw new Refusal('API400', { field: 'cartId' })
    if (!listOffered(call.site, deps.payments).includes(paymentMethodId)) throw new Refusal('PYT405')
    const { cart, till } = await loadCart(deps, call, { cartId })
    const { totals } = priceAtTill(cart, till)
    const opened = await deps.payments.openSession({
      amount: Math.max(1, totals.total),
      currency: cart.currency,
      reference: cart.id,
      locale: call.locale,
      origin: originOf(call.headers.origin, deps.publicUrl),
    })
    if (!opened.ok) throw new Refusal('PAY400')
    const { merchantSession, origin, script } = opened
    return {
      success: true,
      provider: deps.payments.name,
      locale: call.locale,
      meta: { merchantSession, origin, script },
    }
  }

const originOf = (header: string | string[] | undefined, publicUrl: string): string =>
  typeof header === 'string' && URL.canParse(header) ? new URL(header).origin : new URL(publicUrl).origin
