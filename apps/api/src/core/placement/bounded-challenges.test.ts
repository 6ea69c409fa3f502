import { minutes, seconds } from '@lacehouse/domain/time/durations'
import {
  addressOf,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { recoverPlacements } from './recover-placements.ts'

const variantId = variantOf('court')
let count = 0

test.beforeAll(async ({ api }) => {
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 500)`,
    [variantId, api.deps.defaultSite.warehouse],
  )
})
test.afterEach(async ({ api }) => {
  api.setNow(testNow + minutes(30))
  await recoverPlacements(api.deps)
  api.setNow(testNow)
})

type Asked = { readonly email?: string; readonly qty?: number; readonly token?: string }

const place = async (
  shopper: TestShopper,
  { email = `holder${++count}@example.com`, qty = 1, token = 'tok_3ds' }: Asked = {},
) => {
  const { id } = await createCartWith(shopper, variantId, qty)
  await makeReady(shopper, id, token)
  const body = { address: { ...addressOf('en-us'), email } }
  await shopper.call('cart.setShippingAddress', { params: { basketId: id }, body })
  const answer = await shopper.tryCall('checkout.placeOrder', { body: { cartId: id } })
  return { ...answer, cartId: id }
}

const listHeld = async (api: TestApi) => {
  const { rows } = await api.database.db.pool.query(
    `select count(*)::int as orders, coalesce(sum((doc #>> '{totals,totalUnits}')::int), 0)::int as units
    from orders where state = 'payment_pending'`,
  )
  return rows[0]
}

const countReserved = async (api: TestApi): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    'select reserved from stock_items where variant_id = $1 and location_id = $2',
    [variantId, api.deps.defaultSite.warehouse],
  )
  return rows[0].reserved
}

/** Copies the waiting orders of a network, each for another guest and mailbox with `units` of the first item. */
const copyPending = (api: TestApi, network: string, times: number, units: number) =>
  api.database.db.pool.query(
    `insert into orders (number, cart_id, site_id, locale, owner_kind, owner_id, email, state, placement_step, doc, currency,
      total_minor, placed_at, updated_at, payment_pending_until)
    select 'COPY' || lpad(nth::text, 6, '0'), gen.id, o.site_id, o.locale, 'guest', 'copy' || nth, 'copy' || nth || '@example.com', o.state,
      o.placement_step, jsonb_set(o.doc, '{items,0,qty}', to_jsonb($3::int)), o.currency, o.total_minor, o.placed_at, o.updated_at,
      o.payment_pending_until
    from orders o, generate_series(1, $2) as nth,
      lateral (select c.id from carts c where c.order_number is null offset nth - 1 limit 1) as gen
    where o.state = 'payment_pending' and o.doc #>> '{placedFrom,network}' = $1`,
    [network, times, units],
  )

test('of eighteen simultaneous orders of one guest that ask for a challenge two hold stock, and the others say why [CHK-09] [T31]', async ({
  api,
  guest,
}) => {
  const carts = await Promise.all(
    Array.from({ length: 18 }, async () => {
      const { id } = await createCartWith(guest, variantId)
      await makeReady(guest, id, 'tok_3ds')
      return id
    }),
  )
  const answers = await Promise.all(carts.map((cartId) => guest.tryCall('checkout.placeOrder', { body: { cartId } })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const answer of refused) expect(answer).toBeRefused(402, 'PYT402')
  expect(refused[0]?.body.errorDetails[0]).toMatchObject({ field: 'pending', maximum: 10 })
  expect(refused[0]?.body.errorDetails[0]?.message).toContain('waiting for a bank')
  expect(await listHeld(api)).toEqual({ orders: 2, units: 2 })
  expect(await countReserved(api)).toBe(2)
})

test('the cart of a refused order is open, and its payment is voided [CHK-09]', async ({ api, guest }) => {
  await place(guest)
  await place(guest)
  const { cartId } = await place(guest)
  expect(await guest.call('cart.get', { params: { basketId: cartId } })).toMatchObject({ state: 'open' })
  const { rows } = await api.database.db.pool.query(
    'select p.state, o.failure_reason as reason from payments p join orders o on o.number = p.order_number where o.cart_id = $1',
    [cartId],
  )
  expect(rows).toEqual([{ state: 'voided', reason: 'too_many_pending' }])
  expect((await place(guest, { token: 'tok_success' })).body.state).toBe('finalised')
})

test('a later question about a refused order gives the reason and the minutes [CHK-09] [PAY-14]', async ({
  api,
  guest,
}) => {
  await place(guest)
  await place(guest)
  const { cartId } = await place(guest)
  const { rows } = await api.database.db.pool.query('select number from orders where cart_id = $1', [cartId])
  const asked = { params: { orderNumber: rows[0].number }, body: { additionalData: {} } }
  const { state, failure } = await guest.call('checkout.patchOrder', asked)
  expect([state, failure?.errorId]).toEqual(['failed', 'PYT402'])
  expect(failure?.message).toMatch(/waiting for a bank’s confirmation.* in 10 minutes/)
})

test('one mailbox has two waiting orders at most, from however many guests and in whatever spelling [CHK-09] [T31]', async ({
  api,
}) => {
  const spellings = ['bo.ek@gmail.com', 'boek+1@gmail.com', 'BoEk@googlemail.com']
  const answers: number[] = []
  for (const email of spellings) answers.push((await place(await api.client.createGuest(), { email })).status)
  expect(answers).toEqual([200, 200, 402])
})

test('waiting orders of one shopper hold twenty units at most [CHK-09] [T31]', async ({ api, guest }) => {
  expect((await place(guest, { qty: 10 })).status).toBe(200)
  expect((await place(guest, { qty: 10 })).status).toBe(200)
  expect(await listHeld(api)).toEqual({ orders: 2, units: 20 })
})

test('the waiting orders of one network are bounded; its shoppers without a challenge go on, and other networks [CHK-09] [T31]', async ({
  api,
}) => {
  const client = api.client.at('198.51.100.7')
  await Promise.all(Array.from({ length: 4 }, async () => createCartWith(await api.client.createGuest(), variantId)))
  await place(await client.createGuest())
  const { rows } = await api.database.db.pool.query(
    "select doc #>> '{placedFrom,network}' as network from orders where state = 'payment_pending'",
  )
  expect(rows[0].network).not.toContain('198')
  await copyPending(api, rows[0].network, 3, 19)
  expect((await place(await client.createGuest(), { qty: 2 })).status).toBe(200)
  expect(await place(await client.createGuest())).toBeRefused(402, 'PYT402')
  expect((await place(await client.createGuest(), { token: 'tok_success' })).body.state).toBe('finalised')
  expect((await place(await api.client.createGuest())).body.state).toBe('payment_pending')
  await api.database.db.pool.query("delete from orders where number like 'COPY%'")
})

test('an unanswered challenge frees its stock at once after ten minutes, whenever it was checked last, and sends no mail [CHK-09] [CHK-13] [T31]', async ({
  api,
  guest,
}) => {
  const { body } = await place(guest)
  api.setNow(testNow + minutes(10) - seconds(1))
  await recoverPlacements(api.deps)
  expect(await listHeld(api)).toEqual({ orders: 1, units: 1 })
  api.setNow(testNow + minutes(10))
  await recoverPlacements(api.deps)
  expect(await listHeld(api)).toEqual({ orders: 0, units: 0 })
  const text = "select 1 from pgboss.job where name = 'payment-failed-mail' and data ->> 'orderNumber' = $1"
  expect((await api.database.db.pool.query(text, [body.orderNumber])).rows).toEqual([])
})
