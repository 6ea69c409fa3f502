import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

type Shipments = readonly { readonly steps: readonly { readonly state: string; readonly at: string }[] }[]

/** The period of 14 days begins on the day after the goods have come, and ends with its last day. */
const period = days(15)
const arrived = new Set(['delivered', 'collected'])

/** Whether a consumer can still withdraw from an order: until 14 days after its last goods came (directive 2011/83/EU, article 9). */
export function isWithdrawalOpen(shipments: Shipments, now: Instant): boolean {
  const remaining = shipments.filter(({ steps }) => steps.every(({ state }) => state !== 'cancelled'))
  return remaining.some(({ steps }) => {
    const arrival = steps.find(({ state }) => arrived.has(state))
    return !arrival || now < Date.parse(arrival.at) + period
  })
}
