import type { PaymentInstrument, PaymentMethodCode } from '@lacehouse/domain/payment/instrument'

/** The input of a page that adds a payment instrument to the cart. */
export type InstrumentInput = {
  /** The provider's token for a card or for an approval. */
  readonly token?: string | undefined
  /** A wallet's encrypted card; only the provider can decrypt it. */
  readonly sealed?: string | undefined
  /** The displayable data of a card. */
  readonly card?: CardInput | undefined
}

type CardInput = {
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly bin?: string | undefined
}

/** The fields of an instrument that the cart stores besides its method. */
export type InstrumentFacts = Omit<PaymentInstrument, 'id' | 'method' | 'upTo'>

/** `missing`: a field is absent or unknown to the provider; `expired`: the card has expired; `away`: the provider did not answer. */
export type TakenInstrument =
  | { readonly ok: true; readonly facts: InstrumentFacts }
  | { readonly ok: false; readonly reason: 'missing'; readonly field: 'token' | 'sealed' }
  | { readonly ok: false; readonly reason: 'expired' | 'away' }

/** `everywhere` includes sessions in a store; `online` excludes them, because the employee has no account with the provider. */
export type ExpressScope = 'everywhere' | 'online'

/** A payment method of a provider with its properties. */
export type PaymentMethod = {
  readonly code: PaymentMethodCode
  /** Checks a page's input, with the provider where necessary, and returns the fields that the cart stores. */
  readonly takeInstrument: (input: InstrumentInput) => Promise<TakenInstrument>
  /** True when the shopper approves a total at the provider, so that a changed total needs a new approval (PAY-06). */
  readonly agreesToTotal?: boolean
  /** The scope of express checkout without forms; absent for methods without it (PAY-07, PAY-08). */
  readonly express?: ExpressScope
  /** The card brands beside the method's name. */
  readonly brands?: readonly string[]
  /** Origins of scripts, frames and calls that the checkout's Content-Security-Policy allows for this method. */
  readonly pageOrigins: readonly string[]
}

/** Accepts a token without a check; the charge shows whether it is valid. */
export async function takeToken({ token }: InstrumentInput): Promise<TakenInstrument> {
  return token ? { ok: true, facts: { token } } : { ok: false, reason: 'missing', field: 'token' }
}
