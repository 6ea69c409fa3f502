import { randomUUID } from 'node:crypto'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import { Refusal } from '../../http/refusal.ts'
import type { ApprovalTerms } from '../../infra/payment-providers/approval-terms.ts'
import type { InstrumentInput, PaymentMethod, TakenInstrument } from '../../infra/payment-providers/payment-method.ts'

type Taken = { readonly instrument: PaymentInstrument; readonly terms: ApprovalTerms }

/** Makes a payment instrument from the input of a call; it is refused if the provider does not know its token. */
export async function takeInstrument(method: PaymentMethod, input: InstrumentInput): Promise<Taken> {
  const taken = await method.takeInstrument(input)
  if (!taken.ok) throw toRefusal(taken)
  return { instrument: { id: randomUUID(), method: method.code, upTo: null, ...taken.facts }, terms: taken.terms }
}

const toRefusal = (taken: Extract<TakenInstrument, { ok: false }>): Refusal => {
  if (taken.reason === 'missing') return new Refusal('PYT404', { field: taken.field })
  return taken.reason === 'expired' ? new Refusal('FE309', { field: 'cardExpiry' }) : new Refusal('PAY400')
}
