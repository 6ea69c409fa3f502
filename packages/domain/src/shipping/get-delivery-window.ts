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
  const isLate = now - startOfDay(now) >= hours(service.cutOffHourUtc)
  const calendar: Calendar = { holidays, worksOnSaturday: service.deliversOnSaturday ?? false }
  const today = startOfDay(now)
  const handedOver = isLate || !isBusinessDay(today, calendar) ? addBusinessDays(today, 1, calendar) : today
  return {
    earliest: toIsoDay(addBusinessDays(handedOver, service.minBusinessDays, calendar)),
    latest: toIsoDay(addBusinessDays(handedOver, service.maxBusinessDays, calendar)),
  }
}

/** Returns the first and last day of arrival in a country, whose public holidays are no business days. */
export function getDeliveryWindowIn(country: string, service: DeliveryService, now: Instant): DeliveryWindow {
  return getDeliveryWindow(service, now, findPublicHolidays(country, now))
}

type Calendar = { readonly holidays: ReadonlySet<string>; readonly worksOnSaturday: boolean }

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
