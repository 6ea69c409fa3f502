import { allocateByLargestRemainder } from '../money/allocate.ts'
import { prorate } from '../money/prorate.ts'
import { countGivenBack, isTaxAdded } from '../returns/count-given-back.ts'
import type { ReturnedQuantities } from '../returns/given-back.ts'
import type { TaxAmount } from '../tax/tax-table.ts'
import type { InvoicedOrder, InvoiceTax } from './invoice.ts'

/** A part of an order, a line or all of its shipments, with the taxes of the whole part. */
type TaxedPart = {
  readonly taxes: readonly TaxAmount[]
  /** The tax and the price without it of what was given back. */
  readonly tax: number
  readonly net: number
}

/**
 * Counts the taxes by name and rate in what an order has given back, in minor units: always the same list in the same order. They
 * sum to the tax that was given back, and for the whole order to the taxes that it was charged.
 */
export function countTaxes(order: InvoicedOrder, returned: ReturnedQuantities): InvoiceTax[] {
  const isAdded = isTaxAdded(order)
  const groups = listGroups(order)
  const parts = [...listLines(order, returned), toShipping(order, returned, groups)]
  return groups.map(({ name, rate }) => {
    const shares = parts.map((part) => toShare(part, { name, rate }))
    const amount = shares.reduce((sum, share) => sum + share.amount, 0)
    const net = shares.reduce((sum, share) => sum + share.net, 0)
    return { name, rate, amount, ...(!isAdded && { net }) }
  })
}

type Group = Pick<TaxAmount, 'name' | 'rate'>

const isSame = (one: Group, other: Group): boolean => one.name === other.name && one.rate === other.rate

/** The taxes of the order by name and rate; an order of before they were copied has those of its lines. */
function listGroups({ taxes = [], items }: InvoicedOrder): TaxAmount[] {
  const groups: TaxAmount[] = []
  for (const tax of [...taxes, ...items.flatMap((item) => item.taxes)]) {
    if (!groups.some((group) => isSame(group, tax))) groups.push({ ...tax, amount: 0 })
  }
  return groups.map((group) => ({ ...group, amount: taxes.find((tax) => isSame(tax, group))?.amount ?? 0 }))
}

function listLines(order: InvoicedOrder, returned: ReturnedQuantities): TaxedPart[] {
  const isAdded = isTaxAdded(order)
  return order.items.map(({ lineId, qty, taxes, taxTotal, proratedPrice }) => {
    const units = returned[lineId] ?? 0
    const tax = prorate(taxTotal, units, qty)
    const price = prorate(proratedPrice, units, qty)
    return { taxes, tax, net: isAdded ? price : price - tax }
  })
}

/** The taxes of delivery and gift wrap are those of the order less those of its lines. */
function toShipping(order: InvoicedOrder, returned: ReturnedQuantities, groups: readonly TaxAmount[]): TaxedPart {
  const { shipments } = countGivenBack(order, returned)
  const tax = shipments.reduce((sum, shipment) => sum + shipment.tax, 0)
  const amount = shipments.reduce((sum, shipment) => sum + shipment.amount, 0)
  const own = groups.map((group) => {
    const ofLines = order.items.flatMap(({ taxes }) => taxes).filter((one) => isSame(one, group))
    return { ...group, amount: Math.max(0, group.amount - ofLines.reduce((sum, one) => sum + one.amount, 0)) }
  })
  const taxes = own.filter((one) => one.amount > 0)
  return { taxes: taxes.length > 0 ? taxes : groups, tax, net: amount - tax }
}

/** A part's tax is shared by its own taxes as they were charged; a part of several included rates shares its price likewise. */
function toShare({ taxes, tax, net }: TaxedPart, group: Group): { readonly amount: number; readonly net: number } {
  const at = taxes.findIndex((one) => isSame(one, group))
  if (at === -1) return { amount: 0, net: 0 }
  const weights = taxes.some(({ amount }) => amount > 0) ? taxes.map(({ amount }) => amount) : taxes.map(() => 1)
  return {
    amount: allocateByLargestRemainder(tax, weights)[at] ?? 0,
    net: allocateByLargestRemainder(net, weights)[at] ?? 0,
  }
}
