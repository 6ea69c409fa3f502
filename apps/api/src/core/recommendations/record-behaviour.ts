import type { CallRequest } from '@lacehouse/contracts'
import type { Database } from '@lacehouse/database'
import { hours } from '@lacehouse/domain/time/durations'
import type { Config } from '../../config.ts'
import { hashVisit } from '../analytics/hash-visit.ts'
import { hasConsent, type Visitor } from '../consents/has-consent.ts'
import { type OrderedProduct, type ProductEvent, writeBehaviour } from './behaviour.queries.ts'
import type { RecommendationTokens } from './recommendation-tokens.ts'

export type BehaviourDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly config: Pick<Config, 'sessionSecret' | 'publicUrl'>
  readonly recommendationTokens: RecommendationTokens
  readonly now: () => number
}

/** Who reports: a visit of a site, with what carries its consent. */
type VisitorOfVisit = Visitor & { readonly visit: string | undefined }

type PageEvent = NonNullable<CallRequest<'internal.events'>['body']['events']>[number]

const kinds = ['viewed', 'added', 'bought'] as const

/** How long before an order a card counts that the same visit followed (decision 0151). */
const attributionWindow = hours(24)

/**
 * Records what a visit did with products and recommendations, where the site's rules and the visitor's consent let it (REC-02). The
 * visit is hashed with the day and a key, so that its rows lead to no one and not from one day to the next (decision 0083).
 */
export async function recordBehaviour(
  { database, config, recommendationTokens, now }: BehaviourDeps,
  visitor: VisitorOfVisit,
  events: readonly PageEvent[],
): Promise<void> {
  const { site, visit } = visitor
  if (!visit || !hasConsent(visitor, config, 'C0004')) return
  const behaviour = {
    events: events.flatMap(toProductEvent),
    followed: listTokens(events, 'clicked', 'recToken').flatMap(
      (token) => recommendationTokens.readCard(site.siteId, token) ?? [],
    ),
    shown: listTokens(events, 'shown', 'impressionToken').flatMap((token) =>
      recommendationTokens.readShown(site.siteId, token),
    ),
  }
  if (Object.values(behaviour).every((list) => list.length === 0)) return
  const { siteId } = site
  const at = now()
  const hashAt = (moment: number) => hashVisit(visit, 'visits', { config, now: () => moment })
  await writeBehaviour(database.pool, {
    ...behaviour,
    siteId,
    ordered: events.flatMap(toOrderedProduct),
    now: at,
    since: at - attributionWindow,
    visit: hashAt(at),
    visits: [hashAt(at), hashAt(at - attributionWindow)],
  })
}

const toProductEvent = ({ type, name, data }: PageEvent): ProductEvent[] => {
  const kind = kinds.find((one) => one === name)
  const productId = data?.productId
  return type === 'product' && kind && typeof productId === 'string' ? [{ kind, productId }] : []
}

const toOrderedProduct = (event: PageEvent): OrderedProduct[] => {
  const orderNumber = event.data?.orderNumber
  return toProductEvent(event).flatMap(({ kind, productId }) =>
    kind === 'bought' && typeof orderNumber === 'string' ? [{ productId, orderNumber }] : [],
  )
}

const listTokens = (events: readonly PageEvent[], wanted: string, field: string): string[] =>
  events.flatMap(({ type, name, data }) => {
    const token = data?.[field]
    return type === 'recommendation' && name === wanted && typeof token === 'string' ? [token] : []
  })
