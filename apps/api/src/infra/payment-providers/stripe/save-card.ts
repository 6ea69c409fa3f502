import type Stripe from 'stripe'
import type { CardSaved } from '../payment-provider.ts'
import { type Asked, askStripe } from './ask-stripe.ts'

/** Stripe charges a saved card together with its customer, so the shop's token contains both ids. */
const joint = '/'

const toToken = (customer: string, method: string): string => `${customer}${joint}${method}`

/** Converts a token to the payer of a charge: a new card, or a saved card with its customer. */
export function toPayer(token: string): { payment_method: string; customer?: string } {
  const [first = '', method] = token.split(joint)
  return method === undefined ? { payment_method: first } : { payment_method: method, customer: first }
}

/**
 * Lets Stripe check a card by a setup intent and save it for a new customer at Stripe. A card that needs 3-D Secure is not saved here,
 * because only an order can show the challenge.
 */
export async function saveCard(stripe: Stripe, { token }: { readonly token: string }): Promise<CardSaved> {
  const opened = await askStripe(() => stripe.customers.create({}, { idempotencyKey: `customer ${token}` }))
  if (!opened.ok) return { ok: false, reason: 'away' }
  const { id: customer } = opened.value
  const asked = await askStripe(() =>
    stripe.setupIntents.create(
      {
        customer,
        payment_method: token,
        allowed_payment_method_types: ['card'],
        usage: 'on_session',
        confirm: true,
        expand: ['payment_method'],
      },
      { idempotencyKey: `setup ${token}` },
    ),
  )
  const saved = toSavedCard(asked, customer)
  // Deletes the customer without a card; a failed deletion does no harm.
  if (!saved.ok && saved.reason !== 'away') await askStripe(() => stripe.customers.del(customer))
  return saved
}

const toSavedCard = (asked: Asked<Stripe.SetupIntent>, customer: string): CardSaved => {
  if (!asked.ok && asked.reason === null) return { ok: false, reason: 'away' }
  if (!asked.ok) return { ok: false, reason: asked.isOfCard ? 'verification' : 'refused' }
  const { status, payment_method: method } = asked.value
  const card = typeof method === 'string' ? null : method?.card
  if (status !== 'succeeded' || typeof method === 'string' || !method || !card)
    return { ok: false, reason: 'verification' }
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
  return { ok: true, card: { token: toToken(customer, method.id), brand, last4, expiryMonth, expiryYear } }
}
