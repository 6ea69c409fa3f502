import type { ConsumerQueries } from '../../core/consumers/consumer.queries.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { InstrumentInput } from '../../infra/payment-providers/payment-method.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'

type SavedDeps = { readonly consumers: Pick<ConsumerQueries, 'findCard'>; readonly payments: PaymentProviders }
type AddCall = Pick<Call<'cart.addPaymentInstrument'>, 'body' | 'params' | 'session'>

/**
 * Makes the input for an instrument. The id of a saved card becomes its token and its data as the provider returned them; CCN404 for
 * a card of another consumer (CHK-05, AUTH-13).
 */
export async function toInstrumentInput(
  { consumers, payments }: SavedDeps,
  { body, params, session }: AddCall,
): Promise<InstrumentInput> {
  const { token, sealed, payment_session_id: sessionId, saved_payment_instrument_id: id } = body
  const input = { cartId: params.basketId, sealed, sessionId }
  if (!id) return { ...input, token }
  const provider = payments.findFor('CREDIT_CARD')?.name
  const isOwner = body.payment_method_id === 'CREDIT_CARD' && session.kind === 'consumer'
  const saved = isOwner && provider ? await consumers.findCard(id, session.id, provider) : null
  if (!saved) throw new Refusal('CCN404')
  const { token: savedToken, ...card } = saved
  return { ...input, token: savedToken, card }
}
