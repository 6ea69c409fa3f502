import type { LineId, MasterId, VariantId } from '../cart/ids.ts'
import type { ProductSelection } from './promotion.ts'

/** A line as promotions see it. Gifts, gift cards and lines that cannot be sold are left out. */
export type PromotionLine = {
  readonly lineId: LineId
  readonly variantId: VariantId
  readonly masterId: MasterId
  readonly categoryIds: readonly string[]
  readonly qty: number
  /** Minor units of one unit at its current price. */
  readonly unitPrice: number
  readonly isOnSale: boolean
}

/** Returns whether a rule's selection includes a line; a missing selection includes every line. */
export function isSelected(line: PromotionLine, selection: ProductSelection | undefined): boolean {
  if (selection === undefined) return true
  if (selection.excludesSale && line.isOnSale) return false
  if (selection.excludedMasterIds?.includes(line.masterId)) return false
  if (intersects(line.categoryIds, selection.excludedCategoryIds)) return false
  const { masterIds, variantIds, categoryIds } = selection
  if (!masterIds && !variantIds && !categoryIds) return true
  return (
    masterIds?.includes(line.masterId) ||
    variantIds?.includes(line.variantId) ||
    intersects(line.categoryIds, categoryIds)
  )
}

function intersects(these: readonly string[], those: readonly string[] | undefined): boolean {
  return those?.some((one) => these.includes(one)) ?? false
}
