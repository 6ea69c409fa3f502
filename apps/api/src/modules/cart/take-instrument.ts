import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentMethod, TakenInstrument } from '../../infra/payment-providers/payment-method.ts'

export type InstrumentBody = CallRequest<'cart.addPaymentInstrument'>['body']

/** Makes a payment instrument from the body of a call; it is refused if the provider does not know its token. */
export async function takeInstrument(method: PaymentMethod, body: InstrumentBody): Promise<PaymentInstrument> {
  const taken = await method.takeInstrument(body)
  if (!taken.ok) throw toRefusal(taken)
  return { id: randomUUID(), method: method.code, upTo: null, ...taken.facts }
}

const toRefusal = (taken: Extract<TakenInstrument, { ok: false }>): Refusal => {
  if (taken.reason === 'missing') return new Refusal('PYT404', { field: taken.field })
  return taken.reason === 'expired' ? new Refusal('FE309', { field: 'cardExpiry' }) : new Refusal('PAY400')
}
