import { readdir, readFile } from 'node:fs/promises'
import { days, minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, createCartWith, makeReady, signInAs, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(({ api }) => api.setNow(testNow))

/** An order of a guest, and the parameters of the link in its mail. */
const orderByMail = async (api: TestApi) => {
  const guest = await api.client.createGuest('en-us')
  const { id: cartId } = await makeReady(guest, (await createCartWith(guest, variantOf('court'))).id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId } })
  await sendOrderMail(api.deps)({ orderNumber })
  const files = (await readdir(api.deps.mailFolder)).filter((name) => name.endsWith('.html'))
  const mails = await Promise.all(files.map((name) => readFile(`${api.deps.mailFolder}/${name}`, 'utf8')))
  const [, st = ''] = new RegExp(`order=${orderNumber}&amp;st=([\\w.-]+)`).exec(mails.join()) ?? []
  return { orderNumber, st, action: 'track' }
}

type Body = {
  readonly orderNo?: string
  readonly st?: string
  readonly action?: string
  readonly refreshToken?: string | undefined
}

const exchange = (api: TestApi, body: Body) => api.client.withToken(null).tryCall('auth.token', { body })

const readOrder = (api: TestApi, token: string, orderNumber: string) =>
  api.client.withToken(token).tryCall('checkout.getOrder', { params: { orderNumber } })

test('the link of an order’s mail opens only the order for reading on another device [AUTH-01] [AUTH-13]', async ({
  api,
}) => {
  const { orderNumber, ...link } = await orderByMail(api)
  const { status, body } = await exchange(api, { orderNo: orderNumber, ...link })
  expect(status).toBe(200)
  expect(body.consumerType).toBe('GUEST')
  const read = await readOrder(api, body.accessToken, orderNumber)
  expect(read.body).toMatchObject({ orderNumber, email: 'ada@example.com' })
  const other = await orderByMail(api)
  expect((await readOrder(api, body.accessToken, other.orderNumber)).body.errorDetails[0]?.errorId).toBe('ORD409')
  const patched = await api.client
    .withToken(body.accessToken)
    .tryCall('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: {} } })
  expect(patched.body.errorDetails[0]?.errorId).toBe('ORD409')

  // The guest keeps the session with the order.
  api.setNow(testNow + minutes(16))
  const { body: fresh } = await exchange(api, { refreshToken: body.refreshToken })
  expect(fresh.guestId).toBe(body.guestId)
  expect((await readOrder(api, fresh.accessToken, orderNumber)).status).toBe(200)
})

test('the right to a mail’s order ends with the link, however often the session is renewed [AUTH-13]', async ({
  api,
}) => {
  const { orderNumber, ...link } = await orderByMail(api)
  api.setNow(testNow + days(5))
  const { body: opened } = await exchange(api, { orderNo: orderNumber, ...link })
  api.setNow(testNow + days(29))
  const { body: renewed } = await exchange(api, { refreshToken: opened.refreshToken })
  expect((await readOrder(api, renewed.accessToken, orderNumber)).status).toBe(200)
  api.setNow(testNow + days(29) + minutes(10))
  const { body: last } = await exchange(api, { refreshToken: renewed.refreshToken })
  api.setNow(testNow + days(31))
  const { body: later } = await exchange(api, { refreshToken: last.refreshToken })
  expect(later.guestId).toBe(opened.guestId)
  expect((await readOrder(api, later.accessToken, orderNumber)).body.errorDetails[0]?.errorId).toBe('ORD409')
})

test('a forged or expired link, or one for another order or action, opens nothing [AUTH-13]', async ({ api }) => {
  const { orderNumber: orderNo, st, action } = await orderByMail(api)
  const other = await orderByMail(api)
  const wrong: readonly Body[] = [
    { orderNo, action },
    { orderNo, st: `${st}x`, action },
    { orderNo: other.orderNumber, st, action },
    { orderNo, st, action: 'cancel' },
    { orderNo, st: (await exchange(api, {})).body.accessToken, action },
  ]
  for (const body of wrong) expect((await exchange(api, body)).body.errorDetails[0]?.errorId, body.st).toBe('AUT432')
  api.setNow(testNow + days(31))
  expect((await exchange(api, { orderNo, st, action })).body.errorDetails[0]?.errorId).toBe('AUT432')
})

test('a consumer who opens such a link stays signed in [AUTH-10]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const consumer = await signInAs(api.client, { email })
  const { orderNumber, ...link } = await orderByMail(api)
  const { body } = await exchange(api, { orderNo: orderNumber, ...link, refreshToken: consumer.tokens.refreshToken })
  expect(body.consumerNo).toBe(consumer.id)
  expect((await readOrder(api, body.accessToken, orderNumber)).status).toBe(200)
})
