import type { Cart } from '../cart/cart.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import { type ComputedTax, computeTax } from '../tax/compute-tax.ts'
import { type FoundTaxRates, findTaxRates, type TaxPlace } from '../tax/find-tax-rates.ts'
import type { TaxAmount } from '../tax/tax-table.ts'
import type { Row } from './price-rows.ts'
import type { TaxState } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** The taxes of a cart by line and by shipment, with how precisely their place is known. */
export type CartTax = {
  readonly state: TaxState
  readonly ofRow: (row: Row) => ComputedTax
  readonly ofShipping: (groupId: ShipmentGroupId, price: number) => ComputedTax
  /** Wrapping is taxed like goods of the standard class. */
  readonly ofGiftWrap: (groupId: ShipmentGroupId, price: number) => ComputedTax
}

/** Prepares the taxes of a cart: rates are looked up once for each shipment, by the place where it is handed over. */
export function taxCart(cart: Cart, groups: Iterable<ShipmentGroupId>, facts: PricingFacts): CartTax {
  const { mode } = facts.site.taxes
  const rates = new Map<ShipmentGroupId, FoundTaxRates>()
  for (const groupId of groups) rates.set(groupId, findTaxRates(facts.site.taxes, toTaxPlace(groupId, cart, facts)))
  const ratesOf = (groupId: ShipmentGroupId) => rates.get(groupId)?.rates ?? []
  return {
    state: toTaxState([...rates.values()]),
    ofRow: (row) =>
      computeTax(mode, ratesOf(row.groupId), {
        price: row.price,
        qty: row.line.qty,
        taxClass: row.variant?.taxClass ?? 'standard',
      }),
    ofShipping: (groupId, price) => computeTax(mode, ratesOf(groupId), { price, qty: 1, taxClass: 'shipping' }),
    ofGiftWrap: (groupId, price) => computeTax(mode, ratesOf(groupId), { price, qty: 1, taxClass: 'standard' }),
  }
}

function toTaxPlace(groupId: ShipmentGroupId, cart: Cart, { site, storeRegions }: PricingFacts): TaxPlace {
  const siteCountry = site.countryCode
  if (groupId.startsWith('store:')) return { siteCountry, region: storeRegions?.[groupId.slice('store:'.length)] }
  const address = groupId === 'digital' ? (cart.shippingAddress ?? cart.billingAddress) : cart.shippingAddress
  return { siteCountry, address }
}

function toTaxState(found: readonly FoundTaxRates[]): TaxState {
  const states = found.map(({ state }) => state)
  for (const state of ['rates_unavailable', 'place_unknown', 'none', 'estimated'] as const)
    if (states.includes(state)) return state
  return 'final'
}

/** Sums the taxes of one name and rate; the result keeps the order in which they first appear. */
export function sumTaxes(taxes: Iterable<TaxAmount>): TaxAmount[] {
  const sums = new Map<string, TaxAmount>()
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.rate}`
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, amount: sum.amount + tax.amount } : tax)
  }
  return [...sums.values()]
}
