import { days, minutes } from '@lacehouse/domain/time/durations'
import { addressOf, openReadyCart, place, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { applyRetention } from './apply-retention.ts'

test.afterEach(({ api }) => api.setNow(testNow))

const run = (api: TestApi, now: number, orderRecordYears = {}) => {
  api.setNow(now)
  return applyRetention({ ...api.deps, config: { orderRecordYears } })
}

const order = async (api: TestApi, token?: string) => {
  const guest = await api.client.createGuest()
  const cartId = await openReadyCart(guest, variantOf('court'), token)
  const { body } = await place(guest, cartId)
  const { rows } = await api.database.db.pool.query<{ number: string }>(
    `select number from orders where cart_id = $1`,
    [cartId],
  )
  return { guest, cartId, state: body.state, orderNumber: rows[0]?.number ?? '' }
}

/** Reads everything that the database has of an order and its cart, as text. */
const readAll = async (api: TestApi, { cartId, orderNumber }: { cartId: string; orderNumber: string }) => {
  const { rows } = await api.database.db.pool.query<{ order: string; cart: string }>(
    `select concat(to_jsonb(o), (select json_agg(s) from shipments s where s.order_number = o.number),
        (select json_agg(p) from payments p where p.order_number = o.number)) as order,
      (select to_jsonb(c)::text from carts c where c.id = $2) as cart
    from orders o where o.number = $1`,
    [orderNumber, cartId],
  )
  return rows[0] ?? { order: '', cart: '' }
}

const { firstName, lastName, addressLine1, city, phone, email } = addressOf('en-us')
const personal = [firstName, lastName, addressLine1, city, phone, email, '"postalCode"', '"last4"'].map(String)
const listPersonal = (text: string): string[] => personal.filter((value) => text.includes(value))

test('an ordered cart is emptied when it expires, and the order keeps its own copy', async ({ api }) => {
  const placed = await order(api)
  expect(listPersonal((await readAll(api, placed)).cart)).not.toEqual([])
  await run(api, testNow + days(29))
  expect(listPersonal((await readAll(api, placed)).cart)).not.toEqual([])
  await run(api, testNow + days(31))
  const after = await readAll(api, placed)
  expect(listPersonal(after.cart)).toEqual([])
  expect(after.cart).not.toContain(placed.guest.id)
  expect(listPersonal(after.order)).not.toEqual([])
})

test('a purchase event goes after 395 days, and one a minute younger stays', async ({ api }) => {
  const { orderNumber } = await order(api)
  const { pool } = api.database.db
  await pool.query(
    `insert into purchase_events values ($1, 'LH-US', '{}', $2)
      on conflict (order_number) do update set happened_at = excluded.happened_at`,
    [orderNumber, new Date(testNow)],
  )
  const count = async () =>
    (await pool.query('select 1 from purchase_events where order_number = $1', [orderNumber])).rowCount
  await run(api, testNow + days(395) - minutes(1))
  expect(await count()).toBe(1)
  await run(api, testNow + days(395) + minutes(1))
  expect(await count()).toBe(0)
})

test('what led to a product of an order goes after 395 days, and one a minute younger stays', async ({ api }) => {
  const { orderNumber } = await order(api)
  const { pool } = api.database.db
  await pool.query(
    `insert into recommendation_purchases select number, doc #>> '{items,0,masterId}', site_id, 'home', 'popular', $2 from orders
      where number = $1`,
    [orderNumber, new Date(testNow)],
  )
  const count = async () =>
    (await pool.query('select 1 from recommendation_purchases where order_number = $1', [orderNumber])).rowCount
  await run(api, testNow + days(395) - minutes(1))
  expect(await count()).toBe(1)
  await run(api, testNow + days(395) + minutes(1))
  expect(await count()).toBe(0)
})

test('a cart whose order is not final stays, however old it is', async ({ api }) => {
  const placed = await order(api)
  await api.database.db.pool.query(
    `update orders set state = 'payment_pending', payment_pending_until = now() where number = $1`,
    [placed.orderNumber],
  )
  const before = await readAll(api, placed)
  await run(api, testNow + days(400))
  expect((await readAll(api, placed)).cart).toBe(before.cart)
  await api.database.db.pool.query(`update orders set state = 'finalised' where number = $1`, [placed.orderNumber])
})

test('an order loses its shopper after the years of its country, and keeps goods, amounts and ledgers', async ({
  api,
}) => {
  const placed = await order(api)
  const { pool } = api.database.db
  const readRecord = async () => {
    const { rows } = await pool.query(
      `select o.state, o.total_minor, o.currency, o.doc -> 'totals' as totals, jsonb_array_length(o.doc -> 'items') as items,
        o.doc #> '{billingAddress,countryCode}' as country, o.doc #> '{billingAddress,province}' as province,
        (select json_agg(e) from payments p join payment_entries e on e.payment_id = p.id where p.order_number = o.number) as paid,
        (select json_agg(s) from stock_entries s where s.order_number = o.number) as stock
      from orders o where o.number = $1`,
      [placed.orderNumber],
    )
    return rows[0]
  }
  const record = await readRecord()
  expect(record).toMatchObject({ country: 'US', province: 'CA', items: 1 })
  // The year ends twelve hours later where it ends last.
  const end = Date.UTC(2034, 0, 1, 12)
  await run(api, end - 1)
  expect(listPersonal((await readAll(api, placed)).order)).not.toEqual([])
  await run(api, end, { US: 8 })
  expect(listPersonal((await readAll(api, placed)).order)).not.toEqual([])
  expect((await run(api, end)).orders).toBeGreaterThan(0)
  const after = await readAll(api, placed)
  expect(listPersonal(after.order)).toEqual([])
  expect(after.order).not.toContain(placed.guest.id)
  expect(await readRecord()).toEqual(record)
  expect((await run(api, Date.UTC(2034, 0, 2))).orders).toBe(0)
})

test('an order that failed loses its shopper after 90 days', async ({ api }) => {
  const placed = await order(api, 'tok_declined')
  expect(listPersonal((await readAll(api, placed)).order)).not.toEqual([])
  await run(api, testNow + days(89))
  expect(listPersonal((await readAll(api, placed)).order)).not.toEqual([])
  await run(api, testNow + days(91))
  expect(listPersonal((await readAll(api, placed)).order)).toEqual([])
})
