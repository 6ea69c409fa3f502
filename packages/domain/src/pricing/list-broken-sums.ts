import type { PricedCart } from './priced-cart.ts'

type Amounts = readonly { readonly amount: number }[]

/**
 * Lists every identity that a priced cart violates: parts that do not sum to their totals, discounts that raise a price, and
 * amounts that are negative or not whole. An empty list proves the prices consistent to the minor unit (CART-03).
 */
export function listBrokenSums(priced: PricedCart, taxMode: 'added' | 'included'): string[] {
  const { lines, shipments, totals, instruments, taxes } = priced
  const isAdded = taxMode === 'added'
  const itemTax = sum(lines, (line) => line.taxTotal)
  const shippingTax = sum(shipments, (shipment) => shipment.taxTotal)
  const identities: Record<string, readonly [number, number]> = {
    itemTotal: [totals.itemTotal, sum(lines, (line) => line.rowTotal)],
    itemSubTotal: [totals.itemSubTotal, sum(lines, (line) => line.proratedPrice)],
    discounts: [totals.itemTotal - totals.totalDiscount - totals.appliedRewards, totals.itemSubTotal],
    discountParts: [
      totals.totalDiscount,
      sumDiscounts(priced, (source) => source === 'promotion' || source === 'adjustment'),
    ],
    rewardParts: [totals.appliedRewards, sumDiscounts(priced, (s) => s === 'voucher' || s === 'rewardCode')],
    shipping: [totals.shipping, sum(shipments, (shipment) => shipment.price)],
    shippingDiscount: [totals.shippingDiscount, sum(shipments, (shipment) => total(shipment.discounts))],
    giftWrap: [totals.giftWrap ?? 0, sum(shipments, (shipment) => shipment.giftWrap ?? 0)],
    tax: [totals.tax, itemTax + shippingTax],
    taxTwice: [totals.tax, totals.taxAmount],
    taxByName: [totals.tax, total(taxes)],
    total: [totals.total, totals.itemSubTotal + totals.shipping + (totals.giftWrap ?? 0) + (isAdded ? totals.tax : 0)],
    withoutTax: [totals.totalWithoutTax + totals.tax, totals.total],
    netAmount: [totals.netAmount, totals.itemSubTotal - (isAdded ? 0 : itemTax)],
    totalUnits: [totals.totalUnits, sum(lines, (line) => line.qty)],
    instruments: [totals.total, total(instruments) + totals.remainingToPay],
  }
  const broken = Object.entries(identities).filter(([, [left, right]]) => left !== right)
  return [
    ...broken.map(([name, [left, right]]) => `${name}: ${left} is not ${right}`),
    ...lines.flatMap(listBrokenLine),
    ...shipments.flatMap(listBrokenShipment),
    ...listBadAmounts(totals, 'totals'),
  ]
}

function listBrokenLine(line: PricedCart['lines'][number]): string[] {
  const { lineId, qty, unitCurrent, unitOriginal, rowTotal, discounts } = line
  const steps = [rowTotal, line.priceAfterItemDiscount, line.priceAfterOrderDiscount, line.proratedPrice]
  const broken = listBadAmounts(line, lineId)
  if (rowTotal !== qty * unitCurrent) broken.push(`${lineId}: row is not quantity times price`)
  if (unitCurrent > unitOriginal) broken.push(`${lineId}: current is above original`)
  if (steps.some((step, index) => step < (steps[index + 1] ?? 0))) broken.push(`${lineId}: a discount made it dearer`)
  if (rowTotal - total(discounts) !== line.proratedPrice) broken.push(`${lineId}: discounts are not what it lost`)
  if (total(line.taxes) !== line.taxTotal) broken.push(`${lineId}: taxes are not its tax`)
  return broken
}

function listBrokenShipment(shipment: PricedCart['shipments'][number]): string[] {
  const { groupId, originalPrice, price, discounts, taxes, taxTotal } = shipment
  const broken = listBadAmounts(shipment, groupId)
  if (originalPrice - total(discounts) !== price) broken.push(`${groupId}: discounts are not what it lost`)
  if (total(taxes) !== taxTotal) broken.push(`${groupId}: taxes are not its tax`)
  return broken
}

/** Lists the numbers of a line, a shipment or the totals, and of their parts, that are negative or not whole. */
function listBadAmounts(of: object, name: string): string[] {
  return Object.entries(of).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.flatMap((part) => (part instanceof Object ? listBadAmounts(part, name) : []))
    if (typeof value !== 'number') return []
    return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0) ? [] : [`${name}: ${key} is ${value}`]
  })
}

function sumDiscounts({ lines }: PricedCart, isCounted: (source: string) => boolean): number {
  return sum(lines, ({ discounts }) => total(discounts.filter(({ source }) => isCounted(source))))
}

function total(amounts: Amounts): number {
  return sum(amounts, ({ amount }) => amount)
}

function sum<Part>(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return parts.reduce((all, part) => all + amountOf(part), 0)
}
