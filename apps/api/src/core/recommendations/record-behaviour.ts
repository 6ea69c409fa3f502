import { createHmac } from 'node:crypto'
import { type CallRequest, findCookie } from '@lacehouse/contracts'
import type { Database } from '@lacehouse/database'
import { allowsCategory } from '@lacehouse/domain/site/consent'
import type { Site } from '@lacehouse/domain/site/site'
import type { Config } from '../../config.ts'
import { isHttps } from '../../http/security-headers.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { type ProductEvent, writeBehaviour } from './behaviour.queries.ts'
import type { RecommendationTokens } from './recommendation-tokens.ts'

export type BehaviourDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly config: Pick<Config, 'sessionSecret' | 'publicUrl'>
  readonly recommendationTokens: RecommendationTokens
  readonly now: () => number
}

type PageEvent = CallRequest<'internal.events'>['body']['events'][number]

/** Who reports: a visit of a site, with what carries its consent. */
export type Visitor = {
  readonly site: Site
  readonly visit: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

const kinds = ['viewed', 'added', 'bought'] as const

/**
 * Records what a visit did with products and recommendations, where the site's rules and the visitor's consent let it (REC-02). The
 * visit is hashed with the day and a key, so that its rows lead to no one and not from one day to the next (decision 0083).
 */
export async function recordBehaviour(
  { database, config, recommendationTokens, now }: BehaviourDeps,
  visitor: Visitor,
  events: readonly PageEvent[],
): Promise<void> {
  const { site, visit } = visitor
  if (!visit || !mayRecord(visitor, config)) return
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
  await writeBehaviour(database.pool, { ...behaviour, siteId, now: now(), visit: hashVisit(visit, { config, now }) })
}

const mayRecord = ({ site, headers, cookies }: Visitor, config: BehaviourDeps['config']): boolean => {
  const chosen = findCookie((name) => cookies[name], 'consent', isHttps(config))
  return allowsCategory({ mode: site.consentMode, chosen, hasPrivacySignal: headers['sec-gpc'] === '1' }, 'C0004')
}

const hashVisit = (visit: string, { config, now }: Pick<BehaviourDeps, 'config' | 'now'>): Buffer => {
  const day = new Date(now()).toISOString().slice(0, 10)
  return createHmac('sha256', deriveKey(config.sessionSecret, 'visits'))
    .update(`${day} ${visit}`)
    .digest()
    .subarray(0, 16)
}

const toProductEvent = ({ type, name, data }: PageEvent): ProductEvent[] => {
  const kind = kinds.find((one) => one === name)
  const productId = data?.productId
  return type === 'product' && kind && typeof productId === 'string' ? [{ kind, productId }] : []
}

const listTokens = (events: readonly PageEvent[], wanted: string, field: string): string[] =>
  events.flatMap(({ type, name, data }) => {
    const token = data?.[field]
    return type === 'recommendation' && name === wanted && typeof token === 'string' ? [token] : []
  })
