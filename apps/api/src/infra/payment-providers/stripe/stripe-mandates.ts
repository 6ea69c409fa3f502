import type Stripe from 'stripe'
import type { Authorisation, AuthoriseRequest, MandateChargeRequest, PaymentMandates } from '../payment-provider.ts'
import { type Asked, askStripe, toDeclineReason } from './ask-stripe.ts'
import { toPayer } from './save-card.ts'
import { toAuthorisation } from './stripe-authorisation.ts'

/** The setup's mark of a customer that was made for its order alone, and goes with its mandate. */
const ownCustomer = 'own'

/**
 * Creates the mandates of Stripe: a setup intent for charges while the card's holder is away, which asks for 3-D Secure where the bank
 * wants it, and a payment intent that is confirmed off session.
 */
export function createStripeMandates(stripe: Stripe): PaymentMandates {
  const retrieve = async (reference: string): Promise<Authorisation> => {
    const asked = await askStripe(() => stripe.setupIntents.retrieve(reference))
    return asked.ok ? toMandate(asked.value) : { state: 'unknown' }
  }
  return {
    create: (request) => create(stripe, request),
    confirm: retrieve,
    // Setup intents have no search. The same setup under its key is answered as the first time, and makes no second one.
    findByOrder: ({ reference, sent }) => (reference ? retrieve(reference) : create(stripe, sent)),
    charge: (request) => charge(stripe, request),
    end: (reference, idempotencyKey) => end(stripe, reference, idempotencyKey),
  }
}

const create = async (stripe: Stripe, request: AuthoriseRequest): Promise<Authorisation> => {
  const { token, orderNumber, idempotencyKey, origin } = request
  const payer = toPayer(token)
  const saved = payer.customer
  const customer = saved
    ? null
    : await askStripe(() => stripe.customers.create({}, { idempotencyKey: `${idempotencyKey}-customer` }))
  if (customer && !customer.ok) return { state: 'unknown' }
  const asked = await askStripe(() =>
    stripe.setupIntents.create(
      {
        customer: customer?.value.id ?? saved ?? '',
        payment_method: payer.payment_method,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        return_url: `${origin}/payments/return`,
        metadata: { order: orderNumber, ...(customer && { customer: ownCustomer }) },
      },
      { idempotencyKey },
    ),
  )
  if (asked.ok) return toMandate(asked.value)
  return toRefused(asked)
}

const toRefused = (asked: Extract<Asked<unknown>, { ok: false }>): Authorisation =>
  asked.reason ? { state: 'declined', reference: asked.reference, reason: asked.reason } : { state: 'unknown' }

const toMandate = ({ id: reference, status, next_action, last_setup_error }: Stripe.SetupIntent): Authorisation => {
  switch (status) {
    case 'succeeded':
      return { state: 'mandated', reference }
    case 'processing':
      return { state: 'pending', reference }
    case 'requires_action': {
      const url = next_action?.redirect_to_url?.url
      return url ? { state: 'challenge', reference, challengeId: reference, url } : { state: 'unknown' }
    }
    case 'requires_confirmation':
      return { state: 'unknown' }
    default: {
      const isUnproved = last_setup_error?.code === 'setup_intent_authentication_failure'
      const reason = toDeclineReason(last_setup_error?.code, last_setup_error?.decline_code)
      return { state: 'declined', reference, reason: isUnproved ? 'authentication' : reason }
    }
  }
}

const charge = async (stripe: Stripe, request: MandateChargeRequest): Promise<Authorisation> => {
  const { reference, amount, currency, orderNumber, idempotencyKey } = request
  const found = await askStripe(() => stripe.setupIntents.retrieve(reference))
  if (!found.ok) return { state: 'unknown' }
  const { customer, payment_method: method } = found.value
  if (!customer || !method) return { state: 'declined', reference: '', reason: 'declined' }
  const asked = await askStripe(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer: typeof customer === 'string' ? customer : customer.id,
        payment_method: typeof method === 'string' ? method : method.id,
        allowed_payment_method_types: ['card'],
        capture_method: 'automatic',
        off_session: true,
        confirm: true,
        metadata: { order: orderNumber },
      },
      { idempotencyKey },
    ),
  )
  return asked.ok ? toAuthorisation(asked.value) : toRefused(asked)
}

/** Deletes the customer that was made for the mandate, with its card; a card that its owner saved in the account stays there. */
const end = async (stripe: Stripe, reference: string, idempotencyKey: string): Promise<{ readonly ok: boolean }> => {
  const found = await askStripe(() => stripe.setupIntents.retrieve(reference))
  if (!found.ok) return { ok: found.reason !== null }
  const { status, metadata, customer } = found.value
  if (status === 'requires_action' || status === 'requires_payment_method') {
    const cancelled = await askStripe(() => stripe.setupIntents.cancel(reference, {}, { idempotencyKey }))
    if (!cancelled.ok && cancelled.reason === null) return { ok: false }
  }
  if (metadata?.customer !== ownCustomer || !customer) return { ok: true }
  const id = typeof customer === 'string' ? customer : customer.id
  const deleted = await askStripe(() => stripe.customers.del(id))
  return { ok: deleted.ok || deleted.reason !== null }
}
