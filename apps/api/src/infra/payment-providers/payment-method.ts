import type { PaymentInstrument, PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { ApprovalTerms } from './approval-terms.ts'

/** The input for a payment instrument: what the page sends, and the shop's own record of a saved card. */
export type InstrumentInput = {
  /** The cart that is to be paid. */
  readonly cartId: string
  /** The provider's token for a card or for an approval. */
  readonly token?: string | undefined
  /** The id of the provider's session in which the shopper approved, where the token alone does not lead to it. */
  readonly sessionId?: string | undefined
  /** A wallet's encrypted card; only the provider can decrypt it. */
  readonly sealed?: string | undefined
  /** The data of a saved card, as the provider returned them when it saved the card. */
  readonly card?: CardFacts | undefined
}

/** The displayable data of a card. They come from the provider, never from a page. */
export type CardFacts = {
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
  | { readonly ok: true; readonly facts: InstrumentFacts; readonly terms: ApprovalTerms }
  | { readonly ok: false; readonly reason: 'missing'; readonly field: 'token' | 'sealed' }
  | { readonly ok: false; readonly reason: 'expired' | 'away' }

/** `everywhere` includes sessions in a store; `online` excludes them, because the employee has no account with the provider. */
export type ExpressScope = 'everywhere' | 'online'

/** A payment method of a provider with its properties. */
export type PaymentMethod = {
  readonly code: PaymentMethodCode
  /** Checks a page's input with the provider, and returns the fields that the cart stores and what the token was made for. */
  readonly takeInstrument: (input: InstrumentInput) => Promise<TakenInstrument>
  /** The scope of express checkout without forms; absent for methods without it (PAY-07, PAY-08). */
  readonly express?: ExpressScope
  /** The card brands beside the method's name. */
  readonly brands?: readonly string[]
  /** Origins of scripts, frames and calls that the checkout's Content-Security-Policy allows for this method. */
  readonly pageOrigins: readonly string[]
  /** Those of them from which scripts run on the page; absent where all do. */
  readonly scriptOrigins?: readonly string[]
}
