import { readFile } from 'node:fs/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, signInAs, type TestApi, type TestShopper, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { sendPhoneCodeMessage } from '../../core/one-time-codes/send-phone-code-message.ts'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

let drawn = 0
const drawPhone = (): string => {
  drawn += 1
  return `+1415555${1000 + drawn}`
}

const open = async (api: TestApi, own: Parameters<typeof addConsumer>[1] = {}) => {
  const phone = drawPhone()
  const { email, consumerNo } = await addConsumer(api.database.db, { phone, ...own })
  return { phone, consumerNo, shopper: await signInAs(api.client, { email }) }
}

/** Runs the jobs of the messages, and reads the newest code that went to a phone. */
const readCode = async (api: TestApi, phone: string, codeId: string): Promise<string | null> => {
  const jobs = await read(api, `delete from pgboss.job where name = 'phone-code-message' returning data`)
  for (const { data } of jobs) await sendPhoneCodeMessage(api.deps)(data)
  const text = await readFile(`${api.deps.messageFolder}/phone-code-${codeId}.json`, 'utf8').catch(() => null)
  if (text === null) return null
  const message = JSON.parse(text)
  expect(message.to).toBe(phone)
  const [code = ''] = /^\d{6}/.exec(message.text) ?? []
  expect(message.text).toMatch(new RegExp(`\\n@[a-z.]+ #${code}$`))
  return code
}

const ask = (shopper: TestShopper) => shopper.tryCall('consumer.requestPhoneCode', { body: {} })
const enter = (shopper: TestShopper, codeId: string, code: string) =>
  shopper.tryCall('consumer.confirmPhone', { body: { codeId, code } })
const readState = async (shopper: TestShopper) =>
  (await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.phoneConfirmation
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')

test('the code of a text message confirms the phone, and the profile says since when [REG-06]', async ({ api }) => {
  const { phone, shopper, consumerNo } = await open(api)
  await read(
    api,
    `insert into subscriptions (site_id, locale, consumer_no, channel, type, recipient, source, opted_in_at)
     values ('LH-US', 'en-us', $1, 'sms', 'Newsletter', $2, 'account', now())`,
    consumerNo,
    phone,
  )
  expect(await readState(shopper)).toEqual({})
  const { status, body } = await ask(shopper)
  expect([status, body.expiresIn]).toEqual([202, 600])
  const code = (await readCode(api, phone, body.codeId)) ?? ''
  expect(await enter(shopper, body.codeId, wrongOf(code))).toBeRefused(400, 'AUT454')
  const confirmedAt = new Date(testNow).toISOString()
  expect((await enter(shopper, body.codeId, code)).body).toEqual({ confirmedAt })
  expect(await readState(shopper)).toEqual({ confirmedAt })
  expect(await enter(shopper, body.codeId, code)).toBeRefused(410, 'AUT455')
  expect(await ask(shopper)).toBeRefused(403, 'AUT404')
  const [subscription] = await read(api, 'select confirmed_at from subscriptions where consumer_no = $1', consumerNo)
  expect(subscription?.confirmed_at).toEqual(new Date(testNow))
})

test('a changed number is unconfirmed again, and a code for the earlier one confirms nothing', async ({ api }) => {
  const { phone, shopper } = await open(api)
  const confirm = async () => {
    const { codeId } = (await ask(shopper)).body
    return enter(shopper, codeId, (await readCode(api, phone, codeId)) ?? '')
  }
  const change = (to: string) =>
    shopper.call('consumer.update', { body: { consumerProfile: { consumerDetails: { phone: to } } } })
  const { codeId } = (await ask(shopper)).body
  const earlier = (await readCode(api, phone, codeId)) ?? ''
  expect((await confirm()).status).toBe(200)
  await shopper.call('consumer.update', { body: { consumerProfile: { consumerDetails: { firstName: 'Eve' } } } })
  expect(await readState(shopper)).toMatchObject({ confirmedAt: expect.any(String) })
  await change(drawPhone())
  expect(await readState(shopper)).toEqual({})
  expect(await enter(shopper, codeId, earlier)).toBeRefused(400, 'AUT454')
})

test('the code of another account is answered as an unknown one [AUTH-13]', async ({ api }) => {
  const [own, other] = [await open(api), await open(api)]
  const { codeId } = (await ask(own.shopper)).body
  const code = (await readCode(api, own.phone, codeId)) ?? ''
  expect(await enter(other.shopper, codeId, code)).toBeRefused(410, 'AUT455')
  expect((await enter(own.shopper, codeId, code)).status).toBe(200)
})

test('a code may be tried five times within ten minutes', async ({ api }) => {
  const { phone, shopper } = await open(api)
  const { codeId } = (await ask(shopper)).body
  const code = (await readCode(api, phone, codeId)) ?? ''
  for (let nth = 1; nth < 5; nth += 1) expect(await enter(shopper, codeId, wrongOf(code))).toBeRefused(400, 'AUT454')
  expect(await enter(shopper, codeId, wrongOf(code))).toBeRefused(410, 'AUT455')
  const later = (await ask(shopper)).body.codeId
  const second = (await readCode(api, phone, later)) ?? ''
  api.setNow(testNow + minutes(10))
  expect(await enter(shopper, later, second)).toBeRefused(410, 'AUT455')
})

test.for([
  ['without a phone', null],
  ['with a phone of a country in which the shop does not sell', '+18765550132'],
] as const)('an account %s gets no code', async ([_, phone], { api }) => {
  const { shopper } = await open(api, { phone })
  expect(await readState(shopper)).toBeUndefined()
  expect(await ask(shopper)).toBeRefused(400, 'PRO412')
})

test('a number gets six codes a day at most, whatever account asks, with a proof of work after three', async ({
  api,
}) => {
  const phone = drawPhone()
  const accounts = [await open(api, { phone }), await open(api, { phone })]
  const statuses = []
  for (const { shopper } of [...accounts, ...accounts]) statuses.push((await ask(shopper)).status)
  expect(statuses).toEqual([202, 202, 202, 403])
})

test('where the shop sends no text messages, confirmation is not offered', async ({ api }) => {
  const { shopper } = await open(api)
  const app = await buildApp({ ...api.deps, textMessenger: null })
  onTestFinished(() => app.close())
  const headers = { authorization: `Bearer ${shopper.token}` }
  const asked = await app.inject({ method: 'POST', url: '/consumers-v3/consumer/phone/code', headers, payload: {} })
  expect([asked.statusCode, asked.json().errorDetails[0].errorId]).toEqual([403, 'AUT404'])
  const profile = await app.inject({ url: '/consumers-v3/consumer', headers })
  expect(profile.json().consumerProfile.consumerDetails).not.toHaveProperty('phoneConfirmation')
})
