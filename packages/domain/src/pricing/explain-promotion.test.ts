import { expect, test } from 'vitest'
import {
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { explainPromotion } from './explain-promotion.ts'

const variants = [buildVariant(), buildVariant({ id: 'gift', price: 2000 })]

const explain = (changes: Partial<Promotion>, cart: Cart = buildCart()) => {
  const promotion = buildPromotion(changes)
  return explainPromotion(
    cart,
    promotion.id,
    buildFacts({ variants, promotions: [promotion], coupons: [buildCoupon()] }),
  )
}

const giving: Partial<Promotion> = { level: 'ORDER', effect: { type: 'gift', variantId: 'gift', qty: 1 } }
const given = buildLine({ variantId: 'gift', bonus: { promotionId: 'promotion' } })

test.each<[string, Partial<Promotion>, Cart, object]>([
  ['a discount on a line', {}, buildCart(), { outcome: 'applied', byLine: [{ lineId: 'line-shoe-42', amount: 2000 }] }],
  [
    'a discount on the order',
    { level: 'ORDER' },
    buildCart(),
    { outcome: 'applied', byLine: [{ lineId: 'line-shoe-42', amount: 2000 }], shipping: 0 },
  ],
  [
    'free delivery',
    { level: 'SHIPPING', effect: { type: 'freeShipping' } },
    buildCart(),
    { outcome: 'applied', byLine: [], shipping: 495 },
  ],
  ['a gift that lies in the cart', giving, buildCart({ lines: [buildLine(), given] }), { outcome: 'gift_given' }],
  ['a gift that could not be given', giving, buildCart(), { outcome: 'gift_missing' }],
  [
    'a promotion for goods that are not in the cart',
    { effect: { type: 'percent', percent: 1000, on: { categoryIds: ['hats'] } } },
    buildCart(),
    { outcome: 'no_effect', failed: [] },
  ],
  [
    'a spend of 150.00 € that is 50.00 € short',
    { conditions: [{ type: 'spend', atLeast: { EUR: 15_000 } }] },
    buildCart(),
    { outcome: 'not_earned', failed: ['spend'], distance: 5000, unit: 'money' },
  ],
  [
    'three pieces of which two are missing',
    { conditions: [{ type: 'quantity', atLeast: 3 }] },
    buildCart(),
    { outcome: 'not_earned', failed: ['quantity'], distance: 2, unit: 'pieces' },
  ],
  [
    'a missing coupon, which no goods make up for',
    { conditions: [{ type: 'coupon' }] },
    buildCart(),
    { outcome: 'not_earned', failed: ['coupon'], distance: null },
  ],
  [
    'a coupon that counts',
    { conditions: [{ type: 'coupon' }] },
    buildCart({ couponCodes: ['SAVE'] }),
    { outcome: 'applied', coupon: { code: 'SAVE', refusal: null } },
  ],
  ['a promotion that is switched off', { isEnabled: false }, buildCart(), { outcome: 'not_earned' }],
  [
    'an amount in another currency',
    { effect: { type: 'amount', amount: { USD: 500 } } },
    buildCart(),
    { outcome: 'not_earned', failed: ['currency'] },
  ],
])('staff see the outcome of %s [CART-10]', (_, changes, cart, expected) => {
  expect(explain(changes, cart)).toMatchObject({ promotionId: 'promotion', ...expected })
})

test('a promotion that is not there is explained as unknown', () => {
  expect(explainPromotion(buildCart(), 'none', buildFacts())).toMatchObject({
    outcome: 'unknown',
    byLine: [],
    failed: [],
  })
})
