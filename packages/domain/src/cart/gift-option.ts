import { days, hours } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/**
 * Who an item is a gift for (CART-13). A gift that is sent by email has the recipient's mailbox; `sendOn` is the day, as
 * YYYY-MM-DD, on which a gift card is sent, and absent for one that is sent with the order.
 */
export type GiftOption = {
  readonly to: string
  readonly email?: string | undefined
  readonly message: string
  readonly sendOn?: string | undefined
}

/** The most days ahead for which a gift card can be scheduled (docs/bounds.md). */
export const maxSendDays = 365

// At this hour the day has begun in every country of the shop.
const sendHourUtc = 13

/** Returns the moment at which a gift card with this day is sent. */
export function getSendTime(sendOn: string): Instant {
  return Date.parse(`${sendOn}T00:00:00Z`) + hours(sendHourUtc)
}

/**
 * Returns whether a gift card may be scheduled for a day: today or later, wherever the shopper is, and at most a year ahead.
 */
export function isSendDay(sendOn: string, now: Instant): boolean {
  const day = Date.parse(`${sendOn}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(sendOn) && Number.isFinite(day)
  return (
    isDay && new Date(day).toISOString().startsWith(sendOn) && day > now - days(2) && day <= now + days(maxSendDays)
  )
}
