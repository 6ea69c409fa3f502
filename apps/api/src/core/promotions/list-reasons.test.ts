import type { PromotionExplanation } from '@lacehouse/domain/pricing/explain-promotion'
import { expect, test } from 'vitest'
import { listReasons } from './list-reasons.ts'

const explained = (changed: Partial<PromotionExplanation>): PromotionExplanation => ({
  ...{
    promotionId: 'tenth',
    outcome: 'not_earned',
    failed: [],
    distance: null,
    unit: 'money',
    byLine: [],
    shipping: 0,
  },
  ...changed,
})

const inDollars = { currency: 'USD', locale: 'en-us' }

test.each<[Partial<PromotionExplanation>, string[]]>([
  [
    {
      ...{ outcome: 'applied', shipping: 595 },
      byLine: [
        { lineId: 'a', amount: 1000 },
        { lineId: 'b', amount: 1 },
      ],
    },
    ['It applies and takes $15.96 off.'],
  ],
  [{ outcome: 'applied' }, ['It applies and takes $0.00 off.']],
  [
    { failed: ['spend'], distance: 1 },
    ['It does not apply.', 'Not enough is spent on the goods that it counts.', '$0.01 more would earn it.'],
  ],
  [
    { failed: ['quantity', 'dates'], distance: 2, unit: 'pieces' },
    [
      ...['It does not apply.', 'There are not enough pieces of what it counts.', 'It is not the time for it.'],
      '2 more pieces would earn it.',
    ],
  ],
  [
    { failed: ['coupon'], coupon: { code: 'OVER', refusal: 'coupon_expired' } },
    [
      ...['It does not apply.', 'None of its codes is on the cart and can be used.'],
      'Code OVER: This code has expired.',
    ],
  ],
  [{ outcome: 'applied', coupon: { code: 'GOOD', refusal: null } }, ['It applies and takes $0.00 off.']],
])('of %j staff read %j', (changed, reasons) => {
  expect(listReasons(explained(changed), inDollars)).toEqual(reasons)
})

test('amounts are written in the currency and the language of the site', () => {
  const [reason] = listReasons(explained({ outcome: 'applied', shipping: 123_450 }), {
    currency: 'EUR',
    locale: 'de-de',
  })
  expect(reason).toMatch(/1\.234,50\s€/)
})
