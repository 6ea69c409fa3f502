import Stripe from 'stripe'
import type { DeclineReason, MoveOutcome } from '../payment-provider.ts'

/** An answer, or why there is none; without a reason it is not known what was done. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly reason: DeclineReason | null
      readonly reference: string
      /** Its bank says no to the card, which is a card. */
      readonly isOfCard: boolean
    }

/** Asks Stripe's library and never throws for what Stripe may answer. */
export async function askStripe<Value>(ask: () => Promise<Value>): Promise<Asked<Value>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    // A refusal, or no answer that can be read; anything else is a bug.
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isOfCard = error instanceof Stripe.errors.StripeCardError
    return { ok: false, reason: findReason(error), reference: error.payment_intent?.id ?? '', isOfCard }
  }
}

/** Says how a movement of money went. */
export function toOutcome(asked: Asked<unknown>): MoveOutcome {
  if (asked.ok) return { state: 'done' }
  return { state: asked.reason ? 'refused' : 'unknown' }
}

/** The shop's reason for Stripe's codes of a refused card. */
export function toDeclineReason(code: string | undefined, declineCode: string | undefined): DeclineReason {
  if (declineCode === 'fraudulent' || declineCode === 'stolen_card' || declineCode === 'lost_card') return 'fraud'
  if (code === 'expired_card') return 'expired'
  const isAuthentication = code === 'authentication_required' || code === 'payment_intent_authentication_failure'
  return isAuthentication ? 'authentication' : 'declined'
}

const findReason = (error: InstanceType<typeof Stripe.errors.StripeError>): DeclineReason | null => {
  if (error instanceof Stripe.errors.StripeCardError) return toDeclineReason(error.code, error.decline_code)
  return error instanceof Stripe.errors.StripeInvalidRequestError ? 'declined' : null
}
