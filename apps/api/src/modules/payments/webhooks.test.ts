import { createCartWith, makeReady, signWebhook, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const secret = (api: TestApi) => api.deps.config.paymentSecrets
const ask = async (api: TestApi, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${api.sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret(api).apiKey}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return response.json() as Promise<{ data: { id: string }[] }>
}

const placePending = async (api: TestApi, token = 'tok_pending') => {
  const guest = await api.client.createGuest()
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id, token)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  const find = () => guest.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  return { guest, order, find }
}

const countMails = async (api: TestApi, orderNumber: string): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'order-mail' and data ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  return rows[0].count
}

const listPayments = async (api: TestApi, orderNumber: string) =>
  (await ask(api, 'GET', `/v1/payments?reference=${orderNumber}`)).data as { id: string; status: string }[]

/** The order, the carts of its shopper, its mails and its ledger. */
const readEnd = async (api: TestApi, orderNumber: string): Promise<unknown> => {
  const { rows } = await api.database.db.pool.query(
    `select o.state, p.authorised_minor - p.voided_minor as held, p.amount_minor as amount,
      (select string_agg(c.state, ',' order by c.state) from carts c where c.owner_id = o.owner_id) as carts
    from orders o left join payments p on p.order_number = o.number where o.number = $1`,
    [orderNumber],
  )
  const { state, held, amount, carts } = rows[0]
  return { state, carts, isHeld: held === amount, mails: await countMails(api, orderNumber) }
}

const waiting = { state: 'payment_pending', carts: 'ordering', isHeld: false, mails: 0 }
const ordered = { state: 'finalised', carts: 'ordered', isHeld: true, mails: 1 }
const failed = { state: 'failed', carts: 'open', isHeld: false, mails: 0 }
const day = 86_400_000

/** Sends every webhook of a payment ten times, one after the other; the test waits for the effect of the last. */
const resend = async (api: TestApi, paymentId: string | undefined, order: 'shuffled' | 'reversed') => {
  await ask(api, 'POST', `/v1/payments/${paymentId}/webhooks/resend`, { times: 10, order, seed: 7 })
}

const waitForWebhooks = (api: TestApi, orderNumber: string, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await api.database.db.pool.query(
      `select count(*)::int as count, count(processed_at)::int as done from webhook_events where payload #>> '{payment,reference}' = $1`,
      [orderNumber],
    )
    expect(rows[0]).toEqual({ count, done: count })
  }, 5000)

test.for([
  ['authorised', 'tok_pending', 'reversed', 0, ordered],
  ['authorised', 'tok_pending', 'shuffled', day, ordered],
  ['declined', 'tok_pending_declined', 'reversed', 0, failed],
  ['declined', 'tok_pending_declined', 'shuffled', day, failed],
] as const)(
  'webhooks of a payment that is %s (%s), delayed and then sent %s ten times, %i ms late, end the waiting order as a single one would [PAY-13] [T10]',
  async ([status, token, order, late, end], { api }) => {
    await ask(api, 'POST', '/v1/test/webhooks', { hold: true })
    const { order: placed } = await placePending(api, token)
    const { orderNumber } = placed
    await vi.waitFor(async () => expect(await listPayments(api, orderNumber)).toMatchObject([{ status }]), 5000)
    expect(await readEnd(api, orderNumber)).toEqual(waiting)
    const [payment] = await listPayments(api, orderNumber)
    api.setNow(testNow + late)
    await ask(api, 'POST', '/v1/test/webhooks/release', { order, seed: 3 })
    await resend(api, payment?.id, order)
    await waitForWebhooks(api, orderNumber, 2)
    await vi.waitFor(async () => expect(await readEnd(api, orderNumber)).toEqual(end), 5000)
    // A contradicting webhook a day later, and ten repetitions of the earlier ones.
    api.setNow(testNow + 2 * day)
    const contrary = { ...payment, status: status === 'declined' ? 'authorised' : 'declined' }
    const body = JSON.stringify({ id: `evt_late_${orderNumber}`, type: 'payment.late', sequence: 9, payment: contrary })
    const answer = await send(api, body, signWebhook(body, secret(api).webhookSecret, new Date(testNow + 2 * day)))
    expect(answer.status).toBe(200)
    await resend(api, payment?.id, 'shuffled')
    await waitForWebhooks(api, orderNumber, 3)
    expect(await readEnd(api, orderNumber)).toEqual(end)
    api.setNow(testNow)
    await ask(api, 'POST', '/v1/test/webhooks', { hold: false })
  },
)

test('a payment that its shopper gave up is voided, and ten webhooks about it in any order change nothing [PAY-13] [T10]', async ({
  api,
}) => {
  const { guest, order } = await placePending(api)
  const { orderNumber } = order
  await guest.call('checkout.patchOrder', {
    params: { orderNumber },
    body: { additionalData: { result: 'cancelled' } },
  })
  await vi.waitFor(async () => expect(await listPayments(api, orderNumber)).toMatchObject([{ status: 'voided' }]), 5000)
  const end = { ...failed, carts: 'merged,open' }
  expect(await readEnd(api, orderNumber)).toEqual(end)
  const [payment] = await listPayments(api, orderNumber)
  await resend(api, payment?.id, 'reversed')
  await waitForWebhooks(api, orderNumber, 2)
  expect(await readEnd(api, orderNumber)).toEqual(end)
})

const send = (api: TestApi, body: string, signature: string) =>
  fetch(`${api.url}/webhooks/payments/lacepay`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'lacepay-signature': signature },
  })

test('a webhook with a wrong or old signature, or for an unknown order, changes nothing', async ({ api }) => {
  const { order, find } = await placePending(api)
  const payment = {
    id: 'pay_x',
    status: 'authorised',
    reference: order.orderNumber,
    amount: 1,
    authorisedAmount: 1,
    declineReason: null,
    challenge: null,
    sequence: 1,
  }
  const body = JSON.stringify({ id: 'evt_forged', type: 'payment.authorised', sequence: 1, payment })
  const forged = await send(api, body, signWebhook(body, 'another secret that is long enough', new Date(testNow)))
  const old = await send(api, body, signWebhook(body, secret(api).webhookSecret, new Date(testNow - 600_000)))
  expect([forged.status, old.status]).toEqual([401, 401])
  expect((await send(api, '{', signWebhook('{', secret(api).webhookSecret, new Date(testNow)))).status).toBe(400)
  const { rows } = await api.database.db.pool.query(`select 1 from webhook_events where event_id = 'evt_forged'`)
  expect(rows).toEqual([])
  expect((await find()).state).not.toBe('failed')
  const elsewhere = await fetch(`${api.url}/webhooks/payments/other`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(elsewhere.status).toBe(404)
})

test('a payment session gives the script and the secret of the card fields; without the provider it is PAY400 [PAY-11]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('fr-ca')
  const cart = await createCartWith(guest, variantOf('court'))
  const query = {
    cartId: cart.id,
    paymentMethodId: 'CREDIT_CARD' as const,
    referer: 'https://shop.test/checkout',
    paymentMethod: 'card',
  }
  const session = await guest.call('cart.paymentSession', { query })
  expect(session).toMatchObject({
    success: true,
    provider: 'lacepay',
    locale: 'fr-ca',
    meta: { origin: api.sandbox.url, script: `${api.sandbox.url}/hosted-fields.js` },
  })
  expect(session.meta.merchantSession).toContain('_secret_')
  const { paymentMethods } = await guest.call('cart.listPaymentMethods', { params: { basketId: cart.id } })
  expect(paymentMethods.slice(0, 1)).toEqual([
    { code: 'CREDIT_CARD', label: expect.any(String), brands: ['visa', 'mastercard', 'amex'] },
  ])
  await ask(api, 'POST', '/v1/test/faults', { mode: 'garbage' })
  const away = await guest.tryCall('cart.paymentSession', { query })
  await ask(api, 'POST', '/v1/test/faults', { mode: 'none' })
  expect([away.status, away.body.errorDetails[0]?.errorId]).toEqual([502, 'PAY400'])
})
