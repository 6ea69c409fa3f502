import type { Promotion } from '@lacehouse/domain'
import type { Pool } from 'pg'

/** The live promotions of each site, held in memory whole until the database says that they have changed. */
export type PromotionStore = {
  readonly listLive: (siteId: string) => Promise<readonly Promotion[]>
  readonly drop: () => void
}

type PromotionRow = {
  readonly id: string
  readonly siteId: string
  readonly level: Promotion['level']
  readonly campaignId: string | null
  readonly names: Record<string, string>
  readonly callouts: Record<string, string>
  readonly rule: Pick<Promotion, 'conditions' | 'effect' | 'approachingDisplayLevel'>
  readonly combinable: boolean
  readonly priority: number
  readonly useLimit: number | null
  readonly useLimitPerOwner: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
}

const listLive = `
  select id, site_id as "siteId", level, campaign_id as "campaignId", names, callouts, rule, combinable, priority,
    use_limit as "useLimit", use_limit_per_owner as "useLimitPerOwner",
    extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt"
  from promotions where status = 'live' and not needs_coupon order by priority, id`

export const createPromotionStore = (pool: Pool): PromotionStore => {
  let loaded: Promise<Map<string, Promotion[]>> | null = null
  const load = async (): Promise<Map<string, Promotion[]>> => {
    const { rows } = await pool.query<PromotionRow>({ name: 'promotions-live', text: listLive })
    const bySite = Map.groupBy(rows, ({ siteId }) => siteId)
    return new Map([...bySite].map(([siteId, own]) => [siteId, own.map(toPromotion)]))
  }
  return {
    listLive: async (siteId) => {
      loaded ??= load()
      loaded.catch(() => {
        loaded = null
      })
      return (await loaded).get(siteId) ?? []
    },
    drop: () => {
      loaded = null
    },
  }
}

const toPromotion = (row: PromotionRow): Promotion => ({
  id: row.id,
  level: row.level,
  isEnabled: true,
  names: row.names,
  callouts: row.callouts,
  ...row.rule,
  conditions: [...row.rule.conditions, ...toDates(row)],
  ...(row.campaignId && { campaignId: row.campaignId }),
  limits: {
    ...(row.useLimit !== null && { inAll: row.useLimit }),
    ...(row.useLimitPerOwner !== null && { perConsumer: row.useLimitPerOwner }),
  },
  isCombinable: row.combinable,
  priority: row.priority,
})

const toDates = ({ startsAt, endsAt }: PromotionRow): Promotion['conditions'] => {
  if (startsAt === null && endsAt === null) return []
  return [{ type: 'dates', ...(startsAt !== null && { from: startsAt }), ...(endsAt !== null && { until: endsAt }) }]
}
