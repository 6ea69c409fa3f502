import {
  addConsumer,
  addCoupon,
  addPromotion,
  createCartWith,
  makeReady,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createPromotionInspector, type PromotionInspector } from '../promotion-inspection/promotion-inspector.ts'

let guest: TestShopper
let staff: TestShopper
let inspector: PromotionInspector
test.beforeAll(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
  const agent = { kind: 'consumer', id: 'A1', consumerType: 'AGENT', siteId: 'LH-US' } as const
  staff = api.client.withToken(api.deps.tokens.issue(agent).accessToken)
  inspector = openInspector(api)
  await addPromotion(api, { id: 'tenth' })
  await addPromotion(api, {
    id: 'from-500',
    rule: {
      conditions: [{ type: 'spend', atLeast: { USD: 50_000 } }],
      effect: { type: 'percent', percent: 2000 },
    },
  })
  await addPromotion(api, { id: 'fifth', rule: { conditions: [], effect: { type: 'percent', percent: 500 } } })
  await addCoupon(api, 'OVER', { coupon: { endsAt: new Date(testNow - 1) } })
})

/** Opens an inspector with an empty cache, as each command does. */
const openInspector = (api: TestApi): PromotionInspector =>
  createPromotionInspector({
    pool: api.database.db.pool,
    shippingMethods: api.deps.shippingMethods,
    now: () => testNow,
    onMalformed: () => undefined,
  })

test('staff read why each promotion does or does not apply to a shopper’s cart [CART-10]', async () => {
  const cart = await createCartWith(guest, variantOf('court'), 2)
  const { promotions } = await staff.call('promotions.explain', { params: { basketId: cart.id } })
  const reasons = Object.fromEntries(promotions.map(({ promotionId, reasons }) => [promotionId, reasons]))
  expect(reasons).toEqual({
    tenth: ['It applies and takes $20.00 off.'],
    fifth: ['It is earned, but something else is worth more to the shopper and takes its place.'],
    'from-500': [
      'It does not apply.',
      'Not enough is spent on the goods that it counts.',
      '$300.00 more would earn it.',
    ],
    'for-over': ['It does not apply.', 'None of its codes is on the cart and can be used.'],
  })
  const params = { basketId: cart.id }
  const one = await staff.call('promotions.explain', { params, query: { promotionId: 'nothing' } })
  expect(one.promotions.map(({ outcome }) => outcome)).toEqual(['unknown'])
})

test('only staff may ask, and an unknown cart is BSK404', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const params = { basketId: cart.id }
  expect((await guest.tryCall('promotions.explain', { params })).status).toBe(403)
  const unknown = { basketId: '11111111-1111-4111-8111-111111111111' }
  const answer = await staff.tryCall('promotions.explain', { params: unknown })
  expect([answer.status, answer.body.errorDetails[0]?.errorId]).toEqual([404, 'BSK404'])
})

test('a trial of a rule on recent carts counts the changed carts and their cost', async ({ api }) => {
  const [site] = api.deps.sites.filter(({ siteId }) => siteId === 'LH-US')
  if (!site) throw new Error('no American site')
  await api.database.db.pool.query('delete from carts')
  await createCartWith(guest, variantOf('court'), 3)
  await createCartWith(guest, variantOf('tee'))
  const rule = {
    level: 'ORDER',
    conditions: [{ type: 'spend', atLeast: { USD: 20_000 } }, { type: 'coupon' }],
    effect: { type: 'percent', percent: 3000 },
  }
  const trial = await inspector.tryRule({ site, rule, carts: 100 })
  // The rule takes thirty per cent of 300 instead of the ten per cent of the live promotion.
  expect(trial).toMatchObject({ ok: true, carts: 2, touched: [{ cost: 6000, hasGift: false }] })
  const wrong = await inspector.tryRule({ site, rule: { ...rule, level: 'SHIPPING' }, carts: 100 })
  expect(wrong).toEqual({ ok: false, reason: 'the effect does not go with the level' })
})

test('a trial prices each cart with its shopper’s segments, orders and codes', async ({ api }) => {
  const [site] = api.deps.sites.filter(({ siteId }) => siteId === 'LH-US')
  if (!site) throw new Error('no American site')
  await api.database.db.pool.query(`delete from carts`)
  await api.database.db.pool.query(`update promotions set status = 'draft'`)
  api.deps.promotions.drop()
  await addCoupon(api, 'HALF', { rule: { conditions: [], effect: { type: 'percent', percent: 2000 } } })
  const { email } = await addConsumer(api.database.db, { memberId: 'M-1' })
  const member = await signInAs(api.client, { email })
  const ofMember = await createCartWith(member, variantOf('court'), 2)
  const withCode = await createCartWith(guest, variantOf('court'), 2)
  await guest.call('coupons.apply', { body: { cartId: withCode.id, code: 'HALF' } })
  const buyer = await api.client.createGuest('en-us')
  const bought = await createCartWith(buyer, variantOf('court'), 2)
  await makeReady(buyer, bought.id)
  await buyer.call('checkout.placeOrder', { body: { cartId: bought.id } })
  const again = await createCartWith(buyer, variantOf('court'), 2)
  const touchedBy = async (condition: object | null) => {
    const effect = { type: 'percent', percent: 3000 }
    const rule = { level: 'ORDER', conditions: condition ? [condition] : [], effect }
    const trial = await openInspector(api).tryRule({ site, rule, carts: 100 })
    if (!trial.ok) throw new Error(trial.reason)
    return Object.fromEntries(trial.touched.map(({ cartId, cost }) => [cartId, cost]))
  }
  expect(await touchedBy({ type: 'segment', anyOf: ['loyalty-loggedin'] })).toEqual({ [ofMember.id]: 6000 })
  const byAll = await touchedBy(null)
  expect([byAll[ofMember.id], byAll[withCode.id], byAll[again.id]]).toEqual([6000, 2000, 6000])
  const byNewcomers = await touchedBy({ type: 'firstOrder' })
  // A cart that became an order counts as a first order when no other order came before it.
  expect(Object.keys(byNewcomers).toSorted()).toEqual([ofMember.id, withCode.id, bought.id].toSorted())
})

test('an invalid rule is refused with a reason, and a stored invalid rule does not run', async ({ api }) => {
  const [site] = api.deps.sites.filter(({ siteId }) => siteId === 'LH-US')
  if (!site) throw new Error('no American site')
  const tried = async (effect: object, limits: object, level = 'ORDER') => {
    const trial = await inspector.tryRule({ site, rule: { level, effect, limits }, carts: 1 })
    return trial.ok ? null : trial.reason
  }
  const tenth = { type: 'percent', percent: 1000 }
  expect(await tried(tenth, { unitsPerOrder: 1 })).toBeNull()
  expect(await tried(tenth, { inAll: 5 })).toContain('limits')
  expect(await tried(tenth, { perConsumer: 1 })).toContain('limits')
  expect(await tried({ type: 'freeShipping' }, { unitsPerOrder: 1 }, 'SHIPPING')).toContain('no units')
  await addPromotion(api, { id: 'unbound', rule: { conditions: [], effect: tenth, limits: { inAll: 1 } } })
  expect((await createCartWith(guest, variantOf('court'))).totals.totalDiscount).toBe(0)
})
