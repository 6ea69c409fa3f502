import type Stripe from 'stripe'
import type { Authorisation } from '../payment-provider.ts'
import { toDeclineReason } from './ask-stripe.ts'

/** Converts a payment intent of Stripe to an authorisation. */
export function toAuthorisation(intent: Stripe.PaymentIntent): Authorisation {
  const {
    id: reference,
    status,
    amount_capturable,
    amount_received,
    next_action,
    last_payment_error,
    metadata,
  } = intent
  switch (status) {
    case 'requires_capture':
      return { state: 'authorised', reference, amount: amount_capturable }
    case 'succeeded':
      return { state: 'authorised', reference, amount: amount_received, isCaptured: true }
    case 'processing':
      return { state: 'pending', reference }
    case 'requires_action': {
      const url = next_action?.redirect_to_url?.url
      const isRedirect = metadata.method === 'IDEAL'
      return url
        ? { state: 'challenge', reference, challengeId: reference, url, ...(isRedirect && { isRedirect }) }
        : { state: 'unknown' }
    }
    case 'requires_confirmation':
      return { state: 'unknown' }
    default:
      return {
        state: 'declined',
        reference,
        reason: toDeclineReason(last_payment_error?.code, last_payment_error?.decline_code),
      }
  }
}
