import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildPromotion } from '../../testing/cart-builders.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'
import type { PricedCart } from './priced-cart.ts'

const priced = priceCart(buildCart(), buildFacts({ promotions: [buildPromotion()] }))

test.each([
  'itemTotal',
  'totalDiscount',
  'appliedRewards',
  'itemSubTotal',
  'shipping',
  'shippingDiscount',
  'tax',
  'taxAmount',
  'netAmount',
  'totalWithoutTax',
  'total',
  'totalUnits',
  'remainingToPay',
] as const)('one unit too much in %s is reported', (name) => {
  expect(listBrokenSums(priced, 'included')).toEqual([])
  const totals = { ...priced.totals, [name]: priced.totals[name] + 1 }
  expect(listBrokenSums({ ...priced, totals }, 'included')).not.toEqual([])
})

test.each(['rowTotal', 'priceAfterItemDiscount', 'proratedPrice', 'taxTotal', 'unitCurrent'] as const)(
  'a row whose %s is negative is reported',
  (name) => {
    const lines = priced.lines.map((line) => ({ ...line, [name]: -1 }))
    expect(listBrokenSums({ ...priced, lines }, 'included')).toContain(`line-shoe-42: ${name} is -1`)
  },
)

const [line, shipment] = [priced.lines[0], priced.shipments[0]]

/** A copy of the cart, with tax included, of 100.00 € less 20.00 €, and a parcel of 4.95 €. */
const change = (parts: { line?: object; shipment?: object; totals?: object; taxes?: PricedCart['taxes'] }) =>
  ({
    ...priced,
    lines: [{ ...line, ...parts.line }],
    shipments: [{ ...shipment, ...parts.shipment }],
    totals: { ...priced.totals, ...parts.totals },
    taxes: parts.taxes ?? priced.taxes,
  }) as PricedCart

const name = 'line-shoe-42'
test.each<[string, Parameters<typeof change>[0], string[]]>([
  [
    'goods and their sum',
    { totals: { itemTotal: 9999, totalDiscount: 1999 } },
    ['itemTotal: 9999 is not 10000', 'discountParts: 1999 is not 2000'],
  ],
  [
    'goods after discounts and their parts',
    { totals: { itemSubTotal: 7999, totalDiscount: 2001 } },
    [
      'itemSubTotal: 7999 is not 8000',
      'discountParts: 2001 is not 2000',
      'total: 8495 is not 8494',
      'netAmount: 6723 is not 6722',
    ],
  ],
  [
    'a discount that is a reward',
    { totals: { totalDiscount: 1500, appliedRewards: 500 } },
    ['discountParts: 1500 is not 2000', 'rewardParts: 500 is not 0'],
  ],
  ['delivery and its parcels', { totals: { shipping: 496 } }, ['shipping: 496 is not 495', 'total: 8495 is not 8496']],
  [
    'the discount of delivery and those of parcels',
    { totals: { shippingDiscount: 1 } },
    ['shippingDiscount: 1 is not 0'],
  ],
  ['gift wrap and that of parcels', { totals: { giftWrap: 1 } }, ['giftWrap: 1 is not 0', 'total: 8495 is not 8496']],
  ['taxes by name and the tax', { taxes: [] }, ['taxByName: 1356 is not 0']],
  ['the two names of the tax', { totals: { taxAmount: 1355 } }, ['taxTwice: 1356 is not 1355']],
  ['units and those of the lines', { totals: { totalUnits: 2 } }, ['totalUnits: 2 is not 1']],
  ['what instruments and the rest pay', { totals: { remainingToPay: 8494 } }, ['instruments: 8495 is not 8494']],
  [
    'a row and its quantity',
    { line: { qty: 2 } },
    ['totalUnits: 1 is not 2', `${name}: row is not quantity times price`],
  ],
  ['a price above its original', { line: { unitOriginal: 9999 } }, [`${name}: current is above original`]],
  [
    'a product discount that made goods dearer',
    { line: { priceAfterItemDiscount: 10_001 } },
    [`${name}: a discount made it dearer`],
  ],
  [
    'an order discount that made goods dearer',
    { line: { priceAfterOrderDiscount: 8001 } },
    [`${name}: a discount made it dearer`],
  ],
  [
    'a reward that made goods dearer',
    { line: { priceAfterItemDiscount: 7999, priceAfterOrderDiscount: 7999 } },
    [`${name}: a discount made it dearer`],
  ],
  ['the tax of a line and its parts', { line: { taxes: [] } }, [`${name}: taxes are not its tax`]],
  ['the tax of a parcel and its parts', { shipment: { taxes: [] } }, ['me: taxes are not its tax']],
  [
    'the price of a parcel and its discounts',
    { shipment: { originalPrice: 496 } },
    ['me: discounts are not what it lost'],
  ],
  [
    'half a cent in a part',
    { line: { taxes: [{ ...line?.taxes[0], amount: 1276.5 }, { amount: 0.5 }] } },
    [`${name}: amount is 1276.5`, `${name}: amount is 0.5`],
  ],
  [
    'goods that lost what no discount took',
    { line: { proratedPrice: 7999 }, totals: { itemSubTotal: 7999 } },
    [
      'discounts: 8000 is not 7999',
      'total: 8495 is not 8494',
      'netAmount: 6723 is not 6722',
      `${name}: discounts are not what it lost`,
    ],
  ],
  [
    'a tax that no part has',
    {
      totals: { tax: 1357, taxAmount: 1357, totalWithoutTax: 7138 },
      taxes: priced.taxes.map((tax) => ({ ...tax, amount: 1357 })),
    },
    ['tax: 1357 is not 1356'],
  ],
  ['a negative zero', { totals: { shippingDiscount: -0 } }, ['totals: shippingDiscount is 0']],
])('%s that differ are named, and nothing else [CART-03]', (_, parts, broken) => {
  expect(listBrokenSums(change(parts), 'included')).toEqual(broken)
})
