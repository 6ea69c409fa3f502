import type { DataLayerEvent } from '@lacehouse/contracts'
import { hasConsent } from '../consents/has-consent.ts'

/**
 * Pushes an event to the data layer and to the shop's own collector, where the visitor's consent lets it (ROLE-06). Nothing waits for it.
 */
export function pushToDataLayer(event: DataLayerEvent): void {
  if (!hasConsent('C0002')) return
  // The first push fetches the code, which pages do not need before.
  import('./collect-event.ts').then(({ collectEvent }) => collectEvent(event)).catch(() => undefined)
}
