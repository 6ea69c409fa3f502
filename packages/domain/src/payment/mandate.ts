import type { ShipmentState } from '../order/order-state.ts'
import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/**
 * How far the agreement to charge a card later is. `waiting`: nothing is asked of the card yet. `charging`: a charge was recorded, and the
 * provider has not answered. `declined`: the shopper has to name another card. `charged`: the money was taken. `ended`: the order was
 * cancelled, and the card can be charged no more.
 */
export type MandateState = 'waiting' | 'charging' | 'declined' | 'charged' | 'ended'

/** A charge that a shipment waits for; the provider makes one for each number. */
export type MandateCharge = {
  readonly number: number
  /** Minor units of the order's currency. */
  readonly amount: number
  readonly shipmentId: string
  readonly to: ShipmentState
  readonly tracking?: string
}

/** The agreement of a shopper that one card is charged for one order when its goods ship (decision 0130). */
export type PaymentMandate = {
  readonly state: MandateState
  /** The provider's name for it. */
  readonly reference: string
  /** The last charge that was asked for. */
  readonly charge?: MandateCharge
  /** After a declined charge: its reason, and until when the shopper may name another card. */
  readonly declinedFor?: string
  readonly dueUntil?: Instant
  /** A card that its bank still asks about: its token and the provider's name for its mandate. */
  readonly nextCard?: { readonly token: string; readonly reference: string }
}

/** How long a parcel waits for another card after a declined charge; then the order is cancelled. */
export const mandateRespite = days(7)

/**
 * Plans the charge that a shipment waits for; null while one is asked for, after it was taken, and of an agreement that ended. A charge
 * after a declined one leaves the end of the respite.
 */
export function planMandateCharge(
  { state, reference, charge, dueUntil }: PaymentMandate,
  wanted: Omit<MandateCharge, 'number'>,
): PaymentMandate | null {
  if (state !== 'waiting' && state !== 'declined') return null
  const number = (charge?.number ?? 0) + 1
  return { state: 'charging', reference, charge: { ...wanted, number }, ...(dueUntil !== undefined && { dueUntil }) }
}

/** The provider's answer to a charge by its number. */
export type ChargeAnswer = { readonly number: number } & (
  | { readonly state: 'charged' }
  | { readonly state: 'declined'; readonly reason: string }
)

/** Plans what a provider's answer changes; null for an answer to another charge than the one that is asked for. */
export function planMandateAnswer(
  { state, reference, charge, dueUntil }: PaymentMandate,
  answer: ChargeAnswer,
  now: Instant,
): PaymentMandate | null {
  if (state !== 'charging' || charge?.number !== answer.number) return null
  if (answer.state === 'charged') return { state: 'charged', reference, charge }
  const until = dueUntil ?? now + mandateRespite
  return { state: 'declined', reference, charge, declinedFor: answer.reason, dueUntil: until }
}

/** Says whether the shopper may name another card: only while a declined charge waits for it. */
export function awaitsCard({ state, dueUntil }: PaymentMandate, now: Instant): boolean {
  return state === 'declined' && dueUntil !== undefined && now < dueUntil
}
