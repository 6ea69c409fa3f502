import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, requireOk } from '../../testing/cart-builders.ts'
import { listBrokenSums } from '../pricing/list-broken-sums.ts'
import { priceCart } from '../pricing/price-cart.ts'
import {
  maxPriceAdjustments,
  planAddPriceAdjustment,
  planChangePriceAdjustment,
  planRemovePriceAdjustment,
} from './plan-price-adjustments.ts'
import { planRemoveItem, planRestoreItem } from './plan-remove-item.ts'
import { planUpdateItem } from './plan-update-item.ts'

const facts = buildFacts()
const lines = [buildLine({ id: 'a', qty: 2 }), buildLine({ id: 'b', recipeId: 'r' })]
const cart = buildCart({ lines })
const one = { id: 'x', amount: 500, reason: 'Scuffed', by: 'AGENT:1' }

test('an adjustment is stored with its time, changed by other staff, and removed [CART-18]', () => {
  const added = requireOk(planAddPriceAdjustment(cart, { ...one, lineId: 'a' }, facts)).cart
  expect(added.priceAdjustments).toEqual([{ ...one, lineId: 'a', at: facts.now }])
  const changed = requireOk(planChangePriceAdjustment(added, { id: 'x', amount: 700, by: 'AGENT:2' }, facts)).cart
  expect(changed.priceAdjustments).toMatchObject([{ amount: 700, reason: 'Scuffed', by: 'AGENT:2' }])
  expect(listBrokenSums(priceCart(changed, facts), 'included')).toEqual([])
  expect(requireOk(planRemovePriceAdjustment(changed, 'x', facts)).cart.priceAdjustments).toEqual([])
})

test.each([
  ['a fraction', { amount: 0.5 }, 'invalid_amount'],
  ['0', { amount: 0 }, 'invalid_amount'],
  ['the whole order', { amount: 30_000 }, null],
  ['more than the order', { amount: 30_001 }, 'invalid_amount'],
  ['a whole line', { amount: 20_000, lineId: 'a' }, null],
  ['more than the line', { amount: 20_001, lineId: 'a' }, 'invalid_amount'],
  ['an unknown line', { lineId: 'z' }, 'unknown_line'],
])('an adjustment of %s (%j) has the refusal %j [CART-18]', (_, change, reason) => {
  const plan = planAddPriceAdjustment(cart, { ...one, ...change }, facts)
  expect(plan.ok ? null : plan.reason).toBe(reason)
})

test('one adjustment too many, an unknown one and an ordered cart are refused [CART-18]', () => {
  const many = Array.from({ length: maxPriceAdjustments }, (_, index) => ({ ...one, id: `${index}`, amount: 1 }))
  expect(planAddPriceAdjustment({ ...cart, priceAdjustments: many }, one, facts)).toMatchObject({
    reason: 'invalid_amount',
  })
  expect(planChangePriceAdjustment(cart, { id: 'x', by: 'A' }, facts)).toMatchObject({ reason: 'unknown_adjustment' })
  expect(planRemovePriceAdjustment(cart, 'x', facts)).toMatchObject({ reason: 'unknown_adjustment' })
  expect(planAddPriceAdjustment({ ...cart, state: 'ordered' }, one, facts)).toMatchObject({ reason: 'cart_gone' })
})

const adjusted = buildCart({
  priceAdjustments: [
    { id: 'one', lineId: 'a', amount: 500, reason: 'Scuffed', by: 'S-1' },
    { id: 'all', amount: 300, reason: 'Late', by: 'S-1' },
  ],
})

test('a line that absorbs another keeps both adjustments, and the total stays [CART-18] [CART-27]', () => {
  const facts = buildFacts()
  const cart = requireOk(
    planUpdateItem(
      { ...adjusted, lines: [buildLine({ id: 'a' }), buildLine({ id: 'b', variantId: 'tee' })] },
      { lineId: 'b', variantId: 'shoe-42' },
      facts,
    ),
  ).cart
  expect(cart.lines).toMatchObject([{ id: 'b', qty: 2 }])
  expect(cart.priceAdjustments.map(({ lineId }) => lineId)).toEqual(['b', undefined])
  expect(priceCart(cart, facts).totals.totalDiscount).toBe(800)
})

test('undo onto an equal line restores the price adjustments [CART-07] [CART-18]', () => {
  const facts = buildFacts()
  const { cart, removed } = requireOk(planRemoveItem({ ...adjusted, lines: [buildLine({ id: 'a' })] }, 'a', facts))
  const twin = { ...cart, lines: [buildLine({ id: 'new' })] }
  const back = requireOk(planRestoreItem(twin, removed, facts)).cart
  expect(back.lines).toMatchObject([{ id: 'new', qty: 2 }])
  expect(back.priceAdjustments.map(({ id, lineId }) => [id, lineId])).toEqual([
    ['all', undefined],
    ['one', 'new'],
  ])
})
