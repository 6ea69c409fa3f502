import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  makeReady,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const signInAnew = async (api: TestApi): Promise<SignedInShopper> =>
  signInAs(api.client, { email: (await addConsumer(api.database.db)).email })

/** Places an order of a pair, or of another product. */
const buy = async (shopper: TestShopper, product: 'court' | 'tee' = 'court') => {
  const { id } = await createCartWith(shopper, variantOf(product))
  await makeReady(shopper, id)
  return shopper.call('checkout.placeOrder', { body: { cartId: id } })
}
const numbersOf = async (shopper: TestShopper, body: object = {}) =>
  (await shopper.call('orders.list', { body })).orders.map(({ orderNumber }) => orderNumber)
const errorsOf = ({ status, body }: { status: number; body: { errorDetails: readonly { errorId: string }[] } }) => [
  status,
  body.errorDetails[0]?.errorId,
]

/** Gives a consumer orders of the past, made from one of their own; the first of them an hour before it. */
const multiply = async ({ database }: TestApi, orderNumber: string, [first, last]: [number, number]) => {
  const { pool } = database.db
  await pool.query(
    `with made as (
       insert into carts (id, site_id, owner_kind, owner_id, state, doc, expires_at, order_number)
       select gen_random_uuid(), c.site_id, c.owner_kind, c.owner_id, 'ordered', c.doc, c.expires_at,
         'N' || lpad(nth::text, 9, '0')
       from carts c join orders o on o.cart_id = c.id, generate_series($2::int, $3::int) nth where o.number = $1
       returning id, order_number
     )
     insert into orders (number, cart_id, site_id, locale, owner_kind, owner_id, email, state, placement_step, doc, currency,
       total_minor, placed_at, finalised_at)
     select m.order_number, m.id, o.site_id, o.locale, o.owner_kind, o.owner_id, o.email, o.state,
       o.placement_step, jsonb_set(o.doc, '{orderNumber}', to_jsonb(m.order_number)), o.currency,
       o.total_minor, o.placed_at - substr(m.order_number, 2)::int * interval '1 hour', o.finalised_at
     from made m, orders o where o.number = $1`,
    [orderNumber, first, last],
  )
}

const listStatements = async (api: TestApi, work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = []
  const off = api.database.db.onStatement(({ text }) => {
    sent.push(text)
  })
  await work()
  off()
  return sent
}

test('a consumer’s orders are listed with their first items, the newest first, in pages [ACC-05]', async ({ api }) => {
  const shopper = await signInAnew(api)
  expect(await shopper.call('orders.list', { body: {} })).toEqual({ orders: [], start: 0, count: 10, total: 0 })
  const first = await buy(shopper)
  api.setNow(api.deps.now() + 1000)
  const second = await buy(shopper, 'tee')
  const page = await shopper.call('orders.list', { body: {} })
  expect(page).toMatchObject({ start: 0, count: 10, total: 2, oldest: first.placedAt })
  expect(page.orders).toMatchObject([
    { orderNumber: second.orderNumber, totalItems: 1, shipmentStates: ['allocated'], total: second.totals.total },
    { orderNumber: first.orderNumber, items: [{ name: first.items[0]?.name, qty: 1 }], currency: 'USD' },
  ])
  expect(page.orders[1]?.items[0]?.productImageURL).toBe(first.items[0]?.productImageURL)
  expect(await numbersOf(shopper, { start: 1, count: 1 })).toEqual([first.orderNumber])
  expect(await numbersOf(shopper, { start: 2 })).toEqual([])
})

test('orders are found by number in any spelling, by words of their products, by year and by state [ACC-05]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const shoes = await buy(shopper)
  const tee = await buy(shopper, 'tee')
  const { orderNumber: number } = shoes
  const name = tee.items[0]?.name ?? ''
  const found = (search: string) => numbersOf(shopper, { search })
  expect(await found(`${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`.toLowerCase())).toEqual([number])
  expect(await found(name.toUpperCase())).toEqual([tee.orderNumber])
  expect(await found(`${name} shoelace`)).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('_')).toEqual([])
  expect(await numbersOf(shopper, { year: 2025 })).toEqual([])
  expect(await numbersOf(shopper, { year: 2026 })).toHaveLength(2)
  await createFulfilment(api.deps).refund({ orderNumber: number, key: 'all', reason: null, items: null })
  expect(await numbersOf(shopper, { state: 'cancelled' })).toEqual([number])
})

// Ten thousand orders take long to write on a busy machine.
test('one statement reads a page of ten thousand orders, and its count comes from an index alone [ACC-05]', {
  timeout: minutes(2),
}, async ({ api }) => {
  const shopper = await signInAnew(api)
  const { orderNumber } = await buy(shopper)
  // In portions, each within the time that a statement may take.
  for (let from = 0; from < 10_000; from += 1000) await multiply(api, orderNumber, [from + 1, from + 1000])
  for (const body of [{}, { start: 9000 }, { search: 'no such thing' }, { year: 2025 }])
    expect(await listStatements(api, () => shopper.call('orders.list', { body }))).toHaveLength(1)
  expect(await shopper.call('orders.list', { body: {} })).toMatchObject({ total: 10_001 })
  const explain = async () => {
    // Rows that another transaction may still see are not marked as visible to all, so that the vacuum is repeated.
    await api.database.db.pool.query('vacuum analyze orders')
    const { rows } = await api.database.db.pool.query(
      `explain select number, placed_at from orders where owner_kind = 'consumer' and owner_id = '${shopper.id}'
       and state <> 'failed' order by placed_at desc nulls last, number limit 10`,
    )
    return JSON.stringify(rows)
  }
  await expect.poll(explain, { timeout: minutes(1) }).toContain('Index Only Scan using orders_of_owner')
})

test('an order is shown with its steps, parcel and items to its owner, and to no one else [ACC-05] [ACC-06]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { orderNumber, items } = await buy(shopper)
  const read = (caller: TestShopper) => caller.tryCall('orders.get', { params: { orderId: orderNumber } })
  await createFulfilment(api.deps).advance({ orderNumber, to: 'shipped', tracking: 'ups:1Z999AA10123456784' })
  const { body } = await read(shopper)
  expect(body).toMatchObject({
    order: { orderNumber, shipments: [{ state: 'shipped' }] },
    shipments: [
      {
        steps: [{ state: 'allocated' }, { state: 'picking' }, { state: 'shipped' }],
        tracking: { carrier: 'UPS', number: '1Z999AA10123456784', url: expect.stringContaining('1Z999AA10123456784') },
      },
    ],
    items: [{ itemId: items[0]?.id, givenBack: 0, cancellable: 0 }],
    givenBack: [],
    isCancellable: false,
  })
  for (const stranger of [await api.client.createGuest(), await signInAnew(api)])
    expect(errorsOf(await read(stranger))).toEqual([404, 'OHS4004'])
  const unknown = await shopper.tryCall('orders.get', { params: { orderId: '2222222222' } })
  expect(errorsOf(unknown)).toEqual([404, 'OHS4004'])
})

test('a disabled account has no list of orders [ACC-05]', async ({ api }) => {
  const shopper = await signInAnew(api)
  await api.database.db.pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [shopper.id])
  expect(errorsOf(await shopper.tryCall('orders.list', { body: {} }))).toEqual([401, 'AUT498'])
})

test('an order is tracked by number and email in any spelling, without addresses, payments and prices [ACC-06]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber, items } = await buy(guest)
  const anyone = api.client.withToken(null)
  const tracked = await anyone.call('orders.track', {
    body: { orderNumber: ` ${orderNumber.toLowerCase()}`, email: ' ADA@example.com ' },
  })
  expect(tracked).toMatchObject({
    orderNumber,
    state: 'finalised',
    shipments: [{ state: 'allocated', steps: [{ state: 'allocated' }], items: [{ name: items[0]?.name, qty: 1 }] }],
  })
  expect(JSON.stringify(tracked)).not.toMatch(/Valencia|Marsh|example\.com|price|VISA|visa/)
})

test('a wrong email and an unknown number are refused alike, after the same statements, and bounded [ACC-06]', async ({
  api,
}) => {
  const { orderNumber } = await buy(await api.client.createGuest())
  const anyone = api.client.withToken(null)
  const ask = (number: string, email: string) =>
    anyone.tryCall('orders.track', { body: { orderNumber: number, email } })
  const wrong = [
    [orderNumber, 'other@example.com'],
    ['2222222222', 'ada@example.com'],
    [makeUnknown(orderNumber), 'ada@example.com'],
  ] as const
  const answers = new Set<string>()
  for (const [number, email] of wrong) {
    const sent = await listStatements(api, async () => {
      const { status, body } = await ask(number, email)
      answers.add(JSON.stringify([status, body.errorDetails]))
    })
    expect(sent.filter((text) => /from orders/.test(text))).toHaveLength(1)
  }
  expect([...answers]).toEqual([expect.stringContaining('OHS4004')])
  const statuses = new Set<number>()
  for (let count = 0; count < 15 && !statuses.has(403); count += 1)
    statuses.add((await ask(orderNumber, `guess-${count}@example.com`)).status)
  expect([...statuses]).toEqual([404, 403])
})

/** Swaps two signs, so that the number is no order number. */
const makeUnknown = (number: string): string => `${number[1]}${number[0]}${number.slice(2)}`

test('the link of a guest’s mail shows the order in any browser [ACC-05]', async ({ api }) => {
  const { orderNumber } = await buy(await api.client.createGuest())
  const other = await api.client.createGuest()
  const st = signOrderLink(api.deps, { orderNo: orderNumber, action: 'track' })
  const { accessToken } = await other.call('auth.token', { body: { orderNo: orderNumber, st, action: 'track' } })
  const linked = api.client.withToken(accessToken)
  expect(await linked.call('orders.get', { params: { orderId: orderNumber } })).toMatchObject({ isCancellable: true })
})

test('the link of a guest’s mail shows the days of the steps and the parcel as an account sees them [ACC-05] [CHK-12]', async ({
  api,
}) => {
  const { orderNumber } = await buy(await api.client.createGuest())
  await createFulfilment(api.deps).advance({ orderNumber, to: 'shipped', tracking: 'ups:1Z999AA10123456784' })
  const st = signOrderLink(api.deps, { orderNo: orderNumber, action: 'track' })
  const { accessToken } = await (await api.client.createGuest()).call('auth.token', {
    body: { orderNo: orderNumber, st, action: 'track' },
  })
  const linked = api.client.withToken(accessToken)
  const { shipments } = await linked.call('orders.get', { params: { orderId: orderNumber } })
  const shown = await linked.call('checkout.getOrder', { params: { orderNumber } })
  expect(shown.shipments[0]).toMatchObject({
    state: 'shipped',
    steps: shipments[0]?.steps,
    tracking: shipments[0]?.tracking,
  })
  expect(shown.shipments[0]?.steps).toHaveLength(3)
})
