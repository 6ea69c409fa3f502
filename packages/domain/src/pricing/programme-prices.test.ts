import { expect, test } from 'vitest'
import {
  buildCart,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { ProgrammeMembership } from '../discount-programmes/discount-programme.ts'
import { planOrder } from '../order/plan-order.ts'
import { toBalanceDebits } from '../order/to-balance-debits.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { planReturn } from '../returns/plan-return.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'

const discount: Partial<Promotion> = {
  level: 'ORDER',
  isCombinable: true,
  conditions: [{ type: 'programme', anyOf: ['employee'] }],
  effect: { type: 'percent', percent: 3000 },
}
const shirt = buildVariant({ id: 'shirt', price: 5000 })
const lines = [buildLine({ qty: 2 }), buildLine({ variantId: 'shirt' })]
const employee = (left: number): ProgrammeMembership => ({ programme: 'employee', yearlyLimit: 100_000, left })

const factsOf = (membership?: ProgrammeMembership, changes: Partial<Promotion> = {}) =>
  buildFacts({
    variants: [buildVariant(), shirt],
    promotions: [buildPromotion({ ...discount, ...changes })],
    shopper: { segments: [], isFirstOrder: false, ...(membership && { membership }) },
  })
const price = (membership?: ProgrammeMembership, changes: Partial<Promotion> = {}) => {
  const priced = priceCart(buildCart({ lines }), factsOf(membership, changes))
  expect(listBrokenSums(priced, 'included')).toEqual([])
  return { discounts: priced.lines.map(({ discounts }) => discounts[0]?.amount ?? 0), spend: priced.programmeSpend }
}

// Two pairs at 100.00 € and a shirt at 50.00 €, with 30 % off.
test.each([
  ['all of the cart', 100_000, [6000, 1500], 17_500],
  ['exactly what the goods cost before the discount', 25_000, [6000, 1500], 17_500],
  ['the shoes and a part of the shirt', 22_000, [6000, 600], 18_400],
  ['the shoes alone', 20_000, [6000, 0], 14_000],
  ['a part of the shoes', 10_000, [3000, 0], 10_000],
  ['a cent', 1, [0, 0], undefined],
])(
  'a limit that covers %s reduces goods in the order of the cart until it ends [ROLE-01] [ACC-14]',
  (_, left, discounts, amount) => {
    const priced = price(employee(left))
    expect(priced.discounts).toEqual(discounts)
    expect(priced.spend?.amount).toBe(amount)
  },
)

test.each([
  ['a shopper without a programme', undefined],
  ['a member of another programme', { programme: 'ipa', yearlyLimit: 1000, left: 1000 }],
  ['a member whose limit is used up', employee(0)],
] as const)('%s pays the full price [ROLE-01] [ROLE-03]', (_, membership) => {
  expect(price(membership)).toEqual({ discounts: [0, 0], spend: undefined })
})

test('at product level the limit covers rows in the order of the cart, and the lines are named', () => {
  const priced = price(employee(21_000), { level: 'PRODUCT' })
  expect(priced.discounts).toEqual([6000, 300])
  expect(priced.spend).toMatchObject({ lineIds: lines.map(({ id }) => id), yearlyLimit: 100_000 })
})

test('an order debits the limit of the year by what was paid, and returns give it back to the cent [ACC-14]', () => {
  const facts = factsOf(employee(22_000))
  const cart = buildCart({
    lines,
    sameAsShipping: true,
    instruments: [{ id: 'c', method: 'CREDIT_CARD', upTo: null, token: 't' }],
  })
  const basis = { cart, priced: priceCart(cart, facts), facts }
  const { order } = requireOk(planOrder(basis, { orderNumber: 'ORDER00001' }))
  expect(toBalanceDebits(order)?.programme).toEqual({ name: 'employee', yearlyLimit: 100_000, amount: 18_400 })
  const one = requireOk(planReturn(order, {}, [{ lineId: lines[0]?.id ?? '', qty: 1 }]))
  const rest = requireOk(
    planReturn(order, one.returned, [
      { lineId: lines[0]?.id ?? '', qty: 1 },
      { lineId: 'line-shirt', qty: 1 },
    ]),
  )
  expect(one.refund.programmeSpend).toBe(7000)
  expect(one.refund.programmeSpend + rest.refund.programmeSpend).toBe(18_400)
})
