import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { createCartWith, makeReady, type TestApi, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

/** Places the order of a guest, whose email is that of the test's address. */
const buy = async (api: TestApi, token?: string) => {
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id, ...(token === undefined ? [] : [token]))
  return (await guest.call('checkout.placeOrder', { body: { cartId: id } })).orderNumber
}

const ask = ({ client }: TestApi, orderNumber: string, email: string) =>
  client.withToken(null).tryCall('orders.sendLink', { body: { orderNumber, email } })

/** The jobs by which an order's confirmation is sent again. */
const jobsOf = async ({ database }: TestApi, orderNumber: string) =>
  (
    await database.db.pool.query(
      `select data from pgboss.job where name = 'order-mail' and data ->> 'orderNumber' = $1 and data ? 'again'`,
      [orderNumber],
    )
  ).rows.map(({ data }) => data)

const listStatements = async (api: TestApi, work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = []
  const off = api.database.db.onStatement(({ text }) => sent.push(text))
  await work()
  off()
  return sent
}

test('the link of an order is mailed again, to the email of the order, by number and email in any spelling [ACC-06]', async ({
  api,
}) => {
  const orderNumber = await buy(api)
  const spelled = ` ${formatOrderNumber(orderNumber).toLowerCase()}`
  expect(await ask(api, spelled, ' ADA@example.com ')).toMatchObject({ status: 202, body: { accepted: true } })
  const [job, ...others] = await jobsOf(api, orderNumber)
  expect(others).toEqual([])
  await sendOrderMail(api.deps)(job)
  const path = `${api.deps.mailFolder}/order-${formatOrderNumber(orderNumber)}-again-${job.again}`
  expect(JSON.parse(await readFile(`${path}.json`, 'utf8'))).toMatchObject({ to: 'ada@example.com' })
  expect(await readFile(`${path}.html`, 'utf8')).toContain(`order-confirmation?order=${orderNumber}&amp;st=`)
})

test('a wrong email and an unknown number are answered like a right pair, after the same statements, and nothing is sent [ACC-06]', async ({
  api,
}) => {
  const orderNumber = await buy(api)
  const asked = [
    [orderNumber, 'ada@example.com'],
    [orderNumber, 'other@example.com'],
    ['2222222222', 'ada@example.com'],
    ['no number', 'ada@example.com'],
  ] as const
  const answers = new Set<string>()
  const statements = new Set<string>()
  for (const [number, email] of asked) {
    const sent = await listStatements(api, async () => {
      const { status, body } = await ask(api, number, email)
      answers.add(JSON.stringify([status, body]))
    })
    statements.add(sent.join('\n'))
  }
  expect([...answers]).toEqual([JSON.stringify([202, { accepted: true }])])
  expect(statements.size).toBe(1)
  expect(await jobsOf(api, orderNumber)).toHaveLength(1)
})

test('an order without a confirmation has no link to send; a cancelled one has [ACC-06]', async ({ api }) => {
  const pending = await buy(api, 'tok_pending')
  expect((await ask(api, pending, 'ada@example.com')).status).toBe(202)
  expect(await jobsOf(api, pending)).toEqual([])
  const cancelled = await buy(api)
  await createFulfilment(api.deps).refund({ orderNumber: cancelled, items: null, key: 'all', reason: 'other' })
  await ask(api, cancelled, 'ada@example.com')
  expect(await jobsOf(api, cancelled)).toHaveLength(1)
})

test('an email gets ten mails an hour and the answer stays the same; a network that asks too often is refused [ACC-06]', async ({
  api,
}) => {
  const orderNumber = await buy(api)
  const email = `${randomUUID()}@example.com`
  await api.database.db.pool.query('update orders set email = $2 where number = $1', [orderNumber, email])
  const statuses = new Set<number>()
  for (let count = 0; count < 12; count += 1) statuses.add((await ask(api, orderNumber, email)).status)
  expect([...statuses]).toEqual([202])
  expect(await jobsOf(api, orderNumber)).toHaveLength(10)
  const body = { orderNumber: '2222222222', email: 'guess@example.com' }
  const network = api.client.at('10.77.7.7').withToken(null)
  for (let count = 0; count < 40; count += 1)
    expect((await network.tryCall('orders.sendLink', { body })).status).toBe(202)
  expect(await network.tryCall('orders.sendLink', { body })).toBeRefused(403, 'AUT403')
})
