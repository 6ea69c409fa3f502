import { toIsoDay } from '../date/iso-day.ts'
import { days, hours } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import { findPublicHolidays } from './public-holidays.ts'
import type { DeliveryService, DeliveryWindow } from './shipping-method.ts'

/**
 * Returns the first and last day (YYYY-MM-DD, UTC) on which an order placed now arrives. An order after the cut-off hour counts
 * for the next business day; weekends and the given holidays are no business days.
 */
export function getDeliveryWindow(
  service: DeliveryService,
  now: Instant,
  holidays: ReadonlySet<string> = new Set(),
): DeliveryWindow {
  const calendar = toCalendar(service, holidays)
  const handedOver = findHandOver(service, now, calendar)
  return {
    earliest: toIsoDay(addBusinessDays(handedOver, service.minBusinessDays, calendar)),
    latest: toIsoDay(addBusinessDays(handedOver, service.maxBusinessDays, calendar)),
  }
}

/** Returns the moment until which an order in a country arrives in the same window as one that is placed now. */
export function getCutOffIn(country: string, service: DeliveryService, now: Instant): Instant {
  const calendar = toCalendar(service, findPublicHolidays(country, now))
  return findHandOver(service, now, calendar) + hours(service.cutOffHourUtc)
}

/** Returns the first and last day of arrival in a country, whose public holidays are no business days. */
export function getDeliveryWindowIn(country: string, service: DeliveryService, now: Instant): DeliveryWindow {
  return getDeliveryWindow(service, now, findPublicHolidays(country, now))
}

type Calendar = { readonly holidays: ReadonlySet<string>; readonly worksOnSaturday: boolean }

function toCalendar({ deliversOnSaturday = false }: DeliveryService, holidays: ReadonlySet<string>): Calendar {
  return { holidays, worksOnSaturday: deliversOnSaturday }
}

/** Finds the day on which the carrier gets an order that is placed now. */
function findHandOver({ cutOffHourUtc }: DeliveryService, now: Instant, calendar: Calendar): Instant {
  const today = startOfDay(now)
  const isLate = now - today >= hours(cutOffHourUtc)
  return isLate || !isBusinessDay(today, calendar) ? addBusinessDays(today, 1, calendar) : today
}

function addBusinessDays(from: Instant, count: number, calendar: Calendar): Instant {
  let day = from
  for (let left = count; left > 0; ) {
    day += days(1)
    if (isBusinessDay(day, calendar)) left -= 1
  }
  return day
}

function isBusinessDay(day: Instant, { holidays, worksOnSaturday }: Calendar): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || (weekday === 6 && !worksOnSaturday)) return false
  return holidays.size === 0 || !holidays.has(toIsoDay(day))
}

function startOfDay(instant: Instant): Instant {
  return Math.floor(instant / days(1)) * days(1)
}
