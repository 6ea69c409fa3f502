import { days, minutes } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import { fromWallTime } from '../time/site-clock.ts'

/** The longest time for which tickets can be had: until a draw ends, its product is not for sale. */
const longest = days(60)
const shortest = minutes(5)

export type DrawTimesInput = {
  /** Wall times of the site, such as `2026-12-01T09:00`; null for at once. */
  readonly opensAt: string | null
  readonly closesAt: string
  readonly timeZone: string
}

export type DrawTimesPlan =
  | { readonly ok: true; readonly opensAt: Instant; readonly closesAt: Instant }
  | { readonly ok: false; readonly field: 'opensAt' | 'closesAt' }

/** Plans when tickets of a draw can be had: not in the past, for five minutes at least and for 60 days at most. */
export function planDrawTimes({ opensAt, closesAt, timeZone }: DrawTimesInput, now: Instant): DrawTimesPlan {
  const opening = opensAt === null ? now : fromWallTime(opensAt, timeZone)
  if (opening === null || opening < now) return { ok: false, field: 'opensAt' }
  const closing = fromWallTime(closesAt, timeZone)
  if (closing === null || closing < opening + shortest || closing > opening + longest)
    return { ok: false, field: 'closesAt' }
  return { ok: true, opensAt: opening, closesAt: closing }
}
