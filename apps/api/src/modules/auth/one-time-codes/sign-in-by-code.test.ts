import { readFile } from 'node:fs/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  makeVerifier,
  signInAs,
  signInByCode,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendCredentialsMail } from '../../../core/account-mails/send-credentials-mail.ts'
import { sendSignInCodeMail } from '../../../core/account-mails/send-sign-in-code-mail.ts'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

/** Runs the jobs of a queue and removes them, as the queue does. */
const work = async (api: TestApi, queue: string, handle: (data: never) => Promise<void>): Promise<number> => {
  const jobs = await read(api, 'delete from pgboss.job where name = $1 returning data', queue)
  for (const { data } of jobs) await handle(data as never)
  return jobs.length
}

const stranger = (api: TestApi, locale?: string) => api.client.withToken(null, locale)

/** Asks for a code as a browser without a session does. */
const ask = async (api: TestApi, username: string, locale?: string) => {
  const { codeChallenge, codeVerifier } = makeVerifier()
  const body = { username, codeChallenge }
  const reply = await stranger(api, locale).tryCall('auth.requestSignInCode', { body })
  return { ...reply, codeId: reply.body.codeId, codeVerifier }
}

/** Sends the mails that were asked for, and reads the digits of one; null where it was not sent. */
const readCode = async (api: TestApi, codeId: string): Promise<string | null> => {
  await work(api, 'sign-in-code-mail', sendSignInCodeMail(api.deps))
  const mail = await readFile(`${api.deps.mailFolder}/sign-in-code-${codeId}.json`, 'utf8').catch(() => null)
  return mail && (/\b\d{6}\b/.exec((JSON.parse(mail) as { text: string }).text)?.[0] ?? null)
}

const enter = (api: TestApi, codeId: string, code: string) =>
  stranger(api).tryCall('auth.signInByCode', { body: { codeId, code } })

const wrongOf = (code: string | null): string => (code === '000000' ? '000001' : '000000')

test('the code of the mail signs in like a password, with the cart of the guest, and works once [AUTH-02] [AUTH-03]', async ({
  api,
  guest,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow) })
  const { id: basketId } = await createCartWith(guest, variantOf('court'))
  const asked = await ask(api, ` ${email.toUpperCase()} `)
  expect([asked.status, asked.body]).toEqual([202, { codeId: asked.codeId, expiresIn: 600 }])
  const code = (await readCode(api, asked.codeId)) ?? ''
  const entered = await enter(api, asked.codeId, code)
  expect(entered.status).toBe(200)
  expect(entered.headers.getSetCookie().join()).toContain('lh_device=')
  const { authorizationCode } = entered.body
  const body = { authorizationCode, codeVerifier: asked.codeVerifier, guestObjects: { basketId } }
  const tokens = await guest.call('auth.token', { body })
  expect(tokens).toMatchObject({ consumerNo, basketId: expect.any(String) })
  expect(await enter(api, asked.codeId, code)).toBeRefused(410, 'AUT455')
})

test('asking answers the same with and without an account, and only a shopper’s account gets a mail [AUTH-07]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const others = [
    'stranger@example.com',
    (await addConsumer(api.database.db, { state: 'disabled' })).email,
    (await addConsumer(api.database.db, { consumerType: 'AGENT' })).email,
    (await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })).email,
  ]
  const asked = []
  for (const to of [email, ...others]) asked.push(await ask(api, to))
  expect(new Set(asked.map(({ status, body }) => JSON.stringify([status, { ...body, codeId: '' }]))).size).toBe(1)
  const codes = []
  for (const { codeId } of asked) codes.push(await readCode(api, codeId))
  expect(codes.map((code) => code !== null)).toEqual([true, false, false, false, false])
  for (const { codeId } of asked) {
    const wrong = wrongOf(codes[0] ?? null)
    expect(await enter(api, codeId, wrong)).toBeRefused(400, 'AUT454')
  }
  expect(await ask(api, 'ada@example')).toBeRefused(400, 'AUT453')
})

test('a code without an account is refused like a wrong one even where it is right [AUTH-07]', async ({ api }) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const { codeId } = await ask(api, email)
  const code = (await readCode(api, codeId)) ?? ''
  await read(api, `update consumers set state = 'disabled' where consumer_no = $1`, consumerNo)
  expect(await enter(api, codeId, code)).toBeRefused(400, 'AUT454')
})

test('the right code of an account whose site the shop no longer has signs no one in: AUT440', async ({ api }) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const { codeId } = await ask(api, email)
  const code = (await readCode(api, codeId)) ?? ''
  await read(api, `update consumers set site_id = 'XX' where consumer_no = $1`, consumerNo)
  expect(await enter(api, codeId, code)).toBeRefused(403, 'AUT440')
  expect(await enter(api, codeId, code)).toBeRefused(410, 'AUT455')
})

test('a code may be tried five times, and then the right one is refused too [AUTH-07]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const { codeId } = await ask(api, email)
  const code = (await readCode(api, codeId)) ?? ''
  for (let nth = 1; nth < 5; nth += 1) expect(await enter(api, codeId, wrongOf(code))).toBeRefused(400, 'AUT454')
  expect(await enter(api, codeId, wrongOf(code))).toBeRefused(410, 'AUT455')
  expect(await enter(api, codeId, code)).toBeRefused(410, 'AUT455')
})

test('of two uses of a code at the same time one signs in [AUTH-04]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const { codeId } = await ask(api, email)
  const code = (await readCode(api, codeId)) ?? ''
  const both = await Promise.all([enter(api, codeId, code), enter(api, codeId, code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

test('a code ends after ten minutes, and one that is sent later is not sent at all', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const [late, later] = [await ask(api, email), await ask(api, email)]
  const code = (await readCode(api, late.codeId)) ?? ''
  api.setNow(testNow + minutes(10))
  expect(await enter(api, late.codeId, code)).toBeRefused(410, 'AUT455')
  await read(api, `update one_time_codes set expires_at = $2 where id = $1`, later.codeId, new Date(testNow))
  const { codeId } = await ask(api, email)
  api.setNow(testNow + minutes(21))
  expect(await readCode(api, codeId)).toBeNull()
})

test('a code is of no use to a browser that did not ask for it, nor for another code', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const [first, second] = [await ask(api, email), await ask(api, email)]
  const code = (await readCode(api, first.codeId)) ?? ''
  expect(await enter(api, second.codeId, code)).toBeRefused(400, 'AUT454')
  const { authorizationCode } = (await enter(api, first.codeId, code)).body
  const { codeVerifier } = second
  const stolen = await stranger(api).tryCall('auth.token', { body: { authorizationCode, codeVerifier } })
  expect(stolen).toBeRefused(401, 'AUT432')
})

test('the database has no code, and a mail in the language of the page', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const { codeId } = await ask(api, email, 'fr-ca')
  const code = (await readCode(api, codeId)) ?? ''
  const [row] = await read(api, 'select to_jsonb(c) as row from one_time_codes c where id = $1', codeId)
  expect(JSON.stringify({ ...row.row, id: '', code_challenge: '' })).not.toContain(code)
  const mail = JSON.parse(await readFile(`${api.deps.mailFolder}/sign-in-code-${codeId}.json`, 'utf8'))
  expect(mail.subject).toBe(`${code} est votre code Lacehouse`)
})

test('a code for an account that no one had proved proves its mailbox and ends what another person could have of it [AUTH-13]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const other = await signInAs(api.client, { email })
  await read(
    api,
    `insert into consumer_cards (consumer_no, provider, provider_token, brand, last4, expiry_month, expiry_year)
     values ($1, 'sandbox', 'token', 'visa', '4242', 12, 2030)`,
    consumerNo,
  )
  const { codeId, codeVerifier } = await ask(api, email)
  const { authorizationCode } = (await enter(api, codeId, (await readCode(api, codeId)) ?? '')).body
  const owner = await signInByCode(api.client, { authorizationCode, codeVerifier })
  expect(await other.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  expect(await owner.call('auth.getSecurity', {})).toMatchObject({ emailConfirmed: true, sessions: [{}] })
  const [row] = await read(
    api,
    `select password_hash as password, (select count(*)::int from consumer_cards c where c.consumer_no = k.consumer_no) as cards
     from consumers k where consumer_no = $1`,
    consumerNo,
  )
  expect(row).toEqual({ password: null, cards: 0 })
  await work(api, 'credentials-mail', sendCredentialsMail(api.deps))
  const mail = await readFile(`${api.deps.mailFolder}/credentials-${consumerNo}-${testNow}.html`, 'utf8')
  expect(mail).toContain('/en-us/forgot-password')
})

test('a mailbox gets twenty codes a day at most, with a proof of work after five [AUTH-07]', async ({ api }) => {
  const answers = []
  for (let nth = 0; nth < 6; nth += 1) answers.push(await ask(api, 'guessed@example.com'))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 403])
  expect(answers.at(-1)?.body).toMatchObject({ appId: expect.any(String), errorDetails: [{ errorId: 'AUT403' }] })
})
