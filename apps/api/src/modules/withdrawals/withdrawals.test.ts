import { readdir, readFile } from 'node:fs/promises'
import { testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
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
