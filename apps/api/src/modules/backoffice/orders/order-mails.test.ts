import { readdir } from 'node:fs/promises'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { days, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addressOf,
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
import { expect } from 'vitest'
import * as shop from '../../../index.ts'
import type { JobData, JobName } from '../../../infra/jobs/jobs.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: staffRights })
})

const buy = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db, {})
  const shopper = await signInAs(api.client, { email })
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await makeReady(shopper, id)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  return { orderNumber, email: addressOf('en-us').email ?? email, params: { orderNumber } }
}

/** Buys a gift card for Grace, to be sent on a day; at once without one. */
const buyGiftCard = async (api: TestApi, sendOn?: string) => {
  const guest = await api.client.createGuest()
  const { id } = await guest.call('cart.create', { body: {} })
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Run', ...(sendOn && { sendOn }) }
  await guest.call('cart.addItem', {
    body: { cartId: id, productId: variantOf('giftCard'), qty: 1, customAmount: 25, giftOption },
  })
  const params = { basketId: id }
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await guest.call('cart.setBillingAddress', {
    params,
    body: { address: addressOf('en-us'), sameAsShipping: false },
  })
  await guest.call('cart.addPaymentInstrument', { params, body })
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  return { orderNumber, params: { orderNumber } }
}

const list = async (orderNumber: string) => staff.call('backoffice.listOrderMails', { params: { orderNumber } })
const shown = async (orderNumber: string) =>
  (await list(orderNumber)).mails.map(({ mail, state, isRepeated }) => [mail, state, isRepeated])

/** Runs the waiting jobs of a queue for an order, as its worker does. */
const work = async <Name extends JobName>(
  api: TestApi,
  name: Name,
  send: (data: JobData[Name]) => Promise<void>,
): Promise<void> => {
  const { rows } = await api.database.db.pool.query(
    `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and state = 'created' returning data`,
    [name],
  )
  for (const { data } of rows) await send(data)
}

/** What the queue writes of a job that threw. */
const fail = async (api: TestApi, orderNumber: string, state: 'retry' | 'failed', output: object) => {
  await api.database.db.pool.query(
    `update pgboss.job set state = $2::pgboss.job_state, output = $3, started_on = now(),
      start_after = now() + interval '10 minutes', completed_on = case when $2 = 'failed' then now() end
      where name = 'order-mail' and data ->> 'orderNumber' = $1 and state in ('created', 'retry')`,
    [orderNumber, state, output],
  )
}

test('a mail is listed while it waits and once it was sent, to the address of the order, and stays when its job is gone', async ({
  api,
}) => {
  const { orderNumber } = await buy(api)
  expect((await list(orderNumber)).unlisted).toEqual([])
  expect(await shown(orderNumber)).toEqual([['order', 'waiting', false]])
  await work(api, 'order-mail', shop.sendOrderMail(api.deps))
  const { mails } = await list(orderNumber)
  const { rows } = await api.database.db.pool.query('select email from orders where number = $1', [orderNumber])
  expect(mails).toMatchObject([
    { mail: 'order', state: 'sent', to: [rows[0].email], isRepeated: false, maySendAgain: true },
  ])
  await api.database.db.pool.query(`delete from pgboss.job where name = 'order-mail'`)
  expect(await shown(orderNumber)).toEqual([['order', 'sent', false]])
})

test('a mail that is sent again has an id of its own and an entry in the audit log, and is listed as a repetition', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  await work(api, 'order-mail', shop.sendOrderMail(api.deps))
  const [first] = (await list(orderNumber)).mails
  const send = () => staff.tryCall('backoffice.sendOrderMail', { params, body: { mailId: first?.mailId ?? '' } })
  expect((await send()).status).toBe(202)
  expect(await shown(orderNumber)).toEqual([
    ['order', 'waiting', true],
    ['order', 'sent', false],
  ])
  await work(api, 'order-mail', async (data) => {
    await shop.sendOrderMail(api.deps)(data)
    // The queue repeats a job whose end it did not see.
    await shop.sendOrderMail(api.deps)(data)
  })
  expect(await shown(orderNumber)).toEqual([
    ['order', 'sent', true],
    ['order', 'sent', false],
  ])
  const files = await readdir(api.deps.mailFolder)
  expect(files.filter((file) => file.includes('-again-') && file.endsWith('.eml'))).toHaveLength(1)
  const { timeline } = await staff.call('backoffice.getOrder', { params })
  expect(timeline.filter(({ kind }) => kind === 'mail')).toMatchObject([{ detail: 'order', actor: 'Sam Ortiz' }])
})

test.for([
  [
    'retry',
    { message: 'x', code: 'ETIMEDOUT' },
    { failure: 'unreachable', dueAt: expect.any(String), maySendAgain: false },
  ],
  ['failed', { message: 'x', code: 'EENVELOPE', responseCode: 550 }, { failure: 'addressRefused', maySendAgain: true }],
  ['failed', { message: 'x' }, { failure: 'unknown', maySendAgain: true }],
] as const)('a job in state %s that met %j is shown as failed: %j', async ([state, output, expected], { api }) => {
  const { orderNumber } = await buy(api)
  await fail(api, orderNumber, state, output)
  const [mail] = (await list(orderNumber)).mails
  expect(mail).toMatchObject({ mail: 'order', state: 'failed', ...expected })
  expect(mail && 'dueAt' in mail).toBe(state === 'retry')
  expect(JSON.stringify(mail)).not.toContain('message')
})

test('a mail that failed for good is sent again by its id; one that waits, is tried again or is not there is refused', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const send = (mailId: string) => staff.tryCall('backoffice.sendOrderMail', { params, body: { mailId } })
  const id = (await list(orderNumber)).mails[0]?.mailId ?? ''
  expect(await send(id)).toBeRefused(409, 'STF409')
  await fail(api, orderNumber, 'retry', { code: 'ECONNECTION' })
  expect(await send(id)).toBeRefused(409, 'STF409')
  expect(await send('none')).toBeRefused(409, 'STF409')
  await fail(api, orderNumber, 'failed', { code: 'ECONNECTION' })
  expect((await send(id)).status).toBe(202)
  expect((await shown(orderNumber)).map(([, state]) => state).toSorted()).toEqual(['failed', 'waiting'])
  const other = await buy(api)
  const foreign = { params: other.params, body: { mailId: id } }
  expect(await staff.tryCall('backoffice.sendOrderMail', foreign)).toBeRefused(409, 'STF409')
})

test('the mail of a gift card waits for its day, and its recipient’s address is hidden but for its beginning', async ({
  api,
}) => {
  const { orderNumber } = await buyGiftCard(api, new Date(testNow + days(20)).toISOString().slice(0, 10))
  await work(api, 'gift-cards', shop.sendGiftCards(api.deps))
  const later = (await list(orderNumber)).mails.filter(({ mail }) => mail === 'giftCard')
  expect(later).toMatchObject([{ state: 'waiting', dueAt: expect.any(String), to: ['g•••@example.com'] }])
  const now = await buyGiftCard(api)
  await work(api, 'gift-cards', shop.sendGiftCards(api.deps))
  const card = (await list(now.orderNumber)).mails.find(({ mail }) => mail === 'giftCard')
  expect(card).toMatchObject({ state: 'sent', to: ['g•••@example.com'], maySendAgain: true })
  const body = { mailId: card?.mailId ?? '' }
  await staff.call('backoffice.sendOrderMail', { params: now.params, body })
  await work(api, 'gift-cards', shop.sendGiftCards(api.deps))
  const states = (await shown(now.orderNumber)).filter(([mail]) => mail === 'giftCard')
  expect(states).toEqual([
    ['giftCard', 'sent', true],
    ['giftCard', 'sent', false],
  ])
})

test('the mail of a parcel is sent again until the parcel has arrived, also to a shopper who does without such mails', async ({
  api,
}) => {
  const { orderNumber, params } = await buy(api)
  const fulfilment = shop.createFulfilment(api.deps)
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  await work(api, 'shipment-mail', shop.sendShipmentMail(api.deps))
  const find = async () => (await list(orderNumber)).mails.find(({ mail }) => mail === 'shipment')
  const body = { mailId: (await find())?.mailId ?? '' }
  await api.database.db.pool.query(
    `insert into notification_choices (consumer_no, type, source, is_enabled, changed_at)
      select owner_id, 'shipments', 'account', false, now() from orders where number = $1`,
    [orderNumber],
  )
  expect((await staff.tryCall('backoffice.sendOrderMail', { params, body })).status).toBe(202)
  await work(api, 'shipment-mail', shop.sendShipmentMail(api.deps))
  expect(await find()).toMatchObject({ state: 'sent', isRepeated: true })
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  expect(await find()).toMatchObject({ maySendAgain: false })
  expect(await staff.tryCall('backoffice.sendOrderMail', { params, body })).toBeRefused(409, 'STF409')
})

test('an order from before its mails were recorded offers those that it has, and sends no other', async ({ api }) => {
  const { orderNumber, params } = await buy(api)
  await api.database.db.pool.query(`delete from pgboss.job where name = 'order-mail'`)
  expect(await list(orderNumber)).toEqual({ mails: [], unlisted: ['order'] })
  const send = (mail: string) => staff.tryCall('backoffice.sendOrderMail', { params, body: { mail } })
  expect((await send('order')).status).toBe(202)
  expect(await send('shipment')).toBeRefused(409, 'STF409')
  expect(await send('refund')).toBeRefused(409, 'STF409')
  expect(await send('return')).toBeRefused(409, 'STF409')
  expect((await list(orderNumber)).unlisted).toEqual([])
})

test('the newest mail comes first, and an order that names no one any more shows no address', async ({ api }) => {
  const { orderNumber } = await buy(api)
  await work(api, 'order-mail', shop.sendOrderMail(api.deps))
  api.setNow(testNow + minutes(5))
  await shop.createFulfilment(api.deps).refund({ orderNumber, items: null, key: 'all', reason: 'other' })
  await work(api, 'refund-mail', shop.sendRefundMail(api.deps))
  api.setNow(testNow)
  expect((await shown(orderNumber)).map(([mail]) => mail)).toEqual(['refund', 'order'])
  await api.database.db.pool.query(
    `update orders set doc = jsonb_set(doc, '{email}', '""'), email = '' where number = $1`,
    [orderNumber],
  )
  expect((await list(orderNumber)).mails.map(({ to, maySendAgain }) => [to, maySendAgain])).toEqual([
    [[], false],
    [[], false],
  ])
})
