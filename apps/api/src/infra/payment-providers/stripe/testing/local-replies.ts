export type Reply = { readonly status: number; readonly body: object }

/** Makes an answer with an error of Stripe. */
export function refuse(status: number, error: object): Reply {
  return { status, body: { error } }
}

/** Makes the answer to a request that is wrong. */
export function invalid(message: string): Reply {
  return refuse(400, { type: 'invalid_request_error', message })
}

/** Declined cards by the names of Stripe's test cards. */
export const declines: Readonly<Record<string, object>> = {
  pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_chargeDeclinedFraudulent: { code: 'card_declined', decline_code: 'fraudulent' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card', decline_code: 'expired_card' },
}

/** The card of every payment method. */
export const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }
