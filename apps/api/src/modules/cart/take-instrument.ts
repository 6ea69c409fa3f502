import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'

export type InstrumentBody = CallRequest<'cart.addPaymentInstrument'>['body']

type TakeDeps = { readonly payments: PaymentProviders; readonly now: () => number }
type Parts = Omit<PaymentInstrument, 'id' | 'method' | 'upTo'>

/**
 * Makes an instrument of what a page says of it: a card by its token, what was agreed in a widget or at another's page by theirs,
 * a wallet's sealed card by the token that the provider gives for it. What the provider does not know is refused.
 */
export async function takeInstrument(deps: TakeDeps, body: InstrumentBody): Promise<PaymentInstrument> {
  const { payment_method_id: method } = body
  const parts = await takeParts(deps, body)
  return { id: randomUUID(), method, upTo: null, ...parts }
}

const takeParts = (deps: TakeDeps, body: InstrumentBody): Parts | Promise<Parts> => {
  switch (body.payment_method_id) {
    case 'CREDIT_CARD':
      return toCard(body, deps.now())
    case 'KLARNA':
      return { token: requireToken(body) }
    case 'PAYPAL':
      return takeApproval(deps, requireToken(body))
    case 'APPLE_PAY':
      return takeSealed(deps, body)
    default:
      return { ...(body.token && { token: body.token }) }
  }
}

const requireToken = ({ token }: InstrumentBody): string => {
  if (!token) throw new Refusal('PYT404', { field: 'token' })
  return token
}

const toCard = (body: InstrumentBody, now: number): Parts => {
  const token = requireToken(body)
  const { card } = body
  if (!card) return { token }
  if (isPast(card, now)) throw new Refusal('FE309', { field: 'cardExpiry' })
  const { brand, last4, bin, expiryMonth, expiryYear } = card
  return { token, brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) }
}

/** A card is good to the last day of its month. */
const isPast = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean =>
  Date.UTC(expiryYear, expiryMonth, 1) <= now

/** A shopper's yes at the provider's own page counts only as the provider tells it. */
const takeApproval = async ({ payments }: TakeDeps, token: string): Promise<Parts> => {
  const approval = await payments.findFor('PAYPAL')?.findApproval?.(token)
  if (!approval) throw new Refusal('PAY400')
  if (!approval.isApproved) throw new Refusal('PYT404', { field: 'token' })
  return { token, ...(approval.payer && { holder: approval.payer }) }
}

const takeSealed = async ({ payments }: TakeDeps, { sealed }: InstrumentBody): Promise<Parts> => {
  if (!sealed) throw new Refusal('PYT404', { field: 'sealed' })
  const taken = await payments.findFor('APPLE_PAY')?.takeWallet?.(sealed)
  if (!taken?.ok) throw new Refusal('PAY400')
  const { token, brand, last4, bin } = taken
  return { token, brand, last4, ...(bin && { bin }) }
}
