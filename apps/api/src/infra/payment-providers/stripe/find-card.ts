import type Stripe from 'stripe'
import { anyCart } from '../approval-terms.ts'
import type { FoundCard } from '../card-method.ts'
import { askStripe } from './ask-stripe.ts'

/** Finds the card of a payment method. Stripe's fields belong to no cart, and their token approves no payment by itself. */
export async function findCard(stripe: Stripe, token: string): Promise<FoundCard> {
  const asked = await askStripe(() => stripe.paymentMethods.retrieve(token))
  if (!asked.ok) return asked.reason === null ? { state: 'away' } : { state: 'unknown' }
  const { card, customer } = asked.value
  // A customer's card is saved: it is named by its id, which is its owner's, and its token is not for pages.
  if (!card || customer) return { state: 'unknown' }
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
  return { state: 'found', card: { brand, last4, expiryMonth, expiryYear }, terms: anyCart }
}
