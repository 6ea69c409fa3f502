import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildPromotion, buildVariant } from '../../testing/cart-builders.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { tryPromotion } from './try-promotion.ts'

const variants = [buildVariant({ id: 'a', price: 10_000 }), buildVariant({ id: 'b', price: 5000 })]
const cart = buildCart({ lines: [buildLine({ variantId: 'a', qty: 2 })] })
const order = (changes: Partial<Promotion>) => buildPromotion({ id: 'rule', level: 'ORDER', ...changes })
const running = order({ id: 'runs', effect: { type: 'percent', percent: 500 } })

test.each<[string, Promotion, number | null]>([
  [
    'costs its discount beyond that of the active promotion',
    order({ effect: { type: 'percent', percent: 1500 } }),
    2000,
  ],
  ['below the active promotion does not apply', order({ effect: { type: 'percent', percent: 100 } }), null],
  [
    'that needs a coupon is tried as if the shopper had it',
    order({ conditions: [{ type: 'coupon' }], effect: { type: 'percent', percent: 1500 } }),
    2000,
  ],
  [
    'whose condition fails does not apply',
    order({ conditions: [{ type: 'quantity', atLeast: 3 }], effect: { type: 'percent', percent: 5000 } }),
    null,
  ],
  ['of free delivery costs the delivery', order({ level: 'SHIPPING', effect: { type: 'freeShipping' } }), 495],
  ['that gives a gift reduces no price', order({ effect: { type: 'gift', variantId: 'b', qty: 1 } }), 0],
  ['that is active already replaces itself', order({ id: 'runs', effect: { type: 'percent', percent: 1000 } }), 2000],
])('a rule %s', (_, rule, cost) => {
  const tried = tryPromotion(rule, cart, buildFacts({ variants, promotions: [running] }))
  expect(tried?.cost ?? null).toBe(cost)
  if (rule.effect.type === 'gift') expect(tried?.hasGift).toBe(true)
})

describe('beside promotions that take effect, a rule', () => {
  const gift = (id: string) => order({ id, effect: { type: 'gift', variantId: 'b', qty: 1 } })
  const others = [running, gift('gives'), buildPromotion({ id: 'off', isCombinable: true })]
  const attempt = (rule: Promotion) => tryPromotion(rule, cart, buildFacts({ variants, promotions: others }))

  test.each<[string, Promotion]>([
    [
      'that reduces nothing',
      buildPromotion({ id: 'rule', effect: { type: 'percent', percent: 1, on: { masterIds: ['x'] } } }),
    ],
    [
      'for delivery by a method that is not used',
      order({ level: 'SHIPPING', effect: { type: 'freeShipping', methodCodes: ['x'] } }),
    ],
    [
      'that is not earned',
      order({ conditions: [{ type: 'quantity', atLeast: 3 }], effect: { type: 'gift', variantId: 'b', qty: 1 } }),
    ],
    ['of which no part is shown', order({ conditions: [{ type: 'firstOrder' }] })],
  ])('%s does not apply', (_, rule) => {
    expect(attempt(rule)).toBeNull()
  })

  test('that gives a gift has one of its own', () => {
    expect(attempt(gift('rule'))).toEqual({ cartId: cart.id, cost: 0, hasGift: true })
    expect(attempt(order({ level: 'SHIPPING', effect: { type: 'freeShipping' } }))).toMatchObject({
      cost: 495,
      hasGift: false,
    })
  })
})
