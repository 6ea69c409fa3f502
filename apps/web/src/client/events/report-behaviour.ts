import { findCookie } from '@lacehouse/contracts/cookies'
import { allowsCategory } from '@lacehouse/domain/site/consent'
import type { PageEvent } from './report-event.ts'

type ProductEvent = {
  readonly type: 'product'
  readonly name: 'viewed' | 'added' | 'bought'
  readonly productId: string
}
type RecommendationEvent =
  | { readonly type: 'recommendation'; readonly name: 'shown'; readonly impressionToken: string }
  | { readonly type: 'recommendation'; readonly name: 'clicked'; readonly recToken: string }

export type Behaviour = ProductEvent | RecommendationEvent

/**
 * Reports what a visit does with products and recommendations (REC-02), where the site's rules and the visitor's consent let it.
 * Nothing waits for it.
 */
export function reportBehaviour({ type, name, ...data }: Behaviour): void {
  if (!mayReport()) return
  const visit = getVisit()
  // The first report fetches the code, which pages do not need before.
  import('./report-event.ts')
    .then(({ reportEvent }) => reportEvent({ type, name, data: data as PageEvent['data'] & {} }, visit))
    .catch(() => undefined)
}

function mayReport(): boolean {
  const { consent } = document.documentElement.dataset
  const chosen = findCookie(readCookie, 'consent', location.protocol === 'https:')
  const hasPrivacySignal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return allowsCategory({ mode: consent === 'opt-out' ? consent : 'opt-in', chosen, hasPrivacySignal }, 'C0004')
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

const key = 'visit'

/** Gets the number of this tab's visit. It ends with the tab and names no one: the server keeps a hash of it and the day. */
function getVisit(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(key, made)
  return made
}
