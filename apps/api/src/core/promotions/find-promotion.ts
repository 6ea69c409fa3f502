import { parsePromotionRule } from '@lacehouse/contracts'
import type { Promotion, PromotionCondition } from '@lacehouse/domain/promotions/promotion'

export type PromotionRow = {
  readonly id: string
  readonly siteId: string
  readonly level: string
  readonly campaignId: string | null
  readonly names: unknown
  readonly callouts: unknown
  readonly rule: unknown
  readonly combinable: boolean
  readonly priority: number
  readonly status: 'draft' | 'live' | 'ended'
  readonly needsCoupon: boolean
  readonly useLimit: number | null
  readonly useLimitPerOwner: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
}

type Found = ReturnType<typeof parsePromotionRule>

/** Converts a row to a promotion, or returns the reason why its rule is malformed. */
export function findPromotion(row: PromotionRow): Found {
  const found = parsePromotionRule({
    ...(isRecord(row.rule) && row.rule),
    id: row.id,
    level: row.level,
    names: row.names,
    callouts: row.callouts,
    ...(row.campaignId && { campaignId: row.campaignId }),
    isCombinable: row.combinable,
    priority: row.priority,
  })
  return found.ok ? { ok: true, promotion: withColumns(found.promotion, row) } : found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds the columns of the row to the promotion as conditions and limits. */
const withColumns = (promotion: Promotion, row: PromotionRow): Promotion => {
  const { needsCoupon, startsAt, endsAt, status, useLimit, useLimitPerOwner } = row
  const until = status === 'ended' ? 0 : endsAt
  const dates: PromotionCondition[] =
    startsAt === null && until === null
      ? []
      : [{ type: 'dates', ...(startsAt !== null && { from: startsAt }), ...(until !== null && { until }) }]
  const isSaid = promotion.conditions.some(({ type }) => type === 'coupon')
  const coupon: PromotionCondition[] = needsCoupon && !isSaid ? [{ type: 'coupon' }] : []
  const limits = {
    ...promotion.limits,
    ...(useLimit !== null && { inAll: useLimit }),
    ...(useLimitPerOwner !== null && { perConsumer: useLimitPerOwner }),
  }
  return { ...promotion, limits, conditions: [...promotion.conditions, ...coupon, ...dates] }
}
