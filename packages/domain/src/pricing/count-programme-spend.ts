import { isOfProgramme } from '../promotions/is-of-programme.ts'
import type { Row } from './price-rows.ts'
import type { ProgrammeSpend } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/**
 * Counts what a cart takes of its shopper's yearly limit: the final price of the goods that the programme's discount reduces, in minor
 * units, and never more than is left (decision 0064). Null without such goods.
 */
export function countProgrammeSpend(
  rows: readonly Pick<Row, 'line' | 'price' | 'discounts'>[],
  { promotions, shopper: { membership } }: Pick<PricingFacts, 'promotions' | 'shopper'>,
): ProgrammeSpend | null {
  if (!membership) return null
  const ids = new Set(promotions.filter(isOfProgramme).map(({ id }) => id))
  const reduced = rows.filter(({ discounts }) =>
    discounts.some(({ source, id }) => source === 'promotion' && ids.has(id)),
  )
  const paid = reduced.reduce((sum, { price }) => sum + price, 0)
  const amount = Math.min(paid, membership.left)
  if (amount <= 0) return null
  const { programme, yearlyLimit } = membership
  return { programme, amount, yearlyLimit, lineIds: reduced.map(({ line }) => line.id) }
}
