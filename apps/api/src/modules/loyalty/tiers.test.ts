import { randomUUID } from 'node:crypto'
import { toYearLater } from '@lacehouse/domain/loyalty/find-tier-standing'
import { days } from '@lacehouse/domain/time/durations'
import {
  addPerson,
  addPromotion,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'

/** Enters points of an order so many days ago. */
const earn = (api: TestApi, { id }: TestShopper, points: number, daysAgo = 30) =>
  api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number, created_at) values ($1, 'earn', $2, $3, $4)`,
    [`M-${id}`, points, `LH-${points}-${daysAgo}`, new Date(testNow - days(daysAgo))],
  )

const addMember = async (api: TestApi, points: number, locale = 'en-us'): Promise<TestShopper> => {
  const member = await addPerson(api, { points: 0, locale })
  if (points > 0) await earn(api, member, points)
  return member
}

const prepare = async (shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('court'))
  return makeReady(shopper, id)
}
const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })
const standingOf = async (shopper: TestShopper) => (await shopper.call('loyalty.listPoints', {})).standing

test('a member reads the own tier with its end, and the points to the next', async ({ api }) => {
  const member = await addMember(api, 0)
  await earn(api, member, 450, 300)
  await earn(api, member, 100, 10)
  const reply = await member.call('loyalty.listPoints', {})
  expect(reply.standing).toMatchObject({
    earnedPoints: 550,
    tier: { id: 'silver', points: 500, pointsFactor: 12_500 },
    next: { id: 'gold', points: 1500, pointsToGo: 950 },
  })
  const oldest = new Date(toYearLater(testNow - days(300))).toISOString()
  expect([reply.standing?.tier?.until, reply.standing?.next?.by]).toEqual([oldest, oldest])
  const { consumerProfile } = await member.call('consumer.get', { query: { includeLoyaltySummary: true } })
  expect(consumerProfile.loyaltySummary?.standing).toEqual(reply.standing)
})

test('what the tiers take and give is read by members, by those who are none, and by guests [LOY-03]', async ({
  api,
}) => {
  const readers = [await addMember(api, 600), await addPerson(api, {}), await api.client.createGuest('en-us')]
  for (const reader of readers) {
    const { tiers } = await reader.call('loyalty.listTiers', {})
    expect(tiers.map(({ id, points, pointsFactor, benefits }) => [id, points, pointsFactor, benefits.length])).toEqual([
      ['bronze', 0, 10_000, 0],
      ['silver', 500, 12_500, 0],
      ['gold', 1500, 15_000, 1],
    ])
  }
})

test('points that are older than a year do not count, and those of one point less than a tier are below it', async ({
  api,
}) => {
  const member = await addMember(api, 499)
  await earn(api, member, 5000, 367)
  expect(await standingOf(member)).toMatchObject({ earnedPoints: 499, tier: { id: 'bronze' }, next: { pointsToGo: 1 } })
})

test('names and benefits of the tiers are in the language of the site', async ({ api }) => {
  const member = await addMember(api, 400, 'de-de')
  const standing = await standingOf(member)
  expect([standing?.tier?.name, standing?.next?.name]).toEqual(['Silber', 'Gold'])
  const { tiers } = await member.call('loyalty.listTiers', {})
  expect(tiers.at(-1)?.benefits).toEqual(['Der Standardversand ist bei jeder Bestellung kostenlos.'])
})

test('the factor of the tier multiplies the points of an order once, in cart, order and ledger alike [LOY-01]', async ({
  api,
}) => {
  const member = await addMember(api, 600)
  const created = await createCartWith(member, variantOf('court'))
  const ready = await makeReady(member, created.id)
  const { body: order } = await place(member, created.id)
  expect([created.pointsToEarn, ready.pointsToEarn, order.earnedPoints]).toEqual([125, 125, 125])
  const { rows } = await api.database.db.pool.query(
    `select kind, points::int from points_entries where order_number = $1`,
    [order.orderNumber],
  )
  expect(rows).toEqual([{ kind: 'earn', points: 125 }])
  expect(await standingOf(member)).toMatchObject({ earnedPoints: 725 })
})

test('a partial return takes back its share of the multiplied points, and the last one exactly the rest [LOY-01]', async ({
  api,
}) => {
  const member = await addMember(api, 1500)
  const { id, items } = await createCartWith(member, variantOf('court'), 2)
  await member.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee') } })
  await makeReady(member, id)
  const { body: order } = await place(member, id)
  // Goods of $225 earn 337 points by the factor 1.5, rounded down once.
  expect(order.earnedPoints).toBe(337)
  const fulfilment = createFulfilment(api.deps)
  const { orderNumber } = order
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const lineId = items[0]?.id ?? ''
  const sendBack = async (key: string, returned: { lineId: string; qty: number }[] | null) => {
    await fulfilment.refund({ orderNumber, key, reason: 'too small', items: returned })
    const { balance, standing, entries } = await member.call('loyalty.listPoints', {})
    return { balance, earned: standing?.earnedPoints, entry: entries[0] }
  }
  // One pair of $100 has 149 of the 337 points: 337 × 100 / 225, rounded down.
  const once = await sendBack('one', [{ lineId, qty: 1 }])
  expect(once).toMatchObject({ balance: 1688, earned: 1688, entry: { kind: 'adjust', points: -149 } })
  expect(await sendBack('one', [{ lineId, qty: 1 }])).toEqual(once)
  const all = await sendBack('rest', null)
  expect(all).toMatchObject({ balance: 1500, earned: 1500, entry: { kind: 'adjust', points: -188 } })
})

test('presses that come at once place one order and earn its points once', async ({ api }) => {
  const member = await addMember(api, 1500)
  const { id } = await prepare(member)
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(member, id)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const { balance, entries } = await member.call('loyalty.listPoints', {})
  expect([balance, entries.filter(({ kind }) => kind === 'earn').length]).toEqual([1650, 2])
})

test('orders that are placed at once earn by the tier of before and are all counted afterwards', async ({ api }) => {
  const member = await addMember(api, 450)
  const carts = [await prepare(member), await prepare(member), await prepare(member)]
  const answers = await Promise.all(carts.map(({ id }) => place(member, id)))
  const earned = answers.map(({ body }) => body.earnedPoints ?? 0)
  // Each is worth 100 points, or 125 where another one had already lifted the member to 500.
  expect(earned.every((points) => points === 100 || points === 125)).toBe(true)
  const sum = earned.reduce((all, points) => all + points, 450)
  expect(await standingOf(member)).toMatchObject({ earnedPoints: sum, tier: { id: 'silver' } })
})

test('a cancelled order does not count, also where its points were spent meanwhile [LOY-01]', async ({ api }) => {
  const member = await addMember(api, 450)
  const { id } = await prepare(member)
  const { body: order } = await place(member, id)
  expect(await standingOf(member)).toMatchObject({ earnedPoints: 550, tier: { id: 'silver' } })
  await api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number) values ($1, 'spend', -540, 'LH-SPENT')`,
    [`M-${member.id}`],
  )
  await member.call('orders.cancel', { body: { orderNumber: order.orderNumber, cancellationId: randomUUID() } })
  const { balance, standing, entries } = await member.call('loyalty.listPoints', {})
  expect([balance, standing?.earnedPoints, standing?.tier?.id]).toEqual([0, 450, 'bronze'])
  expect(entries[0]).toMatchObject({ kind: 'adjust', points: -10 })
})

test('the highest tier has its free standard delivery, and the tier below pays for it', async ({ api }) => {
  const conditions = [{ type: 'segment', anyOf: ['tier-gold'] }]
  const rule = { conditions, effect: { type: 'freeShipping', methodCodes: ['standard'] } }
  await addPromotion(api, { id: 'tier-delivery', level: 'SHIPPING', rule })
  const costOf = async (points: number) => {
    const member = await addMember(api, points)
    const { id } = await createCartWith(member, variantOf('tee'))
    return (await makeReady(member, id)).totals.shipping
  }
  const [below, highest] = [await costOf(1499), await costOf(1500)]
  expect([below > 0, highest]).toEqual([true, 0])
})

test('a stranger, another member and a guest see nothing of a member’s tier', async ({ api }) => {
  await addMember(api, 1500)
  expect(await standingOf(await addMember(api, 0))).toMatchObject({ earnedPoints: 0, tier: { id: 'bronze' } })
  const stranger = await (await addPerson(api, {})).tryCall('loyalty.listPoints', {})
  expect([stranger.status, 'standing' in stranger.body]).toEqual([404, false])
  const guest = await api.client.createGuest('en-us')
  expect((await guest.tryCall('loyalty.listPoints', {})).status).toBe(403)
  expect((await createCartWith(guest, variantOf('court'))).pointsToEarn).toBe(100)
})

test('a site without tiers answers none, and its points have no factor', async ({ api }) => {
  const member = await addMember(api, 5000, 'en-gb')
  const reply = await member.call('loyalty.listPoints', {})
  expect(['standing' in reply, reply.balance]).toEqual([false, 5000])
  expect(await member.call('loyalty.listTiers', {})).toEqual({ tiers: [] })
  const { consumerProfile } = await member.call('consumer.get', { query: { includeLoyaltySummary: true } })
  expect(consumerProfile.loyaltySummary).toEqual({ points: { balance: 5000 } })
})
