import type { Instant } from '../time/instant.ts'
import type { ShopEvent } from './shop-event.ts'

export type RegistrationState = 'confirmed' | 'waiting'

/** A registration with the places that it takes: one, or two with a guest. */
export type Registration = { readonly state: RegistrationState; readonly seats: number }

export type RegistrationInput = {
  readonly event: Pick<ShopEvent, 'startsAt' | 'closesAt' | 'cancelledAt' | 'capacity'>
  /** The places of all confirmed registrations, the person's own included. */
  readonly taken: number
  readonly hasWaiting: boolean
  /** The person's registration so far. */
  readonly own: Registration | null
  readonly seats: number
  readonly now: Instant
}

export type RegistrationPlan =
  | { readonly ok: true; readonly state: RegistrationState }
  | { readonly ok: false; readonly reason: 'sign_up_closed' | 'no_place_for_guest' }

/**
 * Decides whether a registration, or a change of one, is confirmed or waits. Who comes later never overtakes the waiting list; a
 * confirmed person who adds a guest stays confirmed without one where there is no place for the guest.
 */
export function planRegistration(input: RegistrationInput): RegistrationPlan {
  const { event, taken, hasWaiting, own, seats, now } = input
  if (event.cancelledAt !== null || now >= (event.closesAt ?? event.startsAt))
    return { ok: false, reason: 'sign_up_closed' }
  if (seats > event.capacity) return { ok: false, reason: 'no_place_for_guest' }
  if (own?.state === 'waiting') return { ok: true, state: 'waiting' }
  const more = seats - (own?.seats ?? 0)
  if (more <= 0 || (!hasWaiting && taken + more <= event.capacity)) return { ok: true, state: 'confirmed' }
  return own ? { ok: false, reason: 'no_place_for_guest' } : { ok: true, state: 'waiting' }
}

type Waiting = { readonly id: string; readonly seats: number }

/** Lists who of the waiting list gets a place, in its order, until the first who does not fit. */
export function planAdmissions(waiting: readonly Waiting[], free: number): string[] {
  const admitted: string[] = []
  let left = free
  for (const { id, seats } of waiting) {
    if (seats > left) break
    admitted.push(id)
    left -= seats
  }
  return admitted
}
