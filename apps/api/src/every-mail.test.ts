import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { days, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addressOf,
  addTestStores,
  createCartWith,
  demoPassword,
  makeReady,
  openBackoffice,
  reservedVariant,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  testProducts,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { listMailViolations } from '@lacehouse/test-kit/api/list-mail-violations'
import { expect, vi } from 'vitest'
import { createAccountLinkQueries } from './core/account-mails/account-links.queries.ts'
import { answerCase } from './core/support-cases/answer-case.ts'
import * as shop from './index.ts'
import type { JobData } from './infra/jobs/jobs.ts'
import type { Mail } from './infra/mail/mailer.ts'

/**
 * Every part of the shop that sends mail, and why its reader can or cannot end it (decision 0061): mails about an order, about what opens,
 * closes or hands out an account, and the receipt of what the reader just sent have nothing to end; all others have the headers.
 */
const senders = {
  'send-order-mail': 'order',
  'send-gift-cards': 'order',
  'send-reservation-mail': 'order',
  'send-payment-failed-mail': 'order',
  'send-shipment-mail': 'order',
  'send-refund-mail': 'order',
  'send-delivery-mail': 'order',
  'send-pre-order-mails': 'order',
  'send-return-mail': 'order',
  'send-exchange-mail': 'order',
  'send-withdrawal-mail': 'order',
  'send-account-link-mail': 'credentials',
  'send-password-changed-mail': 'credentials',
  'send-credentials-mail': 'credentials',
  'send-new-device-mail': 'credentials',
  'send-sign-in-code-mail': 'credentials',
  'send-deletion-mail': 'credentials',
  'make-data-export': 'credentials',
  'erase-due-accounts': 'credentials',
  'send-with-copy': 'receipt',
  'send-membership-ended-mail': 'receipt',
  'send-case-mail': 'ended by its link',
  'send-stock-notices': 'ended by its link',
  'send-subscription-mail': 'ended by its link',
  'send-draw-mail': 'ended by its link',
  'send-event-mail': 'ended by its link',
  'send-store-credit-mail': 'ended by its link',
  'send-review-invitations': 'ended by its link',
} as const satisfies Record<string, 'order' | 'credentials' | 'receipt' | 'ended by its link'>
type Sender = keyof typeof senders

type Person = SignedInShopper & { readonly email: string }

type Sent = { readonly sender: Sender; readonly mail: Mail }

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, contact: false })
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})

test('each file of the shop that sends a mail says why it may be ended or not', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .filter((path) =>
      /\b(?:mailer\.send|sendOrderMailRecorded)\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
    )
    .map((path) => basename(path, '.ts'))
    .filter((name) => name !== 'send-order-mail-recorded')
  const all = [...files, 'send-withdrawal-mail']
  expect(all.toSorted()).toEqual(Object.keys(senders).toSorted())
})

test('every kind of mail stays within what mail programs show, and has one-click headers unless it is about an order or credentials [ACC-11]', async ({
  api,
}) => {
  const sent: Sent[] = []
  const collect = collectBy(api, sent)
  const { orderNumber, shopper } = await sendOrderMails(api, collect)
  await sendAccountMails(api, collect, shopper)
  await sendCaseMails(api, collect, shopper)
  await sendOtherMails(api, collect, shopper)
  await sendInvitation(api, collect, orderNumber)
  expect([...new Set(sent.map(({ sender }) => sender))].toSorted()).toEqual(
    Object.keys(senders)
      .filter((sender) => sender !== 'send-with-copy')
      .toSorted(),
  )
  for (const { sender, mail } of sent) {
    expect([sender, mail.key, listMailViolations(mail.html)]).toEqual([sender, mail.key, []])
    const ends = senders[sender] === 'ended by its link' && !isReceiptOfCase(sender, mail)
    expect([mail.key, mail.unsubscribeUrl === undefined]).toEqual([mail.key, !ends])
    // People see the link too, and it is the one that a mail program calls.
    if (ends) expect([mail.key, mail.html.includes(`href="${mail.unsubscribeUrl}"`)]).toEqual([mail.key, true])
  }
})

/** What the reader just wrote has nothing to end; the copy of the staff is the shop's own. */
const isReceiptOfCase = (sender: Sender, { key }: Mail): boolean =>
  sender === 'send-case-mail' && /^case-C-?\w+(?:-copy)?$/.test(key)

type Collect = (sender: Sender, send: (deps: TestApi['deps']) => Promise<unknown>) => Promise<void>

/** Sends by a part of the shop, and adds what it sent to a list. */
const collectBy =
  (api: TestApi, sent: Sent[]): Collect =>
  async (sender, send) => {
    const before = sent.length
    const mailer = { send: async (mail: Mail) => void sent.push({ sender, mail }) }
    await send({ ...api.deps, mailer })
    expect([sender, sent.length > before]).toEqual([sender, true])
  }

/** Takes the waiting jobs of a queue. */
const takeJobs = async <Name extends keyof JobData>({ database }: TestApi, name: Name): Promise<JobData[Name][]> => {
  const text = 'delete from pgboss.job where name = $1 returning data'
  return (await database.db.pool.query(text, [name])).rows.map(({ data }) => data)
}

const run =
  <Name extends keyof JobData>(
    api: TestApi,
    name: Name,
    handlerOf: (deps: TestApi['deps']) => (data: JobData[Name]) => Promise<void>,
  ) =>
  async (deps: TestApi['deps']): Promise<void> => {
    for (const data of await takeJobs(api, name)) await handlerOf(deps)(data)
  }

const buyPairs = async (shopper: TestShopper, qty = 3): Promise<string> => {
  const { id } = await createCartWith(shopper, variantOf('court'), qty)
  await makeReady(shopper, id)
  return (await shopper.call('checkout.placeOrder', { body: { cartId: id } })).orderNumber
}

const buyGiftCard = async (shopper: TestShopper): Promise<void> => {
  const { id } = await shopper.call('cart.create', { body: {} })
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Run' }
  const body = { cartId: id, productId: variantOf('giftCard'), qty: 1, customAmount: 25, giftOption }
  await shopper.call('cart.addItem', { body })
  const params = { basketId: id }
  const address = addressOf(shopper.locale)
  await shopper.call('cart.setBillingAddress', { params, body: { address, sameAsShipping: false } })
  const paid = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params, body: paid })
  await shopper.call('checkout.placeOrder', { body: { cartId: id } })
}

const sendOrderMails = async (api: TestApi, collect: Collect) => {
  const { email } = await addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow) })
  const shopper = { ...(await signInAs(api.client, { email })), email }
  const orderNumber = await buyPairs(shopper)
  const fulfilment = shop.createFulfilment(api.deps)
  const one = [{ lineId: await firstLine(shopper, orderNumber), qty: 1 }]
  await fulfilment.refund({ orderNumber, items: one, key: 'one', reason: 'other' })
  await collect('send-payment-failed-mail', await failPayment(api, shopper))
  await collect('send-delivery-mail', (deps) => shop.sendDeliveryMail(deps)({ orderNumber, key: 'changed' }))
  await collect('send-pre-order-mails', (deps) => shop.sendPreOrderMail(deps)({ orderNumber, key: '2027-03-12' }))
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  await collect('send-shipment-mail', run(api, 'shipment-mail', shop.sendShipmentMail))
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await shop.moveOrderMoney(api.deps)({ orderNumber })
  await returnAndExchange(api, shopper, orderNumber)
  await buyGiftCard(shopper)
  await collect('send-order-mail', run(api, 'order-mail', shop.sendOrderMail))
  await collect('send-gift-cards', run(api, 'gift-cards', shop.sendGiftCards))
  await collect('send-refund-mail', run(api, 'refund-mail', shop.sendRefundMail))
  await collect('send-return-mail', run(api, 'return-mail', shop.sendReturnMail))
  const { rows } = await api.database.db.pool.query('select id from order_exchanges')
  await collect('send-exchange-mail', (deps) => shop.sendExchangeMail(deps)({ orderNumber, exchangeId: rows[0].id }))
  const reserved = { productId: reservedVariant, storeId: testStores.soho }
  const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' }
  await shopper.call('cart.reserveWithItem', { body: { ...reserved, contact } })
  await collect('send-reservation-mail', run(api, 'reservation-mail', shop.sendReservationMail))
  const contract = { name: 'Ada Byron', contract: 'LHH-8PQ-WBT8', email: 'ada@example.com' }
  await api.client.withToken(null, 'de-de').call('withdrawals.declare', { body: contract })
  await collect('send-withdrawal-mail', run(api, 'withdrawal-mail', shop.sendWithdrawalMail))
  return { orderNumber, shopper }
}

/** A payment that is refused after its shopper left. */
const failPayment = async (api: TestApi, shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('tee'))
  await makeReady(shopper, id, 'tok_pending_declined')
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  api.setNow(testNow + minutes(1))
  await vi.waitFor(async () => {
    await shop.recoverPlacements(api.deps)
    const { rows } = await api.database.db.pool.query('select state from orders where number = $1', [orderNumber])
    expect(rows).toEqual([{ state: 'failed' }])
  })
  api.setNow(testNow)
  return (deps: TestApi['deps']) => shop.sendPaymentFailedMail(deps)({ orderNumber })
}

const firstLine = async (shopper: TestShopper, orderId: string): Promise<string> =>
  (await shopper.call('orders.get', { params: { orderId } })).order.items[0]?.id ?? ''

/** One of the pairs goes back for another size, which is sent. */
const returnAndExchange = async (api: TestApi, shopper: TestShopper, orderNumber: string): Promise<void> => {
  const params = { orderId: orderNumber }
  const { items } = await shopper.call('returns.listSizes', { params })
  const exchangeVariantId = items[0]?.sizes.find(({ isAvailable }) => isAvailable)?.variantId ?? ''
  const itemId = await firstLine(shopper, orderNumber)
  const returned = [{ itemId, qty: 1, reason: 'too_small' as const, exchangeVariantId }]
  await shopper.call('returns.label', { params, body: { returnId: randomUUID(), items: returned } })
  const { rows } = await api.database.db.pool.query('select number from order_returns')
  await shop.createFulfilment(api.deps).takeBack({ returnNumber: rows[0].number, items: null })
  const staff = await openBackoffice(api, { rights: ['orders.read', 'orders.fulfil'] })
  const { returns } = await staff.call('backoffice.getOrder', { params: { orderNumber } })
  const exchangeId = returns[0]?.exchanges[0]?.exchangeId ?? ''
  await staff.call('backoffice.sendExchange', {
    params: { orderNumber },
    body: { exchangeId, tracking: 'ups:1Z999AA10123456784' },
  })
}

const sendAccountMails = async (api: TestApi, collect: Collect, { id, email }: Person): Promise<void> => {
  const change = { consumerNo: id, siteId: 'LH-US', locale: 'en-us', changedAt: new Date(testNow).toISOString() }
  const anyone = api.client.withToken(null)
  await anyone.call('auth.requestPasswordReset', { body: { email } })
  await collect('send-account-link-mail', run(api, 'account-link-mail', shop.sendAccountLinkMail))
  await addEmailLinks(api, { id, email })
  await collect('send-account-link-mail', run(api, 'account-link-mail', shop.sendAccountLinkMail))
  await collect('send-password-changed-mail', (deps) => shop.sendPasswordChangedMail(deps)(change))
  for (const kind of ['password_removed', 'passkey_added', 'identity_linked'] as const)
    await collect('send-credentials-mail', (deps) => shop.sendCredentialsMail(deps)({ ...change, kind }))
  const signIn = { ...change, signedInAt: change.changedAt, browser: 'Firefox', system: null }
  await collect('send-new-device-mail', (deps) => shop.sendNewDeviceMail(deps)(signIn))
  await anyone.call('auth.requestSignInCode', { body: { username: email, codeChallenge: 'a'.repeat(43) } })
  await collect('send-sign-in-code-mail', run(api, 'sign-in-code-mail', shop.sendSignInCodeMail))
  const leaver = await signInAs(api.client, { email: (await addConsumer(api.database.db)).email })
  await leaver.call('privacy.requestExport', { body: {} })
  await collect('make-data-export', run(api, 'data-export', shop.makeDataExport))
  await leaver.call('privacy.requestDeletion', { body: { password: demoPassword } })
  await collect('send-deletion-mail', run(api, 'deletion-mail', shop.sendDeletionMail))
  await collect('erase-due-accounts', (deps) => shop.eraseDueAccounts({ ...deps, now: () => testNow + days(15) }))
}

/** The links of an email that changes: to a new mailbox, to one that has an account, and to the former one. */
const addEmailLinks = async (api: TestApi, { id: consumerNo, email }: Pick<Person, 'id' | 'email'>): Promise<void> => {
  const links = createAccountLinkQueries(api.database.db.pool)
  const { email: taken } = await addConsumer(api.database.db)
  const place = { consumerNo, siteId: 'LH-US', locale: 'en-us', now: testNow, expiresAt: testNow + days(1) }
  for (const to of ['new@example.com', taken])
    await links.insert({ ...place, id: randomUUID(), purpose: 'change_email', email: to })
  for (const purpose of ['undo_email_change', 'email_changed'] as const)
    await links.insert({ ...place, id: randomUUID(), purpose, email })
}

const sendCaseMails = async (api: TestApi, collect: Collect, shopper: Person): Promise<void> => {
  const asked = { category: 'order', subject: 'whereIsIt', name: 'Ada Marsh', email: shopper.email } as const
  const { caseNumber } = await shopper.call('contact.create', { body: { ...asked, message: 'Where is my order?' } })
  const answering = { executor: api.database.db.pool, now: () => testNow + minutes(1) }
  await answerCase(answering, { number: caseNumber, message: 'It comes tomorrow.', staffId: 'agent-1' })
  await collect('send-case-mail', run(api, 'case-mail', shop.sendCaseMail))
}

const sendOtherMails = async (api: TestApi, collect: Collect, shopper: Person): Promise<void> => {
  const { pool } = api.database.db
  const guest = await api.client.createGuest('en-us')
  const body = { channel: 'email', type: 'Newsletter', recipient: 'reader@example.com' } as const
  await guest.call('subscriptions.create', { body })
  await collect('send-subscription-mail', run(api, 'subscription-mail', shop.sendSubscriptionMail))
  await pool.query(
    `insert into stock_notices (id, site_id, locale, variant_id, email, requested_at) values (gen_random_uuid(), 'LH-US', 'en-us', $1, $2, now())`,
    [variantOf('court'), 'ada@example.com'],
  )
  await shop.enqueueStockNotices(api.deps)
  await collect('send-stock-notices', run(api, 'stock-notice-mail', shop.sendStockNoticeMail))
  const staff = await openBackoffice(api, { rights: ['customers.read', 'customers.credit'] })
  const credit = { changeId: randomUUID(), amount: 5, currency: 'USD', reason: 'goodwill' as const }
  await staff.call('backoffice.changeStoreCredit', { params: { consumerNo: shopper.id }, body: credit })
  await collect('send-store-credit-mail', run(api, 'store-credit-mail', shop.sendStoreCreditMail))
  await pool.query(`update consumers set member_id = 'M-mails' where consumer_no = $1`, [shopper.id])
  await shopper.call('loyalty.leave', { params: { memberId: 'M-mails' } })
  await collect('send-membership-ended-mail', run(api, 'membership-ended-mail', shop.sendMembershipEndedMail))
  await addEventAndDraw(api, shopper)
  await collect('send-event-mail', run(api, 'event-mail', shop.sendEventMail))
  await collect('send-draw-mail', run(api, 'draw-mail', shop.sendDrawMail))
}

const sendInvitation = async (api: TestApi, collect: Collect, orderNumber: string): Promise<void> => {
  await api.database.db.pool.query(
    `insert into subscriptions (site_id, locale, channel, type, recipient, source, opted_in_at, confirmed_at, updated_at)
      select 'LH-US', 'en-us', 'email', 'Newsletter', lower(email), 'newsletter', now(), now(), now() from orders where number = $1`,
    [orderNumber],
  )
  await collect('send-review-invitations', (deps) => shop.sendReviewInvitationMail(deps)({ orderNumber }))
}

/** Signs the shopper up for an event, and draws them as the winner of a launch. */
const addEventAndDraw = async (api: TestApi, shopper: Person): Promise<void> => {
  const [startsAt, endsAt] = [new Date(testNow + days(10)), new Date(testNow + days(11))]
  await api.database.db.pool.query(
    `insert into events (id, site_id, starts_at, ends_at, time_zone, capacity, allows_plus_one, page, names, places)
      values ('run-club', 'LH-US', $1, $2, 'America/New_York', 5, false, 'westend', '{"en-us": "Run Club"}', '{"en-us": "New York"}')`,
    [startsAt, endsAt],
  )
  const person = { firstName: 'Ada', lastName: 'Byron', gender: 'female', phoneNumber: '(212) 555 - 0134' } as const
  const registrationTimestamp = new Date(testNow).toISOString()
  const event = { eventId: 'run-club', attendingDays: startsAt.toISOString().slice(0, 10), eventTermsAccepted: true }
  await shopper.call('events.register', {
    body: { ...event, ...person, email: shopper.email, plusOne: '', registrationTimestamp },
  })
  const wanted = { site: api.deps.defaultSite, productId: testProducts.court, opensAt: testNow - minutes(1) }
  const drawId = (await shop.createDraw(api.deps, { ...wanted, openHours: 1, holdHours: 24 })) ?? ''
  await shopper.call('draws.enter', { params: { drawId }, body: { productId: variantOf('court') } })
  await shop.runDraws({ database: api.deps.database, now: () => testNow + days(1) })
}
