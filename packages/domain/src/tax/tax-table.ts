import type { TaxClass } from './tax-class.ts'

/** One tax of a place: GST, PST, VAT or a state's sales tax. */
export type TaxRate = {
  readonly name: string
  /** Thousandths of a percent: 9975 is Québec's 9.975 %. */
  readonly rate: number
  /** Rates that differ from `rate` by class; 0 is exempt. */
  readonly byClass?: Partial<Record<TaxClass, number>>
  /** Items of the class whose unit price is below (or, where it says so, at or below) this amount in minor units are exempt. */
  readonly exemptUnder?: { readonly taxClass: TaxClass; readonly unitPrice: number }
}

/** The taxes of the places that a site sells to. `added` comes on top of prices, `included` is within them. */
export type TaxTable =
  | { readonly mode: 'included'; readonly byCountry: Readonly<Record<string, readonly TaxRate[]>> }
  | { readonly mode: 'added'; readonly byRegion: Readonly<Record<string, readonly TaxRate[]>> }

export type TaxAmount = { readonly name: string; readonly rate: number; readonly amount: number }
