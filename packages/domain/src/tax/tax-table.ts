import type { TaxClass } from './tax-class.ts'

/** Exempts a class of goods from a tax while the price of one unit is low (clothing in New York). */
export type TaxExemption = {
  readonly taxClass: TaxClass
  /** The price of one unit after all discounts, in minor units. */
  readonly unitPrice: number
  /** `below`: a lower price is exempt. `excess`: only the part above the price is taxed. */
  readonly rule: 'below' | 'excess'
}

/** One tax of a place: GST, QST, VAT or a state's sales tax. */
export type TaxRate = {
  readonly name: string
  /** Thousandths of a percent: 9975 is Québec's 9.975 %. */
  readonly rate: number
  /** Rates that differ from `rate`, by class; 0 is exempt. */
  readonly byClass?: Partial<Record<TaxClass, number>>
  readonly exemption?: TaxExemption
}

/**
 * The taxes of the places that a site sells to: `added` on top of prices or `included` in them; `missing` for a site without
 * rates.
 */
export type TaxTable =
  | { readonly mode: 'included'; readonly byCountry: Readonly<Record<string, readonly TaxRate[]>> }
  | { readonly mode: 'added'; readonly byRegion: Readonly<Record<string, readonly TaxRate[]>> }
  | { readonly mode: 'included' | 'added'; readonly missing: true }

export type TaxAmount = { readonly name: string; readonly rate: number; readonly amount: number }
