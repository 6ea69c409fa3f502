import { getDeliveryWindowIn } from '../shipping/get-delivery-window.ts'
import type { Instant } from '../time/instant.ts'

/** The business days that banks and other services need for a refund, as the mails about it say. */
const refundTakes = { minBusinessDays: 3, maxBusinessDays: 5, cutOffHourUtc: 24 } as const

/** Returns the day (YYYY-MM-DD) by which the money of goods that were received is with a shopper of the country. */
export function getRefundDay(country: string, receivedAt: Instant): string {
  return getDeliveryWindowIn(country, refundTakes, receivedAt).latest
}
