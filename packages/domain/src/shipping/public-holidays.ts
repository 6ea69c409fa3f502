import { toIsoDay } from '../date/iso-day.ts'
import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/** A day of every year: a date, the nth weekday of a month (-1 is the last, 0 is Sunday), or days after Easter Sunday. */
type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  | { readonly easter: number }

const newYear = { month: 1, day: 1 }
const christmas = { month: 12, day: 25 }
const secondChristmasDay = { month: 12, day: 26 }
const goodFriday = { easter: -2 }
const easterMonday = { easter: 1 }
const ascension = { easter: 39 }
const whitMonday = { easter: 50 }
const labourDay = { month: 5, day: 1 }
const septemberMonday = { month: 9, weekday: 1, nth: 1 }

/** The days of the whole country on which its parcel services do not deliver. */
const rules: Readonly<Record<string, readonly HolidayRule[]>> = {
  US: [
    newYear,
    { month: 5, weekday: 1, nth: -1 },
    { month: 7, day: 4 },
    septemberMonday,
    { month: 11, weekday: 4, nth: 4 },
    christmas,
  ],
  CA: [
    newYear,
    goodFriday,
    { month: 7, day: 1 },
    septemberMonday,
    { month: 10, weekday: 1, nth: 2 },
    christmas,
    secondChristmasDay,
  ],
  GB: [
    newYear,
    goodFriday,
    easterMonday,
    { month: 5, weekday: 1, nth: 1 },
    { month: 5, weekday: 1, nth: -1 },
    { month: 8, weekday: 1, nth: -1 },
    christmas,
    secondChristmasDay,
  ],
  DE: [
    ...[newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, { month: 10, day: 3 }],
    ...[christmas, secondChristmasDay],
  ],
  FR: [
    ...[newYear, easterMonday, labourDay, { month: 5, day: 8 }, ascension, whitMonday, { month: 7, day: 14 }],
    ...[{ month: 8, day: 15 }, { month: 11, day: 1 }, { month: 11, day: 11 }, christmas],
  ],
  IT: [
    ...[newYear, { month: 1, day: 6 }, easterMonday, { month: 4, day: 25 }, labourDay, { month: 6, day: 2 }],
    ...[{ month: 8, day: 15 }, { month: 11, day: 1 }, { month: 12, day: 8 }, christmas, secondChristmasDay],
  ],
  ES: [
    ...[newYear, { month: 1, day: 6 }, goodFriday, labourDay, { month: 8, day: 15 }, { month: 10, day: 12 }],
    ...[{ month: 11, day: 1 }, { month: 12, day: 6 }, { month: 12, day: 8 }, christmas],
  ],
  NL: [newYear, easterMonday, { month: 4, day: 27 }, ascension, whitMonday, christmas, secondChristmasDay],
  AT: [
    ...[newYear, { month: 1, day: 6 }, easterMonday, labourDay, ascension, whitMonday, { easter: 60 }],
    ...[
      { month: 8, day: 15 },
      { month: 10, day: 26 },
      { month: 11, day: 1 },
      { month: 12, day: 8 },
    ],
    ...[christmas, secondChristmasDay],
  ],
  BE: [
    ...[newYear, easterMonday, labourDay, ascension, whitMonday, { month: 7, day: 21 }, { month: 8, day: 15 }],
    ...[{ month: 11, day: 1 }, { month: 11, day: 11 }, christmas],
  ],
  IE: [
    ...[newYear, { month: 2, weekday: 1, nth: 1 }, { month: 3, day: 17 }, easterMonday],
    ...[
      { month: 5, weekday: 1, nth: 1 },
      { month: 6, weekday: 1, nth: 1 },
      { month: 8, weekday: 1, nth: 1 },
    ],
    ...[{ month: 10, weekday: 1, nth: -1 }, christmas, secondChristmasDay],
  ],
  LU: [
    ...[newYear, easterMonday, labourDay, { month: 5, day: 9 }, ascension, whitMonday, { month: 6, day: 23 }],
    ...[{ month: 8, day: 15 }, { month: 11, day: 1 }, christmas, secondChristmasDay],
  ],
  NZ: [
    ...[newYear, { month: 1, day: 2 }, { month: 2, day: 6 }, goodFriday, easterMonday, { month: 4, day: 25 }],
    ...[{ month: 6, weekday: 1, nth: 1 }, { month: 10, weekday: 1, nth: 4 }, christmas, secondChristmasDay],
  ],
  AU: [newYear, { month: 1, day: 26 }, goodFriday, easterMonday, { month: 4, day: 25 }, christmas, secondChristmasDay],
}

const none: ReadonlySet<string> = new Set()
const byYear = new Map<string, ReadonlySet<string>>()

/** Returns the public holidays (YYYY-MM-DD) of a country in the year of a moment and in the next; none for an unknown country. */
export function findPublicHolidays(country: string, now: Instant): ReadonlySet<string> {
  const own = rules[country]
  if (!own) return none
  const year = new Date(now).getUTCFullYear()
  const key = `${country} ${year}`
  const known = byYear.get(key)
  if (known) return known
  const found = new Set([year, year + 1].flatMap((one) => own.map((rule) => toDay(rule, one))))
  byYear.set(key, found)
  return found
}

function toDay(rule: HolidayRule, year: number): string {
  if ('easter' in rule) return toIsoDay(findEaster(year) + days(rule.easter))
  if ('day' in rule) return toIsoDay(Date.UTC(year, rule.month - 1, rule.day))
  return toIsoDay(findWeekday(rule, year))
}

function findWeekday({ month, weekday, nth }: { month: number; weekday: number; nth: number }, year: number): Instant {
  if (nth > 0) {
    const first = Date.UTC(year, month - 1, 1)
    const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7
    return first + days(ahead + (nth - 1) * 7)
  }
  const last = Date.UTC(year, month, 0)
  return last - days((new Date(last).getUTCDay() - weekday + 7) % 7)
}

/** Computes Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function findEaster(year: number): Instant {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Date.UTC(year, month - 1, day)
}
