import { randomUUID } from 'node:crypto'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  type BackofficeCaller,
  createCartWith,
  makeReady,
  openBackoffice,
  signInAs,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { extractText } from 'unpdf'
import { expect } from 'vitest'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: staffRights })
})

/** Places an order of two pairs, of a consumer of its own. */
const buy = async (api: TestApi, lastName = 'Marsh') => {
  const { email, consumerNo } = await addConsumer(api.database.db, { lastName })
  const shopper = await signInAs(api.client, { email })
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await makeReady(shopper, id)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  return { orderNumber, email, consumerNo, params: { orderNumber } }
}

const get = (orderNumber: string) => staff.call('backoffice.getOrder', { params: { orderNumber } })

const logOf = async (api: TestApi, subject: string) => {
  const { rows } = await api.database.db.pool.query(
    `select action, actor_id as actor, actor_type as type, consumer_no as customer, data from staff_actions
      where subject = $1 order by id`,
    [subject],
  )
  return rows
}

const list = async (query: Record<string, unknown>) =>
  (await staff.call('backoffice.listOrders', { query })).items.map(({ orderNumber }) => orderNumber)

test('orders are found by number in any spelling, by email, and by state, day and page, the newest first', async ({
  api,
}) => {
  const first = await buy(api)
  api.setNow(testNow + minutes(1))
  const second = await buy(api)
  api.setNow(testNow)
  const { orderNumber } = first
  const spelled = `${orderNumber.slice(0, 3)}-${orderNumber.slice(3, 6)}-${orderNumber.slice(6)}`.toLowerCase()
  expect(await list({ search: spelled })).toEqual([orderNumber])
  const { pool } = api.database.db
  const { rows } = await pool.query('select email from orders where number = $1', [orderNumber])
  expect(await list({ search: String(rows[0].email).toUpperCase() })).toContain(orderNumber)
  const newest = await staff.call('backoffice.listOrders', { query: { pageSize: 1 } })
  expect(newest).toMatchObject({ page: 1, pageSize: 1, items: [{ orderNumber: second.orderNumber, currency: 'USD' }] })
  expect(newest.total).toBeGreaterThan(1)
  const next = await staff.call('backoffice.listOrders', { query: { pageSize: 1, page: 2 } })
  expect(next.items[0]?.orderNumber).toBe(orderNumber)
  expect(await list({ sort: 'placedAt', pageSize: 100 })).toEqual((await list({ pageSize: 100 })).toReversed())
  expect(await list({ state: 'cancelled', search: orderNumber })).toEqual([])
  expect(await list({ shipmentState: 'allocated', search: orderNumber })).toEqual([orderNumber])
  expect(await list({ to: '2020-01-01' })).toEqual([])
  expect(await list({ search: 'no-such-name' })).toEqual([])
})

test('an order is found by the number of its return, as people write it and as the barcode of a parcel has it', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const [shipment] = (await get(orderNumber)).shipments
  for (const to of ['shipped', 'delivered']) {
    const tracking = to === 'shipped' ? 'ups:1Z999AA10123456784' : undefined
    const body = { shipmentId: shipment?.shipmentId, to, tracking }
    await staff.call('backoffice.moveShipment', { params, body })
  }
  const { items } = await get(orderNumber)
  const body = {
    ...{ returnId: randomUUID(), way: 'store', parcels: 1 },
    items: [{ itemId: items[0]?.itemId ?? '', qty: 1, reason: 'too_small' }],
  }
  await staff.call('backoffice.registerReturn', { params, body })
  const returnNumber = (await get(orderNumber)).returns[0]?.number ?? ''
  for (const search of [returnNumber, returnNumber.toLowerCase(), `${returnNumber.replaceAll('-', '')}-1`])
    expect(await list({ search })).toEqual([orderNumber])
  expect(await list({ search: 'R-AAA-AAA-AAAA' })).toEqual([])
})

test('a shipment is picked, sent with its parcel and delivered; the order tells each step with who did it', async ({
  api,
}) => {
  const { orderNumber, params, consumerNo } = await buy(api)
  const [shipment] = (await get(orderNumber)).shipments
  expect(shipment?.next).toEqual(['picking', 'shipped', 'delivered'])
  const move = (to: string, tracking?: string) =>
    staff.tryCall('backoffice.moveShipment', { params, body: { shipmentId: shipment?.shipmentId, to, tracking } })
  expect((await move('picking')).body.shipments[0]).toMatchObject({ state: 'picking' })
  expect(await move('shipped', 'unknown:1')).toBeRefused(400, 'API400')
  const sent = await move('shipped', 'ups:1Z999AA10123456784')
  expect(sent.body.shipments[0]).toMatchObject({ state: 'shipped', tracking: { carrier: 'UPS' } })
  expect((await move('delivered')).body.shipments[0]?.next).toEqual([])
  expect((await move('delivered')).status).toBe(200)
  expect(await move('picking')).toBeRefused(409, 'STF409')
  const { timeline } = await get(orderNumber)
  const moved = timeline.filter(({ kind }) => kind === 'moved').map(({ detail, actor }) => [detail, actor])
  expect(moved).toEqual([
    ['delivered', 'Sam Ortiz'],
    ['shipped', 'Sam Ortiz'],
    ['picking', 'Sam Ortiz'],
  ])
  // The repetition has no entry of its own.
  const log = await logOf(api, orderNumber)
  expect(log.map(({ data }) => data.after.state)).toEqual(['picking', 'shipped', 'delivered'])
  expect(log[1]).toMatchObject({
    ...{ action: 'backoffice.moveShipment', actor: staff.consumerNo, type: 'STAFF', customer: consumerNo },
    data: { actor: 'Sam Ortiz', before: { state: 'picking' }, after: { state: 'shipped' } },
  })
})

test('a refund is the one of its preview, happens once for its id, and has its entry with amount and reason', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const { items } = await get(orderNumber)
  const some = [{ itemId: items[0]?.itemId ?? '', qty: 1 }]
  const preview = await staff.call('backoffice.previewRefund', { params, body: { items: some } })
  expect(preview).toMatchObject({ kind: 'cancelled', currency: 'USD' })
  expect(preview.amount).toBeGreaterThan(0)
  expect(preview.payments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(preview.amount)
  const body = { refundId: randomUUID(), items: some, reason: 'A stain on the sole', amount: preview.amount }
  expect(await staff.tryCall('backoffice.refundOrder', { params, body: { ...body, amount: 1 } })).toBeRefused(
    409,
    'STF409',
  )
  expect((await get(orderNumber)).items[0]?.givenBack).toBe(0)
  const answers = await Promise.all([1, 2].map(() => staff.tryCall('backoffice.refundOrder', { params, body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { items: left, timeline } = await get(orderNumber)
  expect(left[0]?.givenBack).toBe(1)
  expect(timeline.filter(({ kind }) => kind === 'cancelled')).toMatchObject([
    { detail: '1', amount: preview.amount, actor: 'Sam Ortiz' },
  ])
  expect(await logOf(api, orderNumber)).toMatchObject([
    { action: 'backoffice.refundOrder', data: { after: { amount: preview.amount, reason: 'A stain on the sole' } } },
  ])
  const rest = await staff.call('backoffice.previewRefund', { params, body: {} })
  const all = { refundId: randomUUID(), reason: 'All of it', amount: rest.amount }
  expect(await staff.call('backoffice.refundOrder', { params, body: all })).toMatchObject({ state: 'cancelled' })
  expect(await staff.tryCall('backoffice.previewRefund', { params, body: {} })).toBeRefused(409, 'STF409')
})

test('a refund of more than there is, and of parts of a piece, is refused', async ({ api }) => {
  const { orderNumber, params } = await buy(api)
  const itemId = (await get(orderNumber)).items[0]?.itemId ?? ''
  const preview = (qty: number) =>
    staff.tryCall('backoffice.previewRefund', { params, body: { items: [{ itemId, qty }] } })
  expect(await preview(3)).toBeRefused(409, 'STF409')
  expect(await preview(0.5)).toBeRefused(400, 'INV407')
  const body = { refundId: randomUUID(), items: [{ itemId, qty: -1 }], reason: 'Nothing', amount: 1 }
  expect(await staff.tryCall('backoffice.refundOrder', { params, body })).toBeRefused(400, 'INV407')
})

test('a change and its entry in the audit log happen together or not at all', async ({ api }) => {
  const { orderNumber, params } = await buy(api)
  const { pool } = api.database.db
  const refuse = `create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entry'; end $$`
  await pool.query(refuse)
  await pool.query(
    'create trigger refuse_entry before insert on staff_actions for each row execute function refuse_entry()',
  )
  const [shipment] = (await get(orderNumber)).shipments
  const body = { shipmentId: shipment?.shipmentId, to: 'picking' }
  const answer = await staff.tryCall('backoffice.moveShipment', { params, body })
  await pool.query('drop trigger refuse_entry on staff_actions')
  expect(answer.status).toBe(500)
  expect((await get(orderNumber)).shipments[0]?.state).toBe('allocated')
})

test('the database changes and deletes no entry of the audit log', async ({ api }) => {
  const { pool } = api.database.db
  await expect(pool.query(`update staff_actions set actor_id = 'x'`)).rejects.toThrow('append-only')
  await expect(pool.query('delete from staff_actions')).rejects.toThrow('append-only')
})

test('a note is written once for its id, and only staff see it', async ({ api }) => {
  const { orderNumber, params } = await buy(api)
  const body = { noteId: randomUUID(), text: 'Called; wants it on Friday.' }
  for (const _ of [1, 2]) await staff.call('backoffice.addOrderNote', { params, body })
  const notes = (await get(orderNumber)).timeline.filter(({ kind }) => kind === 'note')
  expect(notes).toMatchObject([{ detail: 'Called; wants it on Friday.', actor: 'Sam Ortiz' }])
  expect(JSON.stringify(await logOf(api, orderNumber))).not.toContain('Friday')
})

test('a registered return is in the timeline with who registered it, and its label is mailed again', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const { items, shipments } = await get(orderNumber)
  const send = () => staff.tryCall('backoffice.sendOrderMail', { params, body: { mail: 'return' } })
  expect(await send()).toBeRefused(409, 'STF409')
  await staff.call('backoffice.moveShipment', {
    params,
    body: { shipmentId: shipments[0]?.shipmentId, to: 'delivered' },
  })
  const body = {
    ...{ returnId: randomUUID(), way: 'parcel', parcels: 1 },
    items: [{ itemId: items[0]?.itemId ?? '', qty: 1, reason: 'too_small' }],
  }
  await staff.call('backoffice.registerReturn', { params, body })
  expect((await send()).status).toBe(202)
  const { returns, timeline } = await get(orderNumber)
  expect(timeline.filter(({ kind }) => kind === 'returnRegistered')).toMatchObject([
    { detail: returns[0]?.number, actor: 'Sam Ortiz' },
  ])
  // Its entry in the audit log does not stand there a second time.
  expect(timeline.filter(({ kind }) => kind === 'staff')).toEqual([])
  const { rows } = await api.database.db.pool.query(
    `select data from pgboss.job where name = 'return-mail' and data ->> 'orderNumber' = $1 order by created_on`,
    [orderNumber],
  )
  const returnNumber = returns[0]?.number.replaceAll('-', '')
  expect(rows).toMatchObject([{ data: { returnNumber } }, { data: { returnNumber, again: expect.any(String) } }])
})

test('goods and delivery of an order are named in the language of the staff, sizes as its site does', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const inGerman = await staff.call('backoffice.getOrder', { params, query: { locale: 'de-de' } })
  const inEnglish = await get(orderNumber)
  expect([inEnglish.items[0]?.attributes, inGerman.items[0]?.attributes]).toEqual(['Chalk, 9', 'Chalk, 9'])
  expect([inEnglish.shipments[0]?.method, inGerman.shipments[0]?.method]).toEqual([
    'Standard delivery',
    'Standardversand',
  ])
})

test('the export has the orders of the filter as a table, and an entry in the audit log', async ({ api }) => {
  const { orderNumber } = await buy(api)
  const file = await staff.call('backoffice.exportOrders', { query: { search: orderNumber } })
  const lines = (await (file as File).text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('number,site,placed,state,shipments,name,email,total,currency')
  expect(lines[1]).toContain(`${orderNumber},LH-US,`)
  expect(await logOf(api, 'orders')).toMatchObject([
    { action: 'backoffice.exportOrders', data: { after: { rows: 1 } } },
  ])
})

test('the papers of a shipment have its address, barcode number and goods, and no prices', async ({ api }) => {
  const { orderNumber, params } = await buy(api)
  const [shipment] = (await get(orderNumber)).shipments
  const shipmentId = shipment?.shipmentId ?? ''
  const read = async (document: string) => {
    const file = await staff.call('backoffice.getShipmentDocument', { params: { ...params, shipmentId, document } })
    return (await extractText(new Uint8Array(await (file as File).arrayBuffer()), { mergePages: true })).text
  }
  const { shippingAddress, items, totals } = await get(orderNumber)
  const [label, slip, list] = [await read('label'), await read('packing-slip'), await read('pick-list')]
  for (const line of shippingAddress?.lines ?? ['no address']) expect(label).toContain(line)
  expect(label).toContain(shipmentId)
  for (const text of [slip, list]) {
    expect(text).toContain(items[0]?.upc ?? 'no upc')
    expect(text).not.toContain(String(totals.goods))
  }
  const body = { shipmentId, to: 'shipped', tracking: 'ups:1Z999AA10123456784' }
  await staff.call('backoffice.moveShipment', { params, body })
  expect(await read('label')).toContain('1Z999AA10123456784')
  const other = { params: { ...params, shipmentId: 'none', document: 'label' } }
  expect(await staff.tryCall('backoffice.getShipmentDocument', other)).toBeRefused(409, 'STF409')
})

test('an unknown order is refused by every call that names one', async () => {
  const params = { orderNumber: 'LH00000000' }
  const calls = [
    ['backoffice.getOrder', undefined],
    ['backoffice.listReturnable', undefined],
    ['backoffice.sendExchange', { exchangeId: randomUUID(), tracking: 'ups:1Z999AA10123456784' }],
    ['backoffice.moveShipment', { shipmentId: 'x', to: 'picking' }],
    ['backoffice.previewRefund', {}],
    ['backoffice.refundOrder', { refundId: randomUUID(), reason: 'None of it', amount: 1 }],
    ['backoffice.takeBackReturn', { returnNumber: 'R7KQ2M4XB9C' }],
    ['backoffice.addOrderNote', { noteId: randomUUID(), text: 'x' }],
    ['backoffice.sendOrderMail', { mail: 'order' }],
  ] as const
  for (const [id, body] of calls) expect(await staff.tryCall(id, { params, body })).toBeRefused(404, 'OHS4004')
})
