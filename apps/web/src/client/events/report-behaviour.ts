import { hasConsent } from '../consents/has-consent.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import type { PageEvent } from './report-event.ts'

type ProductEvent =
  | { readonly type: 'product'; readonly name: 'viewed' | 'added'; readonly productId: string }
  /** The order says what was bought at which price, so that a page names it only. */
  | { readonly type: 'product'; readonly name: 'bought'; readonly productId: string; readonly orderNumber: string }
type RecommendationEvent =
  | { readonly type: 'recommendation'; readonly name: 'shown'; readonly impressionToken: string }
  | { readonly type: 'recommendation'; readonly name: 'clicked'; readonly recToken: string }

type Experience = { readonly experienceId: string; readonly variantId: string }
type ExperimentEvent = Experience &
  (
    | { readonly type: 'experiment'; readonly name: 'shown' }
    | { readonly type: 'experiment'; readonly name: 'clicked'; readonly trackingEvent: string }
  )

export type Behaviour = ProductEvent | RecommendationEvent | ExperimentEvent

/**
 * Reports what a visit does with products, recommendations (REC-02) and experiences (CMS-14), where the site's rules and the visitor's consent let it.
 * Nothing waits for it.
 */
export function reportBehaviour({ type, name, ...data }: Behaviour): void {
  if (!hasConsent('C0004')) return
  const visit = getVisit()
  // The first report fetches the code, which pages do not need before.
  import('./report-event.ts')
    .then(({ reportEvent }) => reportEvent({ type, name, data: data as PageEvent['data'] & {} }, visit))
    .catch(() => undefined)
}

const key = 'visit'

/** Gets the number of this tab's visit. It ends with the tab and names no one: the server keeps a hash of it and the day. */
function getVisit(): string {
  const known = sessionStore.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStore.setItem(key, made)
  return made
}
