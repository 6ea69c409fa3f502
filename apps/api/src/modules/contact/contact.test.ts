import { readFile } from 'node:fs/promises'
import { contactCategories, contactSubjects } from '@lacehouse/domain/contact/contact-subjects'
import { addConsumer, signInAs, solveCaptcha } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendCaseMail } from '../../core/support-cases/send-case-mail.ts'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, contact: false })
})

const question = {
  ...{ category: 'order', subject: 'whereIsIt', name: 'Ada Marsh', email: 'Ada@Example.com' },
  ...{ message: 'Where is my order? It was promised for Tuesday.' },
}

test.for([
  ['en-us', 'An order', 'Where is my order?'],
  ['de-de', 'Eine Bestellung', 'Wo ist meine Bestellung?'],
  ['fr-ca', 'Une commande', 'Où est ma commande?'],
] as const)(
  'the categories have their subjects in the words of %s [ACC-15]',
  async ([locale, label, first], { api }) => {
    const { categories } = await api.client.withToken(null, locale).call('contact.categorySubject', {})
    expect(categories.map(({ id }) => id)).toEqual(contactCategories)
    expect(categories.map(({ subjects }) => subjects.map(({ id }) => id))).toEqual(Object.values(contactSubjects))
    expect([categories[0]?.label, categories[0]?.subjects[0]?.label]).toEqual([label, first])
  },
)

test('a question gets a case number, which a mail confirms with its words and a copy for the shop [ACC-15]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const body = { ...question, phone: '415 555 0132', orderNumber: 'lh-10001234' }
  const { caseNumber } = await guest.call('contact.create', { body })
  expect(caseNumber).toMatch(/^C-[2-9A-Z]{10}$/)
  const { pool } = api.database.db
  const { rows } = await pool.query(
    'select email, phone, order_number, consumer_no, state from support_cases where number = $1',
    [caseNumber],
  )
  expect(rows).toEqual([
    { email: 'ada@example.com', phone: '+14155550132', order_number: 'LH-10001234', consumer_no: null, state: 'open' },
  ])
  const jobs = await pool.query(`select data from pgboss.job where name = 'case-mail' and data ->> 'caseNumber' = $1`, [
    caseNumber,
  ])
  expect(jobs.rows).toHaveLength(1)
  await sendCaseMail(api.deps)(jobs.rows[0].data)
  const [copy, mail] = await Promise.all(
    [`case-${caseNumber}-copy`, `case-${caseNumber}`].map(async (key) =>
      JSON.parse(await readFile(`${api.deps.mailFolder}/${key}.json`, 'utf8')),
    ),
  )
  expect([mail.to, copy.to]).toEqual(['ada@example.com', api.deps.config.mailFrom])
  expect(copy.text).toBe(mail.text)
  expect(mail.subject).toContain(caseNumber)
  expect(mail.text).toContain(question.message)
})

test('the case of a signed-in shopper belongs to the account [ACC-15]', async ({ api }) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const { caseNumber } = await shopper.call('contact.create', { body: question })
  const { rows } = await api.database.db.pool.query('select consumer_no from support_cases where number = $1', [
    caseNumber,
  ])
  expect(rows).toEqual([{ consumer_no: consumerNo }])
})

test.for([
  ['email', 'ada', 'AUT453'],
  ['name', '1234', 'PRO415'],
  ['phone', '12', 'PRO412'],
  ['category', 'weather', 'API400'],
  ['subject', 'refund', 'API400'],
  ['message', 'Hi', 'API400'],
  ['orderNumber', '<script>', 'API400'],
] as const)('%s %j is refused at its field with %s [ACC-15]', async ([field, value, errorId], { api }) => {
  const guest = await api.client.createGuest()
  const { status, body } = await guest.tryCall('contact.create', { body: { ...question, [field]: value } })
  expect(status).toBe(400)
  expect(body.errorDetails).toContainEqual(expect.objectContaining({ errorId, field }))
})

test('where the site asks for it, a question needs a solved captcha [ACC-15] [AUTH-08]', async ({ api }) => {
  const captcha = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.features.captcha ?? {}
  const guest = await api.client.createGuest()
  Object.assign(captcha, { contact: true })
  const missing = await guest.tryCall('contact.create', { body: question })
  const recaptcha_response = await solveCaptcha(guest)
  const solved = await guest.tryCall('contact.create', { body: { ...question, recaptcha_response } })
  Object.assign(captcha, { contact: false })
  expect([missing.body.errorDetails[0]?.errorId, solved.status]).toEqual(['AUT403', 201])
})

test('beyond five questions an hour a session solves a proof of work [ACC-15]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const ask = () => guest.tryCall('contact.create', { body: question })
  for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).body.errorDetails[0]?.errorId).toBe('AUT403')
})
