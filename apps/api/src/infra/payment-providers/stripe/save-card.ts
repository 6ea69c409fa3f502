import type Stripe from 'stripe'
import type { CardSaved } from '../payment-provider.ts'
import { type Asked, askStripe } from './ask-stripe.ts'

/** Stripe charges a saved card together with the customer that it is saved for: the shop's token names both. */
const joint = '/'

const toToken = (customer: string, method: string): string => `${customer}${joint}${method}`

/** The payer of a charge: a card that was just typed in, or a saved one with its customer. */
export function toPayer(token: string): { payment_method: string; customer?: string } {
  const [first = '', method] = token.split(joint)
  return method === undefined ? { payment_method: first } : { payment_method: method, customer: first }
}

/**
 * Has Stripe check a card by a setup intent and keep it for a customer of its own; the shop's account stays the shop's.
 * A card whose bank asks its holder first is not vouched for here: the order that it was typed in for can ask.
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
  // A customer without a card has no use; one that cannot be deleted costs nothing.
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
