import type { Site } from './site.ts'

/** What the law of a site's country asks of its pages. */
export type SiteLaw = {
  /** A reduced price names the lowest of the 30 days before (directive 98/6/EC, article 6a). */
  readonly lowestPrice: boolean
  /** Every price says that it includes VAT and that delivery costs come on top, with a link to them (German PAngV, § 6). */
  readonly deliveryCosts: boolean
  /** A consumer can withdraw from a contract by a form on the site (directive 2011/83/EU, article 11a; German BGB, § 356a). */
  readonly withdrawal: boolean
}

const unionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Returns what the law of the site's country asks of its pages. */
export function getSiteLaw({ country }: Pick<Site, 'country'>): SiteLaw {
  const isInUnion = unionCountries.has(country)
  return { lowestPrice: isInUnion, deliveryCosts: isInUnion, withdrawal: isInUnion }
}
