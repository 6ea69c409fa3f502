import type { Currency } from '../money/currency.ts'
import { toPercent } from '../money/percent.ts'
import type { TaxTable } from '../tax/tax-table.ts'
import type { CartTotals, PricedLine, PricedShipment } from './priced-cart.ts'

/** Sums lines and shipments to the totals of a cart in minor units; `CartTotals` names the identities (CART-03). */
export function totalCart(
  lines: readonly PricedLine[],
  shipments: readonly PricedShipment[],
  { currency, mode }: { readonly currency: Currency; readonly mode: TaxTable['mode'] },
): Omit<CartTotals, 'remainingToPay'> {
  const itemTotal = sum(lines, (line) => line.rowTotal)
  const itemSubTotal = sum(lines, (line) => line.proratedPrice)
  const appliedRewards = sum(lines, (line) => line.priceAfterOrderDiscount - line.proratedPrice)
  const totalDiscount = itemTotal - itemSubTotal - appliedRewards
  const shipping = sum(shipments, (shipment) => shipment.price)
  const itemTax = sum(lines, (line) => line.taxTotal)
  const tax = itemTax + sum(shipments, (shipment) => shipment.taxTotal)
  const giftWrap = sum(shipments, (shipment) => shipment.giftWrap ?? 0)
  const total = itemSubTotal + shipping + giftWrap + (mode === 'added' ? tax : 0)
  return {
    currency,
    totalUnits: sum(lines, (line) => line.qty),
    itemTotal,
    totalDiscount,
    totalDiscountPercentage: toPercent(totalDiscount, itemTotal),
    appliedRewards,
    itemSubTotal,
    shipping,
    shippingDiscount: sum(shipments, (shipment) => shipment.originalPrice - shipment.price),
    ...(giftWrap > 0 && { giftWrap }),
    tax,
    taxAmount: tax,
    netAmount: mode === 'added' ? itemSubTotal : itemSubTotal - itemTax,
    totalWithoutTax: total - tax,
    total,
  }
}

function sum<Part>(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return parts.reduce((total, part) => total + amountOf(part), 0)
}
