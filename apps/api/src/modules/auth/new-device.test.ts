import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addConsumer, demoPassword, makeVerifier, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendNewDeviceMail } from '../../core/account-mails/send-new-device-mail.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

/** Signs in by password with a browser's header and cookies; returns its cookies afterwards. */
const signIn = async (api: TestApi, username: string, { cookie = '', userAgent = chrome, locale = 'en-us' } = {}) => {
  const body = { username, password: demoPassword, codeChallenge: makeVerifier().codeChallenge }
  const headers = { cookie, 'user-agent': userAgent }
  const answer = await api.client.withToken(null, locale).tryCall('auth.signIn', { body, headers })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Does the jobs of these mails; returns how many there were. */
const work = async (api: TestApi): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    "delete from pgboss.job where name = 'new-device-mail' returning data",
  )
  for (const { data } of rows) await sendNewDeviceMail(api.deps)(data)
  return rows.length
}

const listMails = async (api: TestApi, consumerNo: string): Promise<{ subject: string; text: string }[]> => {
  const names = await readdir(api.deps.mailFolder).catch(() => [])
  const own = names.filter((name) => name.startsWith(`new-device-${consumerNo}`) && name.endsWith('.json'))
  return Promise.all(own.map(async (name) => JSON.parse(await readFile(join(api.deps.mailFolder, name), 'utf8'))))
}

/** An account that has been signed in to once, by a browser that it knows. */
const addKnown = async (api: TestApi) => {
  const account = await addConsumer(api.database.db)
  await signInAs(api.client, account)
  await work(api)
  return account
}

test('a sign-in by a device that an account does not know sends a mail with time and device, and the way to sign it out', async ({
  api,
}) => {
  const { email, consumerNo } = await addKnown(api)
  await signIn(api, email)
  expect(await work(api)).toBe(1)
  const [mail] = await listMails(api, consumerNo)
  expect(mail?.text).toContain('November 20, 2026')
  expect(mail?.text).toContain('Chrome on Windows')
  expect(mail?.text).toContain('/en-us/account/security')
})

test('a browser that has signed in to the account before sends none, one that knows another account sends one', async ({
  api,
}) => {
  const [one, other] = [await addKnown(api), await addKnown(api)]
  const cookie = await signIn(api, one.email)
  await work(api)
  const both = await signIn(api, one.email, { cookie })
  expect(await work(api)).toBe(0)
  await signIn(api, other.email, { cookie: both })
  expect(await work(api)).toBe(1)
})

test('the first sign-in of an account sends none, and the next one by another device does', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  await signInAs(api.client, { email })
  expect(await work(api)).toBe(0)
  await signIn(api, email)
  expect(await work(api)).toBe(1)
})

test('staff and a wrong password send none', async ({ api }) => {
  const { email } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  await signInAs(api.client, { email })
  await signIn(api, email)
  const shopper = await addKnown(api)
  const body = { username: shopper.email, password: 'Wrong-Password-1', codeChallenge: makeVerifier().codeChallenge }
  expect(await api.client.withToken(null).tryCall('auth.signIn', { body })).toBeRefused(401, 'AUT401')
  expect(await work(api)).toBe(0)
})

test('the mail is in the words of the page, says so of a device that does not name itself, and is sent ten times an hour at most', async ({
  api,
}) => {
  const { email, consumerNo } = await addKnown(api)
  for (let nth = 0; nth < 12; nth += 1) {
    api.setNow(testNow + nth * 1000)
    await signIn(api, email, { userAgent: 'thing/1', locale: 'de-de' })
  }
  expect(await work(api)).toBe(12)
  const mails = await listMails(api, consumerNo)
  expect(mails).toHaveLength(10)
  expect(mails[0]?.subject).toContain('Neue Anmeldung')
  expect(mails[0]?.text).toContain('einem Gerät, das sich nicht näher beschreibt')
})
