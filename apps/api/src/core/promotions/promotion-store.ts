import { float, listRows, nullable, promotions, sql, statement } from '@lacehouse/database'
import { hasUseLimit } from '@lacehouse/domain/promotions/get-use-limits'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import type { Pool } from 'pg'
import { findPromotion, type PromotionRow } from './find-promotion.ts'

/** The promotions of a site, and the ids that a read of a cart needs. */
export type SitePromotions = {
  /** Promotions that need no coupon, in the order of their priority. */
  readonly automatic: readonly Promotion[]
  readonly byCoupon: ReadonlyMap<string, Promotion>
  readonly giftIds: readonly string[]
  /** Ids of promotions with a limit of uses. */
  readonly limitedIds: readonly string[]
  /** True when a promotion without a coupon counts its uses or requires a first order. */
  readonly isForAll: boolean
}

/** The promotions of all sites, in memory until the database announces a change. */
export type PromotionStore = {
  readonly listOfSite: (siteId: string) => Promise<SitePromotions>
  readonly drop: () => void
}

type StoreDeps = {
  readonly pool: Pool
  /** Receives each malformed rule; the store omits it (docs/promotions.md). */
  readonly onMalformed: (id: string, reason: string) => void
}

// Includes ended promotions with coupons, so that the shopper learns that a code has expired.
const listLive = statement({
  name: 'promotions-live',
  row: {
    id: promotions.id,
    siteId: promotions.siteId,
    level: promotions.level,
    campaignId: promotions.campaignId,
    names: promotions.names,
    callouts: promotions.callouts,
    rule: promotions.rule,
    combinable: promotions.combinable,
    priority: promotions.priority,
    status: promotions.status,
    needsCoupon: promotions.needsCoupon,
    useLimit: promotions.useLimit,
    useLimitPerOwner: promotions.useLimitPerOwner,
    startsAt: nullable(float),
    endsAt: nullable(float),
  },
  sql: sql`
    select id, site_id as "siteId", level, campaign_id as "campaignId", names, callouts, rule, combinable, priority, status,
      needs_coupon as "needsCoupon", use_limit as "useLimit", use_limit_per_owner as "useLimitPerOwner",
      extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt"
    from promotions where status = 'live' or status = 'ended' and needs_coupon order by priority, id`,
})

export function createPromotionStore({ pool, onMalformed }: StoreDeps): PromotionStore {
  let loaded: Promise<Map<string, SitePromotions>> | null = null
  const load = async (): Promise<Map<string, SitePromotions>> => {
    const bySite = Map.groupBy(await listRows(pool, listLive), ({ siteId }) => siteId)
    return new Map([...bySite].map(([siteId, own]) => [siteId, toSitePromotions(own, onMalformed)]))
  }
  return {
    listOfSite: async (siteId) => {
      loaded ??= load()
      loaded.catch(() => {
        loaded = null
      })
      return (await loaded).get(siteId) ?? nothing
    },
    drop: () => {
      loaded = null
    },
  }
}

const nothing: SitePromotions = {
  automatic: [],
  byCoupon: new Map(),
  giftIds: [],
  limitedIds: [],
  isForAll: false,
}

const toSitePromotions = (rows: readonly PromotionRow[], onMalformed: StoreDeps['onMalformed']): SitePromotions => {
  const automatic: Promotion[] = []
  const byCoupon = new Map<string, Promotion>()
  for (const row of rows) {
    const found = findPromotion(row)
    if (!found.ok) onMalformed(row.id, found.reason)
    else if (row.needsCoupon) byCoupon.set(row.id, found.promotion)
    else automatic.push(found.promotion)
  }
  const all = [...automatic, ...byCoupon.values()]
  return {
    automatic,
    byCoupon,
    giftIds: all.flatMap(({ effect }) => (effect.type === 'gift' ? [effect.variantId] : [])),
    limitedIds: all.filter(hasUseLimit).map(({ id }) => id),
    isForAll: automatic.some(hasUseLimit),
  }
}
