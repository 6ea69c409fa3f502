import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { mostCaseMessages } from '@lacehouse/domain/support-cases/support-case'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  type BackofficeCaller,
  openBackoffice,
  signInAs,
  type TestApi,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendCaseMail } from '../../../core/support-cases/send-case-mail.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, contact: false })
  staff = await openBackoffice(api, { rights: ['cases.read', 'cases.answer', 'cases.export', 'audit.read'] })
})

const question = {
  ...{ category: 'order', subject: 'whereIsIt', name: 'Ada Quillfeather' },
  message: 'Where is my order? It was promised for Tuesday.',
}

const askAs = async (api: TestApi) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const { caseNumber } = await shopper.call('contact.create', { body: { ...question, email } })
  return { shopper, email, consumerNo, caseNumber, params: { caseNumber } }
}

const answerOf = (message: string, closes = false) => ({ messageId: randomUUID(), message, closes })

const logOf = async (subject: string) =>
  (await staff.call('backoffice.listAudit', { query: { search: subject } })).items

test('staff answer a case once for the id of the message; its shopper has the answer by mail and on their page [ACC-12]', async ({
  api,
}) => {
  const { shopper, email, consumerNo, caseNumber, params } = await askAs(api)
  api.setNow(testNow + minutes(1))
  const body = answerOf('It comes tomorrow.')
  const answers = await Promise.all([1, 2].map(() => staff.tryCall('backoffice.answerCase', { params, body })))
  api.setNow(testNow)
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const found = await staff.call('backoffice.getCase', { params })
  expect(found).toMatchObject({
    ...{ state: 'answered', category: 'order', consumerNo, email, subject: 'Where is my order?' },
    messages: [
      { author: 'shopper', message: question.message },
      { author: 'staff', name: 'Sam Ortiz', message: 'It comes tomorrow.' },
    ],
  })
  await sendCaseMail(api.deps)({ caseNumber, messageId: body.messageId })
  const mail = JSON.parse(await readFile(`${api.deps.mailFolder}/case-${caseNumber}-${body.messageId}.json`, 'utf8'))
  expect(mail.text).toContain('It comes tomorrow.')
  const own = await shopper.call('supportCases.get', { params })
  expect(own.messages[1]).toMatchObject({ author: 'staff', message: 'It comes tomorrow.' })
  expect(JSON.stringify(own)).not.toContain('Ortiz')
  const log = await logOf(caseNumber)
  expect(log).toMatchObject([
    { action: 'backoffice.answerCase', before: '{"state":"open"}', subject: caseNumber, actor: 'Sam Ortiz' },
  ])
  expect(JSON.stringify(log)).not.toContain('tomorrow')
})

test('a case is closed and opened again, each with its entry; the same again changes nothing', async ({ api }) => {
  const { caseNumber, params, shopper } = await askAs(api)
  const set = (state: string) => staff.call('backoffice.setCaseState', { params, body: { state } })
  expect((await set('closed')).state).toBe('closed')
  await set('closed')
  const reply = () => shopper.tryCall('supportCases.reply', { params, body: { message: 'And now?' } })
  expect(await reply()).toBeRefused(409, 'CAS409')
  expect((await set('open')).state).toBe('open')
  expect((await reply()).status).toBe(201)
  const closing = { params, body: answerOf('It has arrived.', true) }
  expect(await staff.call('backoffice.answerCase', closing)).toMatchObject({ state: 'closed' })
  expect((await logOf(caseNumber)).map(({ after }) => JSON.parse(after ?? '{}').state)).toEqual([
    'closed',
    'open',
    'closed',
  ])
})

test('cases are found by number, email and name, by state, kind and day, in the order that is asked for', async ({
  api,
}) => {
  const { caseNumber, email, params } = await askAs(api)
  const list = async (query: Record<string, string>) =>
    (await staff.call('backoffice.listCases', { query })).items.map((one) => one.caseNumber)
  for (const search of [caseNumber.toLowerCase(), email.toUpperCase()])
    expect(await list({ search })).toEqual([caseNumber])
  for (const search of ['quillf', 'ada quill']) expect(await list({ search })).toContain(caseNumber)
  expect(await list({ search: 'feather' })).toEqual([])
  expect(await list({ search: email, category: 'contact' })).toEqual([caseNumber])
  expect(await list({ search: email, category: 'warranty' })).toEqual([])
  expect(await list({ search: email, state: 'closed' })).toEqual([])
  expect(await list({ search: email, to: '2020-01-01' })).toEqual([])
  await staff.call('backoffice.setCaseState', { params, body: { state: 'closed' } })
  expect(await list({ search: email, state: 'closed' })).toEqual([caseNumber])
  expect(await list({ sort: 'createdAt', pageSize: '100' })).toHaveLength((await list({ pageSize: '100' })).length)
})

test('the export has the cases of the filter without what was written, and an entry in the audit log', async ({
  api,
}) => {
  const { caseNumber, email } = await askAs(api)
  const file = await staff.call('backoffice.exportCases', { query: { search: email } })
  const text = await (file as File).text()
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`${caseNumber},LH-US,`)
  expect(text).not.toContain('promised')
  expect((await logOf('cases'))[0]).toMatchObject({ action: 'backoffice.exportCases', after: '{"rows":1}' })
})

test('a photo is served with its case to staff with the right alone', async ({ api }) => {
  const { caseNumber, consumerNo } = await askAs(api)
  const photoId = randomUUID()
  await api.database.db.pool.query(
    `insert into support_case_photos (id, case_number, owner_kind, owner_id, bytes, width, height, created_at)
      values ($1, $2, 'consumer', $3, $4, 4, 3, now())`,
    [photoId, caseNumber, consumerNo, Buffer.from('photo')],
  )
  const input = { params: { caseNumber, photoId } }
  const photo = (await staff.call('backoffice.getCasePhoto', input)) as File
  expect(await photo.text()).toBe('photo')
  const other = await askAs(api)
  expect(await staff.tryCall('backoffice.getCasePhoto', { params: { ...other.params, photoId } })).toBeRefused(
    404,
    'CAS404',
  )
  const packer = await openBackoffice(api, { rights: ['orders.read'] })
  expect(await packer.tryCall('backoffice.getCasePhoto', input)).toBeRefused(403, 'AUT404')
})

test('an unknown case is refused by every call that names one, and a blank answer is none', async ({ api }) => {
  expect(parseOrderNumber('C-2222222222')).toBeNull()
  for (const caseNumber of ['C-2222222222', 'nothing']) {
    const params = { caseNumber }
    const calls = [
      ['backoffice.getCase', undefined],
      ['backoffice.answerCase', answerOf('Hello')],
      ['backoffice.setCaseState', { state: 'closed' }],
    ] as const
    for (const [id, body] of calls) expect(await staff.tryCall(id, { params, body })).toBeRefused(404, 'CAS404')
  }
  const { params } = await askAs(api)
  expect(await staff.tryCall('backoffice.answerCase', { params, body: answerOf('    ') })).toBeRefused(400, 'API400')
})

test('a case with as many messages as one may have takes no more answers, and its state stays', async ({ api }) => {
  const { params, caseNumber } = await askAs(api)
  await api.database.db.pool.query(
    `insert into support_case_messages (id, case_number, author, message, created_at)
      select gen_random_uuid(), $1, 'shopper', 'And another thing', now() from generate_series(2, $2::int)`,
    [caseNumber, mostCaseMessages],
  )
  const answer = () => staff.tryCall('backoffice.answerCase', { params, body: answerOf('Hello there', true) })
  expect(await answer()).toBeRefused(409, 'CAS409')
  expect((await staff.call('backoffice.getCase', { params })).state).toBe('open')
})
