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

const off = (id: string, level: Promotion['level'], percent: number): Promotion =>
  buildPromotion({ id, level, effect: { type: 'percent', percent } })

// Goods of 100.00 €, of which product promotions leave 80.00 € and order promotions then 72.00 €.
test.each([
  ['PRODUCT', 10_000],
  ['ORDER', 8000],
  ['SHIPPING', 7200],
] as const)(
  'at level %s the missing money is counted at the price of its turn: from %d [CART-11]',
  (level, counted) => {
    const asked = buildPromotion({ id: 'asked', level, conditions: [{ type: 'spend', atLeast: { EUR: 15_000 } }] })
    const promotions = [off('goods', 'PRODUCT', 2000), off('order', 'ORDER', 1000), asked]
    const { outcome, distance } = explainPromotion(buildCart(), 'asked', buildFacts({ promotions }))
    expect([outcome, distance]).toEqual(['not_earned', 15_000 - counted])
  },
)

test('what promotions ignore earns none: gift cards, gifts and goods that cannot be sold', () => {
  const some = [
    buildVariant(),
    buildVariant({ id: 'card', taxClass: 'gift_card' }),
    buildVariant({ id: 'gone', isWithdrawn: true }),
    buildVariant({ id: 'gift' }),
  ]
  const lines = [buildLine(), buildLine({ variantId: 'card' }), buildLine({ variantId: 'gone' }), given]
  const promotions = [buildPromotion({ conditions: [{ type: 'quantity', atLeast: 3 }] })]
  const facts = buildFacts({ variants: some, promotions })
  expect(explainPromotion(buildCart({ lines }), 'promotion', facts)).toMatchObject({ distance: 2, unit: 'pieces' })
})

test('the coupon of an explanation is the one on the cart that belongs to the promotion [CART-09]', () => {
  const coupons = ['other', 'promotion', 'promotion'].map((promotionId, index) =>
    buildCoupon({ code: `CODE${index}`, promotionId }),
  )
  const facts = buildFacts({ promotions: [buildPromotion(), buildPromotion({ id: 'other' })], coupons })
  const codeOf = (couponCodes: readonly string[]) =>
    explainPromotion(buildCart({ couponCodes }), 'promotion', facts).coupon?.code
  expect(codeOf(['CODE0', 'CODE2'])).toBe('CODE2')
  expect(codeOf(['CODE0'])).toBeUndefined()
})

test('a promotion that is not there is explained as unknown', () => {
  expect(explainPromotion(buildCart(), 'none', buildFacts())).toMatchObject({
    outcome: 'unknown',
    byLine: [],
    failed: [],
  })
})
