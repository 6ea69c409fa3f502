import { readdir, readFile } from 'node:fs/promises'
import { addConsumer, signInAs, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { answerCase, getCase, listCases } from './answer-case.ts'
import { sendCaseMail } from './send-case-mail.ts'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, contact: false })
})

const question = {
  ...{ category: 'order', subject: 'whereIsIt', name: 'Ada Marsh', email: 'ada@example.com' },
  message: 'Where is my order? It was promised for Tuesday.',
}
const staffId = 'agent-1'
const answering = ({ database, deps }: TestApi) => ({ executor: database.db.pool, now: deps.now })

const ask = async (api: TestApi, email = 'ada@example.com'): Promise<string> =>
  (await (await api.client.createGuest()).call('contact.create', { body: { ...question, email } })).caseNumber

const runMails = async ({ database, deps }: TestApi, caseNumber: string): Promise<void> => {
  const { rows } = await database.db.pool.query(
    `select data from pgboss.job where name = 'case-mail' and data ->> 'caseNumber' = $1`,
    [caseNumber],
  )
  for (const { data } of rows) await sendCaseMail(deps)(data)
}

test('an answer is a message of the case, sets its state and is mailed to the shopper [ACC-12]', async ({ api }) => {
  const number = await ask(api)
  api.setNow(api.deps.now() + 1000)
  expect(await answerCase(answering(api), { number, message: 'It comes tomorrow.', staffId })).toEqual({ ok: true })
  const found = await getCase(api.database.db.pool, number)
  expect(found).toMatchObject({ state: 'answered', messages: [{ author: 'shopper' }, { author: 'staff', staffId }] })
  await runMails(api, number)
  const key = `case-${number}-${found.messages[1]?.id}`
  const mail = JSON.parse(await readFile(`${api.deps.mailFolder}/${key}.json`, 'utf8'))
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: `Our answer to your request (${number})` })
  expect(mail.text).toContain('It comes tomorrow.')
  const closing = { number, message: 'It has arrived.', staffId, closes: true }
  expect(await answerCase(answering(api), closing)).toEqual({ ok: true })
  expect((await getCase(api.database.db.pool, number)).state).toBe('closed')
})

test('an unknown case is not answered and not found [ACC-12]', async ({ api }) => {
  const unknown = { number: 'C-2222222222', message: 'Hello', staffId }
  expect(await answerCase(answering(api), unknown)).toEqual({ ok: false, reason: 'unknown' })
  await expect(getCase(api.database.db.pool, unknown.number)).rejects.toMatchObject({ errorId: 'CAS404' })
})

test('two answers at once are both messages of the case [ACC-12]', async ({ api }) => {
  const number = await ask(api)
  const answer = (message: string) => answerCase(answering(api), { number, message, staffId })
  const added = await Promise.all([answer('One'), answer('Two')])
  expect(added).toEqual([{ ok: true }, { ok: true }])
  expect((await getCase(api.database.db.pool, number)).messages.map(({ message }) => message).toSorted()).toEqual(
    ['One', 'Two', question.message].toSorted(),
  )
})

test('cases are listed by state, category, number and email, the newest message first [ACC-12]', async ({ api }) => {
  const email = `lists.${Date.now()}@example.com`
  const first = await ask(api, email)
  api.setNow(api.deps.now() + 1000)
  const second = await ask(api, email)
  const numbersOf = async (filter: Parameters<typeof listCases>[1]) =>
    (await listCases(api.database.db.pool, filter)).cases.map(({ number }) => number)
  expect(await numbersOf({ search: email })).toEqual([second, first])
  api.setNow(api.deps.now() + 1000)
  await answerCase(answering(api), { number: first, message: 'Soon.', staffId })
  expect(await numbersOf({ search: email })).toEqual([first, second])
  expect(await numbersOf({ search: email, state: 'open' })).toEqual([second])
  expect(await numbersOf({ search: email, category: 'warranty' })).toEqual([])
  expect(await numbersOf({ search: first })).toEqual([first])
  expect(await listCases(api.database.db.pool, { search: email, start: 1, count: 1 })).toMatchObject({
    total: 2,
    cases: [{ number: second }],
  })
})

test('an account that does without mails about cases finds the answer on its page alone [ACC-12]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const notifications = [{ type: 'cases' as const, isEnabled: false }]
  await shopper.call('notifications.update', { body: { notifications } })
  const { caseNumber } = await shopper.call('contact.create', { body: { ...question, email } })
  await answerCase(answering(api), { number: caseNumber, message: 'It comes tomorrow.', staffId })
  await runMails(api, caseNumber)
  const sent = (await readdir(api.deps.mailFolder)).filter((name) => name.includes(caseNumber))
  expect(sent.map((name) => name.replace(/\.\w+$/, ''))).toEqual(
    expect.arrayContaining([`case-${caseNumber}`, `case-${caseNumber}-copy`]),
  )
  expect([...new Set(sent.map((name) => name.replace(/\.\w+$/, '')))].toSorted()).toEqual([
    `case-${caseNumber}`,
    `case-${caseNumber}-copy`,
  ])
  const { messages } = await shopper.call('supportCases.get', { params: { caseNumber } })
  expect(messages[1]).toMatchObject({ author: 'staff', message: 'It comes tomorrow.' })
})
