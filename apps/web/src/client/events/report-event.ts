import type { CallInput } from '@lacehouse/contracts'
import { readClock } from '../clock.ts'
import { consentChange, hasConsent } from '../consents/has-consent.ts'
import { createEventQueue } from './create-event-queue.ts'

export type PageEvent = NonNullable<CallInput<'internal.events'>['body']['events']>[number]

/** The visit of the events; without consent a page has none. */
let visit: string | undefined
const queue = createEventQueue<PageEvent>((events) => ({ visit, events }))

/**
 * Reports an event of this page to the shop (ERR-03). Without the shopper's consent only errors are reported, without personal data.
 */
export function reportEvent(event: Omit<PageEvent, 'at'>, ofVisit?: string): void {
  visit ??= ofVisit
  queue.add({ ...event, at: readClock() })
}

/** Ends the visit of events that follow, and forgets those that wait, because the visitor has taken the consent back. */
function endVisit(): void {
  visit = undefined
  queue.clear()
}

document.addEventListener(consentChange, () => {
  if (!hasConsent('C0004')) endVisit()
})
