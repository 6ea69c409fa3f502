import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  makeReady,
  signInAs,
  type TestApi,
  type TestShopper,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { notificationLink } from '../../core/mails/notification-link.ts'
import type { Mail } from '../../infra/mail/mailer.ts'
import { enqueueReviewInvitations, sendReviewInvitationMail } from './send-review-invitations.ts'

const start = Date.now()
const later = start + days(14) + 60_000

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
// Events of orders have the time of the database.
test.beforeEach(({ api }) => api.setNow(start))

const query = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

const signInProved = async (api: TestApi) => {
  const { email, consumerNo } = await addConsumer(api.database.db, { emailConfirmedAt: new Date(start) })
  return { email, consumerNo, shopper: await signInAs(api.client, { email }) }
}

/** Subscribes a mailbox to the newsletter as its own confirmation does. */
const subscribe = (api: TestApi, email: string) =>
  query(
    api,
    `insert into subscriptions (site_id, locale, channel, type, recipient, source, opted_in_at, confirmed_at, updated_at)
      values ('LH-US', 'en-us', 'email', 'Newsletter', $1, 'newsletter', now(), now(), now()) on conflict do nothing`,
    email,
  )

/** Buys two pairs and a shirt, which arrive. */
const receive = async (api: TestApi, shopper: TestShopper, email: string) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  const { orderNumber, items } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  // The test's cart has a mailbox of its own.
  const own = `update orders set email = $2, doc = jsonb_set(doc, '{email}', to_jsonb($2::text)) where number = $1`
  await query(api, own, orderNumber, email)
  await createFulfilment(api.deps).advance({ orderNumber, to: 'delivered' })
  const [pairs = '', shirt = ''] = items.map((item) => item.id)
  return { orderNumber, pairs, shirt }
}

/** Runs the job at a moment, and returns the mails of an order. */
const invite = async (api: TestApi, orderNumber: string, at = later): Promise<Mail[]> => {
  api.setNow(at)
  await Promise.all([enqueueReviewInvitations(api.deps), enqueueReviewInvitations(api.deps)])
  const jobs = await query(
    api,
    `delete from pgboss.job where name = 'review-invitation-mail' and data ->> 'orderNumber' = $1 returning data`,
    orderNumber,
  )
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { data } of jobs) await sendReviewInvitationMail({ ...api.deps, mailer })(data)
  return sent
}

test('some days after its delivery an order is invited once, to a mailbox that agreed to mails, with a link to each form [REV-02]', async ({
  api,
}) => {
  const { email, shopper } = await signInProved(api)
  await subscribe(api, email)
  const { orderNumber } = await receive(api, shopper, email)
  expect(await invite(api, orderNumber, start + days(13))).toEqual([])
  const [mail, ...others] = await invite(api, orderNumber)
  expect([mail?.to, others]).toEqual([email, []])
  for (const product of [testProducts.court, testProducts.tee])
    expect(mail?.text).toMatch(new RegExp(`/en-us/p/[^ ]*${product}#write-review=`, 'i'))
  expect(mail?.unsubscribeUrl).toContain('/en-us/no-mails?st=')
  expect(await invite(api, orderNumber, later + days(1))).toEqual([])
})

test('without a confirmed subscription, after its end, and with these mails turned off nothing is sent [REV-02] [ACC-11]', async ({
  api,
}) => {
  const never = await signInProved(api)
  const ended = await signInProved(api)
  const off = await signInProved(api)
  await subscribe(api, ended.email)
  await query(api, 'update subscriptions set opted_out_at = now() where recipient = $1', ended.email)
  await subscribe(api, off.email)
  const st = notificationLink.sign(api.deps, { consumerNo: off.consumerNo, type: 'reviews' })
  await api.client.withToken(null, 'en-us').call('notifications.endByLink', { body: { st } })
  for (const { shopper, email } of [never, ended, off]) {
    const { orderNumber } = await receive(api, shopper, email)
    expect(await invite(api, orderNumber)).toEqual([])
    api.setNow(start)
  }
})

test('goods that went back, are on their way back or have a review are not asked about [REV-02] [ACC-08]', async ({
  api,
}) => {
  const { email, shopper } = await signInProved(api)
  await subscribe(api, email)
  const { orderNumber, pairs, shirt } = await receive(api, shopper, email)
  const take = (key: string, lineId: string, qty: number) =>
    createFulfilment(api.deps).refund({ orderNumber, key, reason: null, items: [{ lineId, qty }] })
  await take('a-pair', pairs, 1)
  await take('the-shirt', shirt, 1)
  const [mail] = await invite(api, orderNumber)
  expect([mail?.text.includes(testProducts.court), mail?.text.includes(testProducts.tee)]).toEqual([true, false])
  api.setNow(start)
  const next = await receive(api, shopper, email)
  const body = { rating: 5, reviewText: 'They are light, quiet and true to size.' }
  await shopper.call('reviews.write', { params: { productId: testProducts.court }, body })
  const items = [{ itemId: next.shirt, qty: 1, reason: 'too_small' as const }]
  const returnId = '0b0f7d9e-7c55-4a5e-8f0e-0c9d4c0f3a11'
  await shopper.call('returns.label', { params: { orderId: next.orderNumber }, body: { returnId, items } })
  expect(await invite(api, next.orderNumber)).toEqual([])
})

test('the proof of a guest’s invitation verifies the review of the account with its mailbox, and of no other [REV-02] [REV-05]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const email = 'invited.guest@example.com'
  const { orderNumber } = await receive(api, guest, email)
  await subscribe(api, email)
  const [mail] = await invite(api, orderNumber)
  // A guest has the consent itself to end.
  expect(mail?.unsubscribeUrl).toContain('/en-us/account/subscriptions?st=')
  const proof = decodeURIComponent(/#write-review=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  const params = { productId: testProducts.court }
  // The account has not proved its mailbox by itself.
  await addConsumer(api.database.db, { email })
  const owner = await signInAs(api.client, { email })
  const isVerified = async (shopper: TestShopper, sent?: string) =>
    (await shopper.call('reviews.own', { params, query: { ...(sent && { proof: sent }) } })).isVerified
  expect([await isVerified(owner), await isVerified(owner, proof), await isVerified(owner, `${proof}x`)]).toEqual([
    ...[false, true, false],
  ])
  const { shopper: other } = await signInProved(api)
  expect(await isVerified(other, proof)).toBe(false)
  const body = { rating: 5, reviewText: 'They are light, quiet and true to size.', proof }
  await owner.call('reviews.write', { params, body })
  const { reviews } = await guest.call('reviews.list', { params, query: { locale: 'en-us' } })
  expect(reviews.map((review) => review.isVerified)).toContain(true)
})

test('an order that was cancelled or withdrawn from meanwhile is not asked about, though its mail was enqueued', async ({
  api,
}) => {
  const sent: Mail[] = []
  const deps = { ...api.deps, mailer: { send: async (mail: Mail) => void sent.push(mail) } }
  const receiveSubscribed = async () => {
    const { email, shopper } = await signInProved(api)
    await subscribe(api, email)
    return receive(api, shopper, email)
  }
  const [cancelled, withdrawn, invited] = [
    await receiveSubscribed(),
    await receiveSubscribed(),
    await receiveSubscribed(),
  ].map(({ orderNumber }) => orderNumber)
  await query(api, `update orders set state = 'cancelled' where number = $1`, cancelled)
  await query(
    api,
    `insert into support_cases (number, site_id, locale, category, subject, name, email, order_number, state, created_at, updated_at)
      values ('C-TEST', 'LH-US', 'en-us', 'withdrawal', 'wholeContract', 'Ada', 'ada@example.com', $1, 'open', now(), now())`,
    withdrawn,
  )
  const send = sendReviewInvitationMail(deps)
  for (const orderNumber of [cancelled, withdrawn, 'LHNONE', invited]) await send({ orderNumber: orderNumber ?? '' })
  expect(sent.map(({ key }) => key)).toEqual([`review-invitation-${formatOrderNumber(invited ?? '')}`])
})
