import type { ConsumerQueries } from '../../core/consumers/consumer.queries.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import type { InstrumentBody } from './take-instrument.ts'

type SavedDeps = { readonly consumers: Pick<ConsumerQueries, 'findCard'>; readonly payments: PaymentProviders }

/** Replaces the id of a saved card by its token, brand and last digits; CCN404 for a card of another consumer (CHK-05, AUTH-13). */
export async function takeSavedCard(
  { consumers, payments }: SavedDeps,
  { body, session }: Pick<Call<'cart.addPaymentInstrument'>, 'body' | 'session'>,
): Promise<InstrumentBody> {
  const { saved_payment_instrument_id: id, ...rest } = body
  if (!id) return rest
  const provider = payments.findFor('CREDIT_CARD')?.name
  const isOwner = body.payment_method_id === 'CREDIT_CARD' && session.kind === 'consumer'
  const saved = isOwner && provider ? await consumers.findCard(id, session.id, provider) : null
  if (!saved) throw new Refusal('CCN404')
  const { token, ...card } = saved
  return { ...rest, token, card }
}
