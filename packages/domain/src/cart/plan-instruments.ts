import type { PaymentInstrument, PaymentMethodCode } from '../payment/instrument.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { maxGiftCards } from './cart-limits.ts'
import { changeCart, findClosed } from './change-cart.ts'
import type { InstrumentId } from './ids.ts'
import type { CartPlan } from './plan.ts'

export type InstrumentFacts = {
  readonly now: Instant
  /** Methods that the site and this cart allow. */
  readonly allowedMethods: readonly PaymentMethodCode[]
}

/**
 * Plans a means of payment onto the cart. There is one that covers what is left (a card, a wallet): a new one takes its place.
 * Gift cards come on top, five at most, each once and with something on it (CHK-04, PAY-02).
 */
export function planAddInstrument(cart: Cart, instrument: PaymentInstrument, facts: InstrumentFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!facts.allowedMethods.includes(instrument.method)) return { ok: false, reason: 'PYT405' }
  const twin = cart.instruments.find((other) => isSameInstrument(other, instrument))
  if (twin && instrument.method === 'GIFT_CARD') return { ok: false, reason: 'GFC755' }
  if (instrument.method === 'GIFT_CARD') {
    if (instrument.upTo === 0) return { ok: false, reason: 'GFC740' }
    const giftCards = cart.instruments.filter(({ method }) => method === 'GIFT_CARD')
    if (giftCards.length >= maxGiftCards) return { ok: false, reason: 'GFC410' }
  }
  const kept = cart.instruments.filter((other) => other.method === 'GIFT_CARD' || !isReplaced(other, instrument))
  return { ok: true, cart: changeCart(cart, { instruments: [...kept, instrument] }, facts.now) }
}

/** Plans a means of payment off the cart; one that is not on it is PYT404. */
export function planRemoveInstrument(cart: Cart, id: InstrumentId, facts: Pick<InstrumentFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!cart.instruments.some((instrument) => instrument.id === id)) return { ok: false, reason: 'PYT404' }
  const instruments = cart.instruments.filter((instrument) => instrument.id !== id)
  return { ok: true, cart: changeCart(cart, { instruments }, facts.now) }
}

function isSameInstrument(a: PaymentInstrument, b: PaymentInstrument): boolean {
  return a.method === b.method && a.fingerprint !== undefined && a.fingerprint === b.fingerprint
}

/** Points and credits stand once each; what covers the rest gives way to another that does. */
function isReplaced(other: PaymentInstrument, added: PaymentInstrument): boolean {
  return other.method === added.method || (other.upTo === null && added.upTo === null)
}
