import { isPersonalBalance, isStoredCard } from '../payment/balances.ts'
import type { PaymentInstrument, PaymentMethodCode } from '../payment/instrument.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { maxGiftCards } from './cart-limits.ts'
import type { InstrumentId } from './ids.ts'
import { isGiftCard } from './is-gift-card.ts'
import type { CartPlan, CartRefusal } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'
import type { VariantsById } from './sellable-variant.ts'

export type InstrumentFacts = {
  readonly now: Instant
  /** The methods that the site and this cart allow. */
  readonly allowedMethods: readonly PaymentMethodCode[]
  readonly variants: VariantsById
}

/**
 * Plans the addition of a payment instrument. One instrument covers the remaining amount (a card, a wallet); a new one replaces
 * it. Gift cards and reward cards come before it: at most five, each once and with a balance (CHK-04, PAY-02, PAY-05). Store credit comes
 * before all of them, because it is tied to the account and a gift card is not (PAY-16).
 */
export function planAddInstrument(cart: Cart, instrument: PaymentInstrument, facts: InstrumentFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!facts.allowedMethods.includes(instrument.method)) return { ok: false, reason: 'method_not_allowed' }
  const refusal = isStoredCard(instrument.method) ? findCardRefusal(cart, instrument, facts) : null
  if (refusal === 'too_many_gift_cards') return { ok: false, reason: refusal, maximum: maxGiftCards }
  if (refusal) return { ok: false, reason: refusal }
  if (isPersonalBalance(instrument.method) && holdsGiftCards(cart, facts.variants))
    return { ok: false, reason: 'balance_not_for_gift_cards' }
  const others = cart.instruments.filter((other) => isStoredCard(other.method) || !isReplaced(other, instrument))
  const instruments = instrument.method === 'STORE_CREDIT' ? [instrument, ...others] : [...others, instrument]
  return { ok: true, cart: reviseCart(cart, { instruments }, facts.now) }
}

/** Plans the removal of a payment instrument or a reward code; one that the cart does not have is 'unknown_instrument'. */
export function planRemoveInstrument(cart: Cart, id: InstrumentId, facts: Pick<InstrumentFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const instruments = cart.instruments.filter((instrument) => instrument.id !== id)
  const rewardCodes = cart.rewardCodes.filter((code) => code.id !== id)
  const isThere = instruments.length < cart.instruments.length || rewardCodes.length < cart.rewardCodes.length
  if (!isThere) return { ok: false, reason: 'unknown_instrument' }
  return { ok: true, cart: reviseCart(cart, { instruments, rewardCodes }, facts.now) }
}

/**
 * Returns whether a cart contains gift cards. A gift card cannot pay for gift cards, because its balance could then move to new
 * cards without end.
 */
export function holdsGiftCards(cart: Cart, variants: VariantsById): boolean {
  return cart.lines.some(({ variantId }) => isGiftCard(variants.get(variantId)))
}

function findCardRefusal(cart: Cart, card: PaymentInstrument, { variants }: InstrumentFacts): CartRefusal | null {
  if (cart.instruments.some((other) => other.fingerprint === card.fingerprint)) return 'gift_card_already_applied'
  if (card.upTo === 0) return 'zero_balance'
  if (holdsGiftCards(cart, variants)) return 'gift_card_not_allowed'
  return cart.instruments.filter(({ method }) => isStoredCard(method)).length < maxGiftCards
    ? null
    : 'too_many_gift_cards'
}

/** A cart has one instrument of each kind of points and credit, and one that covers the remaining amount. */
function isReplaced(other: PaymentInstrument, added: PaymentInstrument): boolean {
  return other.method === added.method || (other.upTo === null && added.upTo === null)
}
