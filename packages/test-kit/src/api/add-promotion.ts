import { coupons, type Database, promotions } from '@lacehouse/database'

/** A shop's database, and its memory of promotions, to be told. */
type House = {
  readonly database: { readonly db: Pick<Database, 'drizzle'> }
  readonly deps: { readonly promotions: { readonly drop: () => void } }
}
type PromotionRow = typeof promotions.$inferInsert
type CouponRow = typeof coupons.$inferInsert

/** A promotion of ten per cent off the order at the American site, live at once; `changes` win. */
export async function addPromotion(api: House, changes: Partial<PromotionRow> & { id: string }): Promise<void> {
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

/** A promotion that a coupon of the same name unlocks. */
export async function addCoupon(
  api: House,
  code: string,
  { coupon = {}, ...promotion }: Partial<PromotionRow> & { coupon?: Partial<CouponRow> } = {},
): Promise<void> {
  const id = `for-${code.toLowerCase()}`
  await addPromotion(api, { id, needsCoupon: true, ...promotion })
  const siteId = promotion.siteId ?? 'LH-US'
  await api.database.db.drizzle.insert(coupons).values({ siteId, code, promotionId: id, ...coupon })
}
