import type { StaffEvent } from '@lacehouse/contracts'
import { type EventInput, planEvent } from '@lacehouse/domain/events/plan-event'
import { readClock } from '../../client/clock.ts'

type Words = Readonly<Record<string, string>>

/** The fields of an event's form; times are wall times of its place, and an empty `closesAt` is none. */
export type EventDraft = {
  readonly names: Words
  readonly places: Words
  readonly timeZone: string
  readonly startsAt: string
  readonly endsAt: string
  readonly closesAt: string
  readonly capacity: number
  readonly allowsPlusOne: boolean
  readonly page: string
}

export function createDraft(timeZone: string): EventDraft {
  return {
    ...{ names: {}, places: {}, timeZone, startsAt: '', endsAt: '', closesAt: '' },
    ...{ capacity: 20, allowsPlusOne: false, page: '' },
  }
}

export function toDraft(event: StaffEvent): EventDraft {
  const {
    names,
    places,
    timeZone,
    startWallTime,
    endWallTime,
    closeWallTime = '',
    capacity,
    allowsPlusOne,
    page,
  } = event
  return {
    ...{ names, places, timeZone, capacity, allowsPlusOne, page },
    ...{ startsAt: startWallTime, endsAt: endWallTime, closesAt: closeWallTime },
  }
}

/** Makes the fields of a call from a draft. */
export function toFields({ names, places, closesAt, ...rest }: EventDraft) {
  return { ...rest, names: { ...names }, places: { ...places }, closesAt: closesAt || null }
}

export type DraftProblem = keyof EventInput | 'names' | 'places' | 'page'

const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Finds the first field of a draft that is missing or does not fit; null for a draft that can be saved. */
export function findDraftProblem(
  draft: EventDraft,
  { locales, taken }: { readonly locales: readonly string[]; readonly taken: number },
): DraftProblem | null {
  const lacks = (words: Words) => locales.some((locale) => !words[locale]?.trim())
  if (lacks(draft.names)) return 'names'
  if (lacks(draft.places)) return 'places'
  const plan = planEvent({ ...draft, closesAt: draft.closesAt || null }, { taken, now: readClock() })
  if (!plan.ok) return plan.reason === 'capacity_taken' ? 'capacity' : plan.field
  if (!Number.isInteger(draft.capacity) || draft.capacity < 1) return 'capacity'
  return slugPattern.test(draft.page) ? null : 'page'
}
