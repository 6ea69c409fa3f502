import { readdir, readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { createCartWith, makeReady, openBackoffice, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendCaseMail } from '../../core/support-cases/send-case-mail.ts'
import { sendWithdrawalMail } from './send-withdrawal-mail.ts'

const declared = { name: 'Ada Byron', contract: 'LHH-8PQ-WBT8', email: 'ada@example.com' }

test('a declared withdrawal is stored and confirmed by one mail with its content, date and time', async ({ api }) => {
  const guest = api.client.withToken(null, 'de-de')
  const { declaredAt } = await guest.call('withdrawals.declare', {
    body: { ...declared, goods: 'Die <blauen> Schuhe' },
  })
  expect(declaredAt).toBe(new Date(testNow).toISOString())
  const { rows } = await api.database.db.pool.query('select id, contract, name, email, goods from withdrawals')
  expect(rows).toEqual([{ id: rows[0].id, ...declared, goods: 'Die <blauen> Schuhe' }])
  const jobs = await api.database.db.pool.query(`select data from pgboss.job where name = 'withdrawal-mail'`)
  expect(jobs.rows).toEqual([{ data: { withdrawalId: rows[0].id } }])
  await sendWithdrawalMail(api.deps)(jobs.rows[0].data)
  const [key = ''] = (await readdir(api.deps.mailFolder)).filter((file) => /^withdrawal-.*html$/.test(file))
  const mail = await readFile(`${api.deps.mailFolder}/${key}`, 'utf8')
  const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeStyle: 'long', timeZone: 'Europe/Berlin' })
  for (const words of ['Vertrag: LHH-8PQ-WBT8', 'Name: Ada Byron', 'Die &lt;blauen&gt; Schuhe', moment.format(testNow)])
    expect(mail).toContain(words)
})

test('a declaration that is sent several times at once is one withdrawal with one mail', async ({ api }) => {
  const guest = api.client.withToken(null, 'de-de')
  const body = { ...declared, name: 'Grace Hopper' }
  const send = () => guest.call('withdrawals.declare', { body })
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(new Set(answers.map(({ declaredAt }) => declaredAt)).size).toBe(1)
  await guest.call('withdrawals.declare', { body: { ...body, goods: 'Only the blue ones' } })
  const { rows } = await api.database.db.pool.query(
    `select w.goods, (select count(*)::int from pgboss.job where name = 'withdrawal-mail' and data ->> 'withdrawalId' = w.id::text) as mails
     from withdrawals w where w.name = 'Grace Hopper' order by w.goods`,
  )
  expect(rows).toEqual([
    { goods: '', mails: 1 },
    { goods: 'Only the blue ones', mails: 1 },
  ])
})

/** Places a guest's order on the German site. */
const buy = async (api: TestApi) => {
  const guest = await api.client.createGuest('de-de')
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const { rows } = await api.database.db.pool.query('select email from orders where number = $1', [orderNumber])
  return { guest, orderNumber, email: String(rows[0].email) }
}

test('a declaration opens one case for staff, with the order that its number and mailbox name, and its pages say so', async ({
  api,
}) => {
  const { guest, orderNumber, email } = await buy(api)
  const read = () => guest.call('orders.get', { params: { orderId: orderNumber } })
  const track = () => guest.call('orders.track', { body: { orderNumber, email } })
  expect([await read(), await track()].map(({ withdrawnAt }) => withdrawnAt)).toEqual([undefined, undefined])
  const body = { name: 'Mary Somerville', contract: formatOrderNumber(orderNumber), email: email.toUpperCase() }
  const { declaredAt } = await guest.call('withdrawals.declare', { body })
  await guest.call('withdrawals.declare', { body })
  const staff = await openBackoffice(api, { rights: ['cases.read'] })
  const query = { category: 'withdrawal', search: orderNumber }
  const { items } = await staff.call('backoffice.listCases', { query })
  expect(items).toMatchObject([{ category: 'withdrawal', state: 'open', name: 'Mary Somerville', orderNumber, email }])
  const found = await staff.call('backoffice.getCase', { params: { caseNumber: items[0]?.caseNumber ?? '' } })
  expect(found.messages.map(({ message }) => message).join()).toContain(`Vertrag: ${formatOrderNumber(orderNumber)}`)
  expect((await staff.call('backoffice.listCases', { query: { ...query, category: 'contact' } })).items).toEqual([])
  expect([await read(), await track()].map(({ withdrawnAt }) => withdrawnAt)).toEqual([declaredAt, declaredAt])
})

test('a declaration from another mailbox opens a case without the order, whose pages say nothing', async ({ api }) => {
  const { guest, orderNumber } = await buy(api)
  const name = 'Caroline Herschel'
  await guest.call('withdrawals.declare', { body: { name, contract: orderNumber, email: 'other@example.com' } })
  const staff = await openBackoffice(api, { rights: ['cases.read'] })
  const { items } = await staff.call('backoffice.listCases', { query: { category: 'withdrawal', search: 'Herschel' } })
  expect(items).toHaveLength(1)
  expect(items[0]).not.toHaveProperty('orderNumber')
  expect(await guest.call('orders.get', { params: { orderId: orderNumber } })).not.toHaveProperty('withdrawnAt')
})

test('the case of a withdrawal sends no mail of its own, since the withdrawal has one', async ({ api }) => {
  const { rows } = await api.database.db.pool.query(
    `select data from pgboss.job where name = 'case-mail' order by created_on`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { data } of rows) await sendCaseMail(api.deps)(data)
  expect((await readdir(api.deps.mailFolder)).filter((file) => file.startsWith('case-'))).toEqual([])
})

test('a withdrawal without a usable mailbox is refused at its field, and nothing is stored', async ({ api }) => {
  const answer = await api.client
    .withToken(null, 'de-de')
    .tryCall('withdrawals.declare', { body: { ...declared, email: 'ada' } })
  expect(answer).toMatchObject({ status: 400, body: { errorDetails: [{ errorId: 'API400', field: 'email' }] } })
  expect((await api.database.db.pool.query(`select id from withdrawals where email = 'ada'`)).rows).toEqual([])
})

test('a site whose law knows no such form has none', async ({ api }) => {
  for (const locale of ['en-us', 'en-gb', 'fr-ca'] as const) {
    const answer = await api.client.withToken(null, locale).tryCall('withdrawals.declare', { body: declared })
    expect([locale, answer.status]).toEqual([locale, 404])
  }
})

test('what is declared from one network is bounded', async ({ api }) => {
  // Each client of the tests has an address of its own.
  const caller = api.client.withToken(null, 'de-de')
  const declare = () => caller.tryCall('withdrawals.declare', { body: declared })
  const statuses = new Set<number>()
  for (let count = 0; count < 45 && !statuses.has(403); count += 1) statuses.add((await declare()).status)
  expect([...statuses]).toEqual([201, 403])
})
