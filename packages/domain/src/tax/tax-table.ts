import type { TaxClass } from './tax-class.ts'

/** A class of goods that is free of a tax while the price of one unit stays small (clothing in New York). */
export type TaxExemption = {
  readonly taxClass: TaxClass
  /** Minor units of one unit after all discounts. */
  readonly unitPrice: number
  /** `below`: nothing is taxed under the price. `excess`: only what exceeds the price is taxed. */
  readonly rule: 'below' | 'excess'
}

/** One tax of a place: GST, QST, VAT or a state's sales tax. */
export type TaxRate = {
  readonly name: string
  /** Thousandths of a percent: 9975 is Québec's 9.975 %. */
  readonly rate: number
  /** Rates that differ from `rate` by class; 0 is exempt. */
  readonly byClass?: Partial<Record<TaxClass, number>>
  readonly exemption?: TaxExemption
}

/** The taxes of the places that a site sells to. `added` comes on top of prices, `included` is within them; `missing` are those of a site without rates. */
export type TaxTable =
  | { readonly mode: 'included'; readonly byCountry: Readonly<Record<string, readonly TaxRate[]>> }
  | { readonly mode: 'added'; readonly byRegion: Readonly<Record<string, readonly TaxRate[]>> }
  | { readonly mode: 'included' | 'added'; readonly missing: true }

export type TaxAmount = { readonly name: string; readonly rate: number; readonly amount: number }
