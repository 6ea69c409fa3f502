import type { DataLayerEvent, SentDataLayerEvent } from '@lacehouse/contracts'
import { type PageType, pageTypeOf } from '@lacehouse/domain/page/page-type'
import { readClock } from '../clock.ts'
import { consentChange, hasConsent } from '../consents/has-consent.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { createEventQueue } from './create-event-queue.ts'

/** The events of this document, where tag managers and tests read them. */
const page: Window & { dataLayer?: DataLayerEvent[] } = window
/** The events that a document remembers; older ones go. */
const mostRemembered = 200

const queue = createEventQueue<SentDataLayerEvent>((dataLayer) => ({ visit: getVisit(), dataLayer }))

/** Adds an event to the data layer of the document and to the next batch for the collector, as one of this page or of an earlier one. */
export function collectEvent(event: DataLayerEvent, ofPage: PageType = pageTypeOf(location.pathname)): void {
  // Consent may have ended while the code was on its way.
  if (!hasConsent('C0002')) return
  page.dataLayer ??= []
  page.dataLayer.push(event)
  if (page.dataLayer.length > mostRemembered) page.dataLayer.shift()
  queue.add({ at: readClock(), page: ofPage, event })
}

/** Forgets all events of this document, because the visitor has taken the consent back. */
function dropEvents(): void {
  queue.clear()
  page.dataLayer = []
}

document.addEventListener(consentChange, () => {
  if (!hasConsent('C0002')) dropEvents()
})

const key = 'analytics'

/** Gets the number of this tab's visit for analytics, which is another one than that of recommendations. */
function getVisit(): string {
  const known = sessionStore.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStore.setItem(key, made)
  return made
}
