import { expect, test } from 'vitest'
import { findPromotion, type PromotionRow } from './find-promotion.ts'

const toRow = (changed: Partial<PromotionRow>): PromotionRow => ({
  ...{ id: 'tenth', siteId: 'LH-US', level: 'ORDER', campaignId: null, names: { 'en-us': 'Tenth' }, callouts: {} },
  rule: { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } },
  ...{ combinable: true, priority: 5, status: 'live', needsCoupon: false, useLimit: null, useLimitPerOwner: null },
  ...{ startsAt: null, endsAt: null },
  ...changed,
})

const find = (changed: Partial<PromotionRow>) => {
  const found = findPromotion(toRow(changed))
  if (!found.ok) throw new Error(found.reason)
  return found.promotion
}
const firstOrder = { type: 'firstOrder' }

test.each<[Partial<PromotionRow>, unknown[]]>([
  [{}, [firstOrder]],
  [{ startsAt: 5 }, [firstOrder, { type: 'dates', from: 5 }]],
  [{ endsAt: 9 }, [firstOrder, { type: 'dates', until: 9 }]],
  [{ startsAt: 0, endsAt: 9 }, [firstOrder, { type: 'dates', from: 0, until: 9 }]],
  [{ status: 'ended' }, [firstOrder, { type: 'dates', until: 0 }]],
  [{ status: 'ended', startsAt: 5, endsAt: 9 }, [firstOrder, { type: 'dates', from: 5, until: 0 }]],
  [{ needsCoupon: true }, [firstOrder, { type: 'coupon' }]],
  [{ needsCoupon: true, endsAt: 9 }, [firstOrder, { type: 'coupon' }, { type: 'dates', until: 9 }]],
])('a promotion with %j has the conditions %j', (changed, conditions) => {
  expect(find(changed).conditions).toEqual(conditions)
})

test('a rule that asks for a coupon itself asks for it once', () => {
  const rule = { conditions: [{ type: 'coupon' }], effect: { type: 'percent', percent: 1000 } }
  expect(find({ needsCoupon: true, rule }).conditions).toEqual([{ type: 'coupon' }])
})

test('the columns limit the uses, also to none, and leave the units that the rule limits', () => {
  const rule = {
    conditions: [],
    effect: { type: 'percent', percent: 1000 },
    limits: { unitsPerOrder: 2 },
  }
  expect(find({ rule }).limits).toEqual({ unitsPerOrder: 2 })
  expect(find({ rule, useLimit: 0, useLimitPerOwner: 1 }).limits).toEqual({
    ...{ unitsPerOrder: 2, inAll: 0, perConsumer: 1 },
  })
  expect(find({ useLimitPerOwner: 3 }).limits).toEqual({ perConsumer: 3 })
})

test('id, campaign, priority and combination are those of the columns, whatever the rule says', () => {
  const rule = { id: 'other', priority: 9, conditions: [], effect: { type: 'percent', percent: 1000 } }
  expect(find({ rule, campaignId: 'autumn', combinable: false })).toMatchObject({
    ...{ id: 'tenth', campaignId: 'autumn', priority: 5, isCombinable: false, level: 'ORDER' },
  })
  expect(find({ rule })).not.toHaveProperty('campaignId')
})

test.each([
  [null],
  ['text'],
  [[]],
  [{ conditions: [] }],
  [{ effect: { type: 'percent', percent: -1 }, conditions: [] }],
])('the rule %j is malformed, and the reason is answered', (rule) => {
  const found = findPromotion(toRow({ rule }))
  expect(found).toEqual({ ok: false, reason: expect.stringMatching(/\S/) })
})
