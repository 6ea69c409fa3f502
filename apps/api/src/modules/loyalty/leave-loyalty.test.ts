import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addPerson,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { sendMembershipEndedMail } from '../../core/membership-mails/send-membership-ended-mail.ts'
import { makeDataExport } from '../../core/privacy/make-data-export.ts'

test.beforeEach(({ api }) => api.setNow(testNow))

const memberOf = ({ id }: TestShopper): string => `M-${id}`
const leave = (shopper: TestShopper, memberId = memberOf(shopper)) =>
  shopper.tryCall('loyalty.leave', { params: { memberId } })
const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const entriesOf = (api: TestApi, memberId: string) =>
  read(api, 'select kind, points::int as points from points_entries where member_id = $1 order by id', memberId)
const accountOf = async (api: TestApi, memberId: string) =>
  (
    await read(
      api,
      `select a.balance::int as balance, coalesce((select sum(e.points) from points_entries e where e.member_id = a.member_id), 0)::int as sum
        from points_accounts a where a.member_id = $1`,
      memberId,
    )
  )[0]
const buy = async (shopper: TestShopper, body: Record<string, unknown> | null = null): Promise<string> => {
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id)
  if (body) await shopper.call('cart.addPaymentInstrument', { params: { basketId: id }, body: body as never })
  return (await shopper.call('checkout.placeOrder', { body: { cartId: id } })).orderNumber
}

test('a member leaves: the balance lapses by an entry of the ledger, and the profile knows no enrolment [LOY-04]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 550 })
  const { status, body } = await leave(member)
  const endedAt = new Date(testNow).toISOString()
  expect([status, body]).toEqual([200, { memberId: memberOf(member), endedAt, lostPoints: 550 }])
  expect(await entriesOf(api, memberOf(member))).toEqual([
    { kind: 'adjust', points: 550 },
    { kind: 'expire', points: -550 },
  ])
  expect(await accountOf(api, memberOf(member))).toEqual({ balance: 0, sum: 0 })
  const { consumerProfile } = await member.call('consumer.get', { query: { includeLoyaltySummary: true } })
  expect(consumerProfile).toMatchObject({ isLoyaltyMember: false, enrollments: [] })
  for (const field of ['memberId', 'loyaltyOptInDate', 'loyaltySummary'])
    expect(consumerProfile).not.toHaveProperty(field)
  expect(await member.tryCall('loyalty.listPoints', {})).toBeRefused(404, '4044')
  expect(await member.tryCall('balances.listVouchers', {})).toBeRefused(404, '4044')
})

test('a press twice, at once or later, answers what the first did and changes nothing', async ({ api }) => {
  const member = await addPerson(api, { points: 100 })
  const both = await Promise.all([leave(member), leave(member)])
  api.setNow(testNow + minutes(5))
  const answers = [...both, await leave(member)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await entriesOf(api, memberOf(member))).toHaveLength(2)
  expect(await read(api, `select 1 from pgboss.job where data ->> 'memberId' = $1`, memberOf(member))).toHaveLength(1)
})

test('another’s membership, an unknown one, and that of a consumer who never had one are 4044, and say nothing of it', async ({
  api,
}) => {
  const [member, other, plain] = [
    await addPerson(api, { points: 70 }),
    await addPerson(api, { points: 5 }),
    await addPerson(api, {}),
  ]
  for (const caller of [other, plain]) expect(await leave(caller, memberOf(member))).toBeRefused(404, '4044')
  expect(await leave(plain, 'M-unknown')).toBeRefused(404, '4044')
  await leave(member)
  const late = await leave(other, memberOf(member))
  expect(late).toBeRefused(404, '4044')
  expect(JSON.stringify(late.body)).not.toContain('70')
  expect(await accountOf(api, memberOf(other))).toEqual({ balance: 5, sum: 5 })
})

test('a guest has to sign in, and a site without a programme has no membership to end: AUT404, API404', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  expect(await leave(guest, 'M-1')).toBeRefused(403, 'AUT404')
  const member = await addPerson(api, { points: 1 })
  const features = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.features ?? {}
  Object.assign(features, { loyalty: false })
  const refused = await leave(member)
  Object.assign(features, { loyalty: true })
  expect(refused).toBeRefused(404, 'API404')
})

test('who joins again has another number, starts at zero, and a late repetition does not end the new membership', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 900 })
  await read(api, `update consumers set birth_date = '1990-04-01' where consumer_no = $1`, member.id)
  await leave(member)
  const { memberId } = await member.call('loyalty.enroll', { body: { loyaltyTerms: true } })
  expect(memberId).not.toBe(memberOf(member))
  expect((await leave(member)).body).toMatchObject({ lostPoints: 900 })
  expect(await member.call('loyalty.listPoints', {})).toMatchObject({ balance: 0, total: 0 })
  await buy(member)
  expect(await member.call('loyalty.listPoints', {})).toMatchObject({ balance: 100, total: 1 })
  expect(await accountOf(api, memberOf(member))).toEqual({ balance: 0, sum: 0 })
})

test('an open cart loses voucher and points with the membership, says so, and its order pays and earns no points [PAY-03] [LOY-01]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 1000 })
  const { id } = await createCartWith(member, variantOf('court'))
  const params = { basketId: id }
  const { totals } = await makeReady(member, id)
  await member.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  const points = { payment_method_id: 'LOYALTY_POINTS', points: 200 } as const
  await member.call('cart.addPaymentInstrument', { params, body: points })
  await leave(member)
  expect(await member.tryCall('checkout.placeOrder', { body: { cartId: id } })).toBeRefused(409, 'ORD415')
  const cart = await member.call('checkout.prepareOrder', { body: { basketId: id } })
  expect(cart.totals).toMatchObject({ appliedRewards: 0, total: totals.total })
  expect(cart.customerNotifications.map(({ message }) => message).join()).toContain('Points: the balance has changed')
  const order = await member.call('checkout.placeOrder', { body: { cartId: id } })
  expect(order.paymentMethod.map(({ code, amount }) => [code, amount])).toEqual([['CREDIT_CARD', totals.total]])
  expect(order).not.toHaveProperty('earnedPoints')
  expect(await entriesOf(api, memberOf(member))).toHaveLength(2)
})

test('points of an order that is returned after its member left lapse, once, and its money comes back [LOY-01]', async ({
  api,
}) => {
  const fulfilment = createFulfilment(api.deps)
  const member = await addPerson(api, { points: 1000 })
  const orderNumber = await buy(member, { payment_method_id: 'LOYALTY_POINTS', points: 200 })
  const [{ balance }] = await read(
    api,
    'select balance::int as balance from points_accounts where member_id = $1',
    memberOf(member),
  )
  expect((await leave(member)).body).toMatchObject({ lostPoints: balance })
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const ask = () => fulfilment.refund({ orderNumber, key: 'all', reason: null, items: null })
  await Promise.all([ask(), ask()])
  const after = await read(
    api,
    `select kind, points::int as points from points_entries where order_number = $1 and kind in ('restore', 'expire') order by id`,
    orderNumber,
  )
  expect(after).toEqual([
    { kind: 'restore', points: 200 },
    { kind: 'expire', points: -200 },
  ])
  expect(await accountOf(api, memberOf(member))).toEqual({ balance: 0, sum: 0 })
})

test('an order that is finalised after its member left earns nothing [LOY-01]', async ({ api }) => {
  const member = await addPerson(api, { points: 10 })
  await leave(member)
  const { pool } = api.database.db
  const client = await pool.connect()
  await api.deps.balances.earn(client, { memberId: memberOf(member), points: 40, orderNumber: 'LH-LATE' })
  client.release()
  expect(await entriesOf(api, memberOf(member))).toHaveLength(2)
})

test('two orders and the end of a membership at once leave a balance of zero and no negative sum [PAY-03]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 400 })
  const carts = await Promise.all([1, 2].map(() => createCartWith(member, variantOf('tee'))))
  for (const { id } of carts) {
    await makeReady(member, id)
    await member.call('cart.addPaymentInstrument', {
      ...{ params: { basketId: id }, body: { payment_method_id: 'LOYALTY_POINTS', points: 200 } },
    })
  }
  const placing = carts.map(({ id }) => member.tryCall('checkout.placeOrder', { body: { cartId: id } }))
  const [{ status }] = await Promise.all([leave(member), ...placing])
  expect(status).toBe(200)
  expect(await accountOf(api, memberOf(member))).toEqual({ balance: 0, sum: 0 })
})

test('the programme’s mails end with the membership, its code brings no one, and the newsletter stays [LOY-04] [REG-10]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 1 })
  await read(api, `update consumers set email_confirmed_at = now() where consumer_no = $1`, member.id)
  const { referralCode } = await member.call('loyalty.listPoints', {})
  const choices = ['Newsletter', 'LoyaltyNewsletter', 'Loyalty'].map((type) => ({
    channel: 'email',
    type,
    optin: true,
  }))
  await member.call('subscriptions.update', { body: { subscriptions: choices as never } })
  await leave(member)
  const { consumerProfile } = await member.call('consumer.get', {})
  expect(consumerProfile.subscriptions.map(({ type, optin }) => [type, optin])).toEqual([
    ['Loyalty', false],
    ['LoyaltyNewsletter', false],
    ['Newsletter', true],
  ])
  const guest = await api.client.createGuest('en-us')
  const token = await guest.tryCall('loyalty.token', { body: { usid: 'u', referralCode } })
  expect(token).toBeRefused(404, 'PRO404')
})

test('a mail in the page’s language confirms the end, what lapsed and the way back', async ({ api }) => {
  const member = await addPerson(api, { points: 1234, locale: 'de-de' })
  await leave(member)
  const [job] = await read(api, `select data from pgboss.job where data ->> 'memberId' = $1`, memberOf(member))
  await sendMembershipEndedMail(api.deps)(job.data)
  const files = await readdir(api.deps.mailFolder)
  const mails = await Promise.all(files.map((file) => readFile(join(api.deps.mailFolder, file), 'utf8')))
  const own = mails.filter((mail) => mail.includes(`${member.id}@example.com`)).join()
  expect(own).toContain('1.234 Punkte sind verfallen')
  expect(own).toContain('/de-de/account/loyalty')
})

test('an export shows the former and the present membership with the points of both [ACC-12] [ACC-16]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 300 })
  await read(api, `update consumers set birth_date = '1990-04-01' where consumer_no = $1`, member.id)
  await leave(member)
  const { memberId } = await member.call('loyalty.enroll', { body: { loyaltyTerms: true } })
  await buy(member)
  const { dataExport } = await member.call('privacy.requestExport', { body: {} })
  const exportId = dataExport?.exportId ?? ''
  await makeDataExport(api.deps)({ exportId })
  const { tables } = await member.call('privacy.getExport', { params: { exportId } })
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? []
  expect(rowsOf('ended_memberships')).toMatchObject([{ member_id: memberOf(member), lost_points: 300 }])
  expect(rowsOf('consumers')).toMatchObject([{ member_id: memberId }])
  expect(rowsOf('points_entries').map((row) => [row.member_id, row.kind, row.points])).toEqual([
    [memberOf(member), 'adjust', 300],
    [memberOf(member), 'expire', -300],
    [memberId, 'earn', 100],
  ])
  expect(
    rowsOf('points_accounts')
      .map((row) => row.member_id)
      .toSorted(),
  ).toEqual([memberOf(member), memberId].toSorted())
})
