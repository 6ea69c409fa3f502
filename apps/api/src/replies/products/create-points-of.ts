import { countPointsOfPiece } from '@lacehouse/domain/loyalty/count-earned-points'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { Site } from '@lacehouse/domain/site/site'
import { getTaxTable } from '@lacehouse/domain/tax/get-tax-table'
import type { TaxClass } from '@lacehouse/domain/tax/tax-class'
import type { DecimalPrice } from '../../core/catalogue/find-price.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'

/** Answers what a piece at a price earns a member of the site's programme; nothing where it earns no points. */
type PointsOf = (price: Pick<DecimalPrice, 'amount'>) => { readonly points?: number }

/** Counts the points of a product's variants, each price once (LOY-01). */
export function createPointsOf({ taxClass }: Pick<ProductRecord, 'taxClass'>, site: Site): PointsOf {
  if (!site.features.loyalty) return () => ({})
  const taxes = getTaxTable(site.taxMode, site.taxRegion)
  const goods = { currency: site.currency as Currency, taxClass: taxClass as TaxClass }
  const known = new Map<number, number>()
  return ({ amount: price }) => {
    const points = known.get(price) ?? countPointsOfPiece({ ...goods, price }, { taxes, countryCode: site.country })
    known.set(price, points)
    return points > 0 ? { points } : {}
  }
}
