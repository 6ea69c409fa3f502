import Stripe from 'stripe'
import type { DeclineReason, MoveOutcome } from '../payment-provider.ts'

/** Stripe's answer, or the reason for the failure. A null reason means that the effect of the call is unknown. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly reason: DeclineReason | null
      readonly reference: string
      /** True when the card's bank declined. */
      readonly isOfCard: boolean
    }

/** Calls Stripe's library and converts Stripe's errors to a result. */
export async function askStripe<Value>(ask: () => Promise<Value>): Promise<Asked<Value>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    // Any other error is a bug.
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isOfCard = error instanceof Stripe.errors.StripeCardError
    return { ok: false, reason: findReason(error), reference: error.payment_intent?.id ?? '', isOfCard }
  }
}

/** Converts an answer to the outcome of a money movement. */
export function toOutcome(asked: Asked<unknown>): MoveOutcome {
  if (asked.ok) return { state: 'done' }
  return { state: asked.reason ? 'refused' : 'unknown' }
}

/** Converts Stripe's codes of a declined card to the shop's reason. */
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
