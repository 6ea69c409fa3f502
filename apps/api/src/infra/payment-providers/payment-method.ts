import type { PaymentInstrument, PaymentMethodCode } from '@lacehouse/domain/payment/instrument'

/** What a page sends of a means of payment that it puts on the cart. */
export type InstrumentInput = {
  /** What stands for a card or for an agreement at the provider. */
  readonly token?: string | undefined
  /** A wallet's encrypted card, which the provider alone can open. */
  readonly sealed?: string | undefined
  /** What may be shown of a card. */
  readonly card?: CardInput | undefined
}

type CardInput = {
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly bin?: string | undefined
}

/** What the cart keeps of an instrument besides its method. */
export type InstrumentFacts = Omit<PaymentInstrument, 'id' | 'method' | 'upTo'>

/** `missing`: the page left a field out, or the provider does not know it; `expired`: a card past its date; `away`: no answer. */
export type TakenInstrument =
  | { readonly ok: true; readonly facts: InstrumentFacts }
  | { readonly ok: false; readonly reason: 'missing'; readonly field: 'token' | 'sealed' }
  | { readonly ok: false; readonly reason: 'expired' | 'away' }

/** `everywhere`: also for a shopper in a store; `online`: not there, where the employee has no account with the provider. */
export type ExpressScope = 'everywhere' | 'online'

/** A payment method of a provider, with everything by which it differs from the others. */
export type PaymentMethod = {
  readonly code: PaymentMethodCode
  /** Checks what a page says of an instrument, with the provider where it has to, and answers what the cart keeps of it. */
  readonly takeInstrument: (input: InstrumentInput) => Promise<TakenInstrument>
  /** The shopper agrees to a sum at the provider: one that changes afterwards has to be agreed to anew (PAY-06). */
  readonly agreesToTotal?: boolean
  /** Pays without the forms of the checkout; absent where the method does not (PAY-07, PAY-08). */
  readonly express?: ExpressScope
  /** Card brands that are shown beside the method's name. */
  readonly brands?: readonly string[]
  /** Origins of scripts, frames and calls that the checkout's pages let in for it, as a Content-Security-Policy lists them. */
  readonly pageOrigins: readonly string[]
}

/** Takes an agreement by its token as it is: whether the token is good shows when it is charged. */
export async function takeToken({ token }: InstrumentInput): Promise<TakenInstrument> {
  return token ? { ok: true, facts: { token } } : { ok: false, reason: 'missing', field: 'token' }
}
