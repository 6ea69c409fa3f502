import { allocateByLargestRemainder } from '../money/allocate.ts'
import { scaleHalfUp } from '../money/round-half-up.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxAmount, TaxRate, TaxTable } from './tax-table.ts'

const whole = 100_000

export type TaxedAmount = {
  /** The price of the whole row after all discounts, in minor units. */
  readonly price: number
  readonly qty: number
  readonly taxClass: TaxClass
}

export type ComputedTax = { readonly total: number; readonly taxes: readonly TaxAmount[] }

const noTax: ComputedTax = { total: 0, taxes: [] }

/**
 * Computes the tax of one row in minor units, rounded half up once for the row. Several taxes share it by largest remainder and
 * sum to it exactly. Included tax is within the price, added tax comes on top (docs/sites.md, "Money").
 */
export function computeTax(mode: TaxTable['mode'], rates: readonly TaxRate[], row: TaxedAmount): ComputedTax {
  const bases = rates.map((rate) => taxableAmount(rate, row))
  const effective = rates.map((rate) => rate.byClass?.[row.taxClass] ?? rate.rate)
  const weights = bases.map((base, index) => base * (effective[index] ?? 0))
  const weight = weights.reduce((a, b) => a + b, 0)
  if (weight === 0) return noTax
  const total = mode === 'added' ? scaleHalfUp(weight, 1, whole) : includedTax(row.price, effective)
  const parts = rates.length === 1 ? [total] : allocateByLargestRemainder(total, weights)
  const taxes = rates.map(({ name }, index) => ({ name, rate: effective[index] ?? 0, amount: parts[index] ?? 0 }))
  return { total, taxes: taxes.filter((tax) => tax.rate > 0) }
}

function includedTax(price: number, rates: readonly number[]): number {
  const rate = rates.reduce((a, b) => a + b, 0)
  return scaleHalfUp(price, rate, whole + rate)
}

function taxableAmount({ exemption }: TaxRate, { price, qty, taxClass }: TaxedAmount): number {
  if (exemption?.taxClass !== taxClass) return price
  if (exemption.rule === 'excess') return Math.max(0, price - exemption.unitPrice * qty)
  return price < exemption.unitPrice * qty ? 0 : price
}
