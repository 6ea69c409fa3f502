import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildPromotion } from '../../testing/cart-builders.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'

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
