import { addCatalogue, skuOf } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefusedByCheck, isTaken } from './errors.ts'
import { endedMemberships, giftCardEntries, giftCards, pointsAccounts, pointsEntries } from './tables/balances.ts'
import { consumers } from './tables/consumers.ts'
import { coupons, promotionCounters, promotions, promotionUses } from './tables/promotions.ts'
import { type StockReason, stockEntries, stockItems } from './tables/stock.ts'

let scratch: TestDatabase
let variant = 0

beforeAll(async () => {
  scratch = await createTestDatabase({ connections: 20 })
  await addCatalogue(scratch.db, { products: 60 })
})

afterAll(() => scratch.drop())

beforeEach(() => {
  variant += 1
})

type Move = { reason: StockReason; quantity: number; orderNumber?: string; reference?: string; index?: number }

const move = (...moves: Move[]) =>
  scratch.db.drizzle
    .insert(stockEntries)
    .values(moves.map(({ index = variant, ...entry }) => ({ variantId: skuOf(index), locationId: 'W1', ...entry })))

const readItem = async (index = variant) => {
  const rows = await scratch.db.drizzle
    .select({ onHand: stockItems.onHand, reserved: stockItems.reserved })
    .from(stockItems)
    .where(and(eq(stockItems.variantId, skuOf(index)), eq(stockItems.locationId, 'W1')))
  return rows[0]
}

const outcome = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'done',
    (error) => error,
  )

test('stock follows its entries from receiving to shipping', async () => {
  await move({ reason: 'receive', quantity: 10 }, { reason: 'receive', quantity: 2 })
  await move({ reason: 'reserve', quantity: 5, orderNumber: 'a' })
  expect(await readItem()).toEqual({ onHand: 12, reserved: 5 })
  await move({ reason: 'release', quantity: -2, orderNumber: 'a' })
  await move({ reason: 'ship', quantity: -3, orderNumber: 'a' })
  expect(await readItem()).toEqual({ onHand: 9, reserved: 0 })
  await move({ reason: 'return', quantity: 1, orderNumber: 'a' }, { reason: 'count', quantity: -4 })
  expect(await readItem()).toEqual({ onHand: 6, reserved: 0 })
})

test('more than the free stock cannot be reserved, and nothing of the order is [T3]', async () => {
  await move({ reason: 'receive', quantity: 5 })
  const twoLines = move(
    { reason: 'reserve', quantity: 5, orderNumber: 'b', reference: '1' },
    { reason: 'reserve', quantity: 5, orderNumber: 'b', reference: '2' },
  )
  expect(isRefusedByCheck(await outcome(twoLines), 'stock_items_reserved_within')).toBe(true)
  expect(await readItem()).toEqual({ onHand: 5, reserved: 0 })
})

test.each<[string, Move]>([
  ['shipping what was not reserved', { reason: 'ship', quantity: -1 }],
  ['releasing what was not reserved', { reason: 'release', quantity: -1 }],
  ['counting away what is not there', { reason: 'count', quantity: -4 }],
  ['a reservation of less than nothing', { reason: 'reserve', quantity: -1 }],
  ['a reservation of nothing', { reason: 'reserve', quantity: 0 }],
])('%s is refused', async (_, entry) => {
  await move({ reason: 'receive', quantity: 3 })
  expect(isRefusedByCheck(await outcome(move(entry)))).toBe(true)
  expect(await readItem()).toEqual({ onHand: 3, reserved: 0 })
})

test('an item without stock record is refused like a sold-out one', async () => {
  const refused = await outcome(move({ reason: 'reserve', quantity: 1 }))
  expect(isRefusedByCheck(refused, 'stock_items_reserved_within')).toBe(true)
})

test('an entry of an order is accepted once', async () => {
  await move({ reason: 'receive', quantity: 9 })
  const entry: Move = { reason: 'reserve', quantity: 2, orderNumber: `twice-${variant}` }
  await move(entry)
  expect(isTaken(await outcome(move(entry)), 'stock_entries_once')).toBe(true)
  expect(await readItem()).toEqual({ onHand: 9, reserved: 2 })
})

test('of sixty concurrent buyers of ten units ten get one, fifty are refused, and none is left [T1]', async () => {
  await move({ reason: 'receive', quantity: 10 })
  const buys = Array.from({ length: 60 }, (_, index) =>
    outcome(move({ reason: 'reserve', quantity: 1, orderNumber: `rush-${index}` })),
  )
  const results = await Promise.all(buys)
  expect(results.filter((result) => result === 'done')).toHaveLength(10)
  expect(results.filter((result) => isRefusedByCheck(result, 'stock_items_reserved_within'))).toHaveLength(50)
  expect(await readItem()).toEqual({ onHand: 10, reserved: 10 })
})

test('carts over the same sizes with lines in any order never deadlock [T2]', async () => {
  const sizes = [30, 31, 32, 33, 34]
  await move(...sizes.map((index): Move => ({ reason: 'receive', quantity: 40, index })))
  const carts = Array.from({ length: 80 }, (_, cart) => {
    const lines = [0, 1, 2].map(
      (line) => sizes[(cart * (cart % 2 === 0 ? 1 : 4) + line * (cart % 3 === 0 ? 2 : 1)) % 5],
    )
    const wanted = [...new Set(lines)].filter((index) => index !== undefined)
    return outcome(
      move(...wanted.map((index): Move => ({ reason: 'reserve', quantity: 1, orderNumber: `c${cart}`, index }))),
    )
  })
  const failures = (await Promise.all(carts)).filter((result) => result !== 'done' && !isRefusedByCheck(result))
  expect(failures).toEqual([])
})

test('a balance cannot be written without its ledger', async () => {
  await move({ reason: 'receive', quantity: 1 })
  const { drizzle } = scratch.db
  const balances = [
    drizzle.update(stockItems).set({ onHand: 99 }),
    drizzle.insert(stockItems).values({ variantId: skuOf(59), locationId: 'W1', onHand: 5 }),
    drizzle.insert(pointsAccounts).values({ memberId: 'rich', balance: 1_000_000 }),
  ]
  for (const write of balances) {
    expect(String(await outcome(write).then((error) => error instanceof Error && error.cause))).toContain(
      'follows its ledger',
    )
  }
})

test.each([
  'price_entries',
  'stock_entries',
  'order_events',
  'payment_entries',
  'promotion_uses',
  'gift_card_entries',
  'points_entries',
])('an entry of %s is never changed or removed', async (table) => {
  for (const statement of [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`]) {
    await expect(scratch.db.pool.query(statement)).rejects.toThrow(/is append-only/)
  }
})

test('a hundred concurrent redemptions of 30 from a gift card of 100 leave 10 [T12]', async () => {
  const { drizzle } = scratch.db
  const [card] = await drizzle
    .insert(giftCards)
    .values({ numberHash: Buffer.from('card'), pinHash: 'x', last4: '0000', currency: 'EUR' })
    .returning()
  const giftCardId = card?.id ?? ''
  const entry = { giftCardId, currency: 'EUR' }
  await drizzle.insert(giftCardEntries).values({ ...entry, kind: 'issue', amountMinor: 10_000 })
  const redeem = (index: number) =>
    outcome(
      drizzle
        .insert(giftCardEntries)
        .values({ ...entry, kind: 'redeem', amountMinor: -3_000, orderNumber: `g${index}` }),
    )
  const results = await Promise.all(Array.from({ length: 100 }, (_, index) => redeem(index)))
  expect(results.filter((result) => result === 'done')).toHaveLength(3)
  const [{ balance, sum } = {}] = await drizzle
    .select({
      balance: giftCards.balanceMinor,
      sum: sql<number>`(select sum(amount_minor)::int8 from gift_card_entries)`,
    })
    .from(giftCards)
  expect([balance, sum]).toEqual([1_000, 1_000])
  const inDollars = drizzle
    .insert(giftCardEntries)
    .values({ ...entry, currency: 'USD', kind: 'restore', amountMinor: 1 })
  expect(isRefusedByCheck(await outcome(inDollars), 'gift_card_entries_currency')).toBe(true)
})

test('points are spent up to the balance and restored when an order fails [T12]', async () => {
  const { drizzle } = scratch.db
  const memberId = 'member'
  await drizzle.insert(pointsAccounts).values({ memberId })
  await drizzle.insert(pointsEntries).values({ memberId, kind: 'earn', points: 500 })
  const spend = (orderNumber: string) =>
    outcome(drizzle.insert(pointsEntries).values({ memberId, kind: 'spend', points: -300, orderNumber }))
  expect(await spend('p1')).toBe('done')
  expect(isRefusedByCheck(await spend('p2'), 'points_accounts_balance_not_negative')).toBe(true)
  await drizzle.insert(pointsEntries).values({ memberId, kind: 'restore', points: 300, orderNumber: 'p1' })
  expect(await spend('p3')).toBe('done')
})

test('what comes to the account of an ended membership lapses at once, for each order, and the sum stays that of the entries', async () => {
  const { drizzle } = scratch.db
  const memberId = 'former'
  await drizzle.insert(consumers).values({ consumerNo: 'F1', siteId: 'US', email: 'former@example.com' })
  await drizzle.insert(pointsAccounts).values({ memberId })
  await drizzle.insert(endedMemberships).values({ memberId, consumerNo: 'F1', endedAt: new Date(0), lostPoints: 0 })
  await drizzle.insert(pointsEntries).values([
    { memberId, kind: 'restore', points: 300, orderNumber: 'f1', reference: 'all-payment' },
    { memberId, kind: 'restore', points: 200, orderNumber: 'f1', reference: 'all-voucher' },
    { memberId, kind: 'restore', points: 50, orderNumber: 'f2', reference: 'all' },
  ])
  const lapsed = await drizzle
    .select({ orderNumber: pointsEntries.orderNumber, points: pointsEntries.points })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.memberId, memberId), eq(pointsEntries.kind, 'expire')))
    .orderBy(pointsEntries.orderNumber)
  expect(lapsed).toEqual([
    { orderNumber: 'f1', points: -500 },
    { orderNumber: 'f2', points: -50 },
  ])
  const [account] = await drizzle.select().from(pointsAccounts).where(eq(pointsAccounts.memberId, memberId))
  expect(account?.balance).toBe(0)
})

const use = (
  promotionId: string,
  entry: { couponCode?: string; orderNumber: string; ownerKey?: string; quantity?: number },
) =>
  outcome(scratch.db.drizzle.insert(promotionUses).values({ promotionId, ownerKey: 'someone', quantity: 1, ...entry }))

const addPromotion = (id: string, limits: { useLimit?: number; useLimitPerOwner?: number } = {}) =>
  scratch.db.drizzle.insert(promotions).values({ id, siteId: 'US', level: 'ORDER', names: {}, rule: {}, ...limits })

test('a coupon with limit ten is used ten times by fifty concurrent redemptions, and a released use is free again [T11]', async () => {
  await addPromotion('summer')
  await scratch.db.drizzle.insert(coupons).values({ siteId: 'US', code: 'TEN', promotionId: 'summer', useLimit: 10 })
  const uses = Array.from({ length: 50 }, (_, index) => use('summer', { couponCode: 'TEN', orderNumber: `s${index}` }))
  const results = await Promise.all(uses)
  expect(results.filter((result) => result === 'done')).toHaveLength(10)
  expect(results.filter((result) => isRefusedByCheck(result, 'promotion_counters_within_limit'))).toHaveLength(40)
  const orderNumber = `s${results.indexOf('done')}`
  expect(await use('summer', { couponCode: 'TEN', orderNumber, quantity: -1 })).toBe('done')
  expect(await use('summer', { couponCode: 'TEN', orderNumber: 'late' })).toBe('done')
  expect(await use('summer', { couponCode: 'TEN', orderNumber: 'too-late' })).not.toBe('done')
})

test('a limit for each owner does not limit other owners', async () => {
  await addPromotion('once-each', { useLimitPerOwner: 1 })
  expect(await use('once-each', { orderNumber: 'o1', ownerKey: 'anna' })).toBe('done')
  expect(await use('once-each', { orderNumber: 'o2', ownerKey: 'anna' })).not.toBe('done')
  expect(await use('once-each', { orderNumber: 'o3', ownerKey: 'ben' })).toBe('done')
})

test('a use can be released after its limit was lowered, and the lower limit applies from then on', async () => {
  await addPromotion('shrinking', { useLimit: 3 })
  for (const orderNumber of ['x1', 'x2', 'x3']) await use('shrinking', { orderNumber })
  await scratch.db.drizzle.update(promotions).set({ useLimit: 1 }).where(eq(promotions.id, 'shrinking'))
  expect(await use('shrinking', { orderNumber: 'x1', quantity: -1 })).toBe('done')
  expect(await use('shrinking', { orderNumber: 'x4' })).not.toBe('done')
})

test('a promotion without a limit is not counted, so that no order waits for another', async () => {
  await addPromotion('endless')
  await use('endless', { orderNumber: 'e1' })
  expect(await scratch.db.drizzle.$count(promotionCounters, eq(promotionCounters.promotionId, 'endless'))).toBe(0)
})
