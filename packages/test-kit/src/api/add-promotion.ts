import { coupons, type Database, promotions } from '@lacehouse/database'

/** A shop's database and its cache of promotions, which is dropped after a change. */
type PromotionTarget = {
  readonly database: { readonly db: Pick<Database, 'drizzle'> }
  readonly deps: { readonly promotions: { readonly drop: () => void } }
}
type PromotionRow = typeof promotions.$inferInsert
type CouponRow = typeof coupons.$inferInsert

/** Adds a live promotion of ten per cent off the order at the American site; `changes` override its fields. */
export async function addPromotion(
  api: PromotionTarget,
  changes: Partial<PromotionRow> & { id: string },
): Promise<void> {
  const row: PromotionRow = {
    siteId: 'LH-US',
    level: 'ORDER',
    names: { 'en-us': changes.id },
    rule: { conditions: [], effect: { type: 'percent', percent: 1000 } },
    status: 'live',
    ...changes,
  }
  await api.database.db.drizzle.insert(promotions).values(row)
  api.deps.promotions.drop()
}

/** Adds a promotion that a coupon of the same name unlocks. */
export async function addCoupon(
  api: PromotionTarget,
  code: string,
  { coupon = {}, ...promotion }: Partial<PromotionRow> & { coupon?: Partial<CouponRow> } = {},
): Promise<void> {
  const id = `for-${code.toLowerCase()}`
  await addPromotion(api, { id, needsCoupon: true, ...promotion })
  const siteId = promotion.siteId ?? 'LH-US'
  await api.database.db.drizzle.insert(coupons).values({ siteId, code, promotionId: id, ...coupon })
}
