import { pageTypeOf } from '@lacehouse/domain/page/page-type'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { hasConsent } from '../consents/has-consent.ts'
import { collectEvent } from './collect-event.ts'

/** Measurements are of the page as it was loaded, wherever in the shop it has led to meanwhile. */
const page = pageTypeOf(location.pathname)
const variants = readVariants()
/** The measurements that were reported: what happens after the page was hidden once is not added. */
const reported = new Set<string>()
/** The most variants of an event. */
const mostVariants = 8

/**
 * Reports how the page was for its visitor: the largest contentful paint, the interaction to next paint and the layout shift. They are
 * final when the page is hidden, and go with the events that are sent then.
 */
function recordVitals(): void {
  onLCP(report)
  onINP(report)
  onCLS(report)
}

function report({ name, id, value }: Metric): void {
  if (reported.has(id) || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return
  reported.add(id)
  const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  collectEvent({ event: 'web_vital', metric: name, value: rounded, ...(variants.length > 0 && { variants }) }, page)
}

/** Lists the variants of the page. Who refuses personalisation takes part in no experiment, and is no one of a baseline either. */
function readVariants(): string[] {
  if (!hasConsent('C0004')) return []
  const places = [...document.querySelectorAll('[data-experience]')]
  const shown = places.map((place) => `${place.getAttribute('data-experience')}:${place.getAttribute('data-choice')}`)
  return [...new Set(shown)].slice(0, mostVariants)
}

recordVitals()
