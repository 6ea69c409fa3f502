import { parsePromotionRule } from '@lacehouse/contracts'
import type { Promotion, PromotionCondition } from '@lacehouse/domain'

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
  readonly status: 'live' | 'ended'
  readonly needsCoupon: boolean
  readonly useLimit: number | null
  readonly useLimitPerOwner: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
}

type Found = ReturnType<typeof parsePromotionRule>

/** Reads a promotion out of its row, or says why its rule makes no sense. */
export const findPromotion = (row: PromotionRow): Found => {
  const { limits, ...rule } = isRecord(row.rule) ? row.rule : {}
  const found = parsePromotionRule({
    ...rule,
    id: row.id,
    level: row.level,
    names: row.names,
    callouts: row.callouts,
    ...(row.campaignId && { campaignId: row.campaignId }),
    limits: {
      ...(isRecord(limits) && limits),
      ...(row.useLimit !== null && { inAll: row.useLimit }),
      ...(row.useLimitPerOwner !== null && { perConsumer: row.useLimitPerOwner }),
    },
    isCombinable: row.combinable,
    priority: row.priority,
  })
  return found.ok ? { ok: true, promotion: withColumns(found.promotion, row) } : found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands in columns of their own holds as conditions do. */
const withColumns = (promotion: Promotion, { needsCoupon, startsAt, endsAt, status }: PromotionRow): Promotion => {
  const until = status === 'ended' ? 0 : endsAt
  const dates: PromotionCondition[] =
    startsAt === null && until === null
      ? []
      : [{ type: 'dates', ...(startsAt !== null && { from: startsAt }), ...(until !== null && { until }) }]
  const isSaid = promotion.conditions.some(({ type }) => type === 'coupon')
  const coupon: PromotionCondition[] = needsCoupon && !isSaid ? [{ type: 'coupon' }] : []
  return { ...promotion, conditions: [...promotion.conditions, ...coupon, ...dates] }
}
