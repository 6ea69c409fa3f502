import type { PriorPriceRule } from '../pricing/find-shown-price.ts'
import type { Site } from './site.ts'

/** The demands of a country's law on a site's pages. */
export type SiteLaw = {
  /** A reduction refers to the lowest price of the 30 days before it and names it (directive 98/6/EC, article 6a; CJEU C-330/23). */
  readonly lowestPrice: boolean
  /** Every price says that it includes VAT and that delivery costs come on top, with a link to them (German PAngV, § 6). */
  readonly deliveryCosts: boolean
  /** A consumer can withdraw from a contract by a form on the site (directive 2011/83/EU, article 11a; German BGB, § 356a). */
  readonly withdrawal: boolean
  /**
   * An offer names the manufacturer with postal address and contact, and the responsible person in the Union for goods from outside
   * of it (regulation (EU) 2023/988, article 19). It holds in Northern Ireland too, to which the British site delivers.
   */
  readonly productSafety: boolean
  /** Goods that are sold by content say what a litre, a kilogram or a metre costs (directive 98/6/EC, article 3; British Price Marking Order 2004). */
  readonly pricePerMeasure: boolean
}

const unionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Returns what the law of the site's country asks of its pages. */
export function getSiteLaw({ country }: Pick<Site, 'country'>): SiteLaw {
  const isInUnion = unionCountries.has(country)
  const isInUnionOrBritain = isInUnion || country === 'GB'
  return {
    lowestPrice: isInUnion,
    deliveryCosts: isInUnion,
    withdrawal: isInUnion,
    productSafety: isInUnionOrBritain,
    pricePerMeasure: isInUnionOrBritain,
  }
}

/** Returns what a reduction on the site refers to: its list price, or the lowest price where the law asks for that one. */
export function getPriorPriceRule(site: Pick<Site, 'country'>): PriorPriceRule {
  return getSiteLaw(site).lowestPrice ? 'lowest' : 'list'
}
