import { freeTries, mostAccountTries } from '@lacehouse/domain/auth/plan-sign-in-try'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  callAsPage,
  demoPassword,
  makeVerifier,
  type TestApi,
  type TestClient,
  testNow,
} from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Try = { readonly email: string; readonly password?: string; readonly cookie?: string }

const bodyOf = ({ email, password = 'Wrong1234' }: Try) => ({
  username: email,
  password,
  codeChallenge: makeVerifier().codeChallenge,
})

const headersOf = ({ cookie }: Try): Record<string, string> =>
  cookie ? { cookie, 'sec-fetch-site': 'same-origin' } : {}

const trySignIn = (client: TestClient, attempt: Try) =>
  client.withToken(null).tryCall('auth.signIn', { body: bodyOf(attempt), headers: headersOf(attempt) })

const solveAndTry = (client: TestClient, attempt: Try) =>
  callAsPage(client.withToken(null), 'auth.signIn', { body: bodyOf(attempt), headers: headersOf(attempt) })

/** Signs in and returns the cookie by which the shop knows the device. */
const signInOnDevice = async (client: TestClient, email: string): Promise<string> => {
  const { headers } = await trySignIn(client, { email, password: demoPassword })
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('lh_device=')) ?? ''
  expect(set).toMatch(/HttpOnly/)
  return set.split(';')[0] ?? ''
}

/** Guesses the password of an account from networks of their own, without a proof of work. */
const attackFromEverywhere = async (api: TestApi, email: string, times: number): Promise<void> => {
  for (let nth = 0; nth < times; nth += 1) await trySignIn(api.client.at(`10.44.${nth}.1`), { email })
}

test('wrong passwords from elsewhere do not lock an owner out: a proof of work lets the right one in [AUTH-07]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  await attackFromEverywhere(api, email, 60)
  const home = api.client.at('10.45.0.1')
  const first = await trySignIn(home, { email, password: demoPassword })
  expect([first.status, first.body.appId]).toEqual([403, 'lacehouse-proof-of-work'])
  expect((await solveAndTry(home, { email, password: demoPassword })).status).toBe(200)
})

test('a device that signed in before needs no proof of work, whatever others try [AUTH-07]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const cookie = await signInOnDevice(api.client.at('10.46.0.1'), email)
  await attackFromEverywhere(api, email, 20)
  const elsewhere = api.client.at('10.46.0.2')
  expect((await trySignIn(elsewhere, { email, password: demoPassword, cookie })).status).toBe(200)
})

test('the cookie of a known device helps with its own account only, and a forged one with none [AUTH-07]', async ({
  api,
}) => {
  const own = await addConsumer(api.database.db)
  const other = await addConsumer(api.database.db)
  const cookie = await signInOnDevice(api.client.at('10.47.0.1'), own.email)
  await attackFromEverywhere(api, other.email, 10)
  const here = api.client.at('10.47.0.2')
  expect(await trySignIn(here, { email: other.email, cookie })).toBeRefused(403, 'AUT403')
  await attackFromEverywhere(api, own.email, 10)
  const forged = `${cookie.slice(0, -4)}AAAA`
  expect(await trySignIn(here, { email: own.email, cookie: forged })).toBeRefused(403, 'AUT403')
})

test('a known device is locked after five wrong passwords, and the owner’s other devices are not [AUTH-07]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const cookie = await signInOnDevice(api.client.at('10.48.0.1'), email)
  for (let nth = 0; nth < 5; nth += 1) await trySignIn(api.client.at(`10.48.1.${nth}`), { email, cookie })
  expect(await trySignIn(api.client.at('10.48.2.1'), { email, cookie })).toBeRefused(423, 'AUT423')
  expect((await trySignIn(api.client.at('10.48.3.1'), { email, password: demoPassword })).status).toBe(200)
})

test('guesses at many accounts do not lock an office: its people solve a proof of work [AUTH-07]', async ({ api }) => {
  const office = api.client.at('10.49.0.1')
  const answers: (string | undefined)[] = []
  for (let nth = 0; nth <= freeTries.network; nth += 1) {
    // The limit of sign-ins a minute is another one.
    api.setNow(testNow + nth * minutes(1))
    answers.push(toRefusal(await trySignIn(office, { email: `unknown${nth}@example.com` }))[1])
  }
  expect(answers).toEqual([...Array.from({ length: freeTries.network }, () => 'AUT401'), 'AUT403'])
  const { email } = await addConsumer(api.database.db)
  expect((await solveAndTry(office, { email, password: demoPassword })).status).toBe(200)
})

test('after 50 failures of an account only its known devices may try, proof of work or not [AUTH-07]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const cookie = await signInOnDevice(api.client.at('10.50.0.1'), email)
  await attackFromEverywhere(api, email, freeTries.account)
  await api.database.db.pool.query('update sign_in_tries set tries = $1 where tries = $2', [
    mostAccountTries,
    freeTries.account,
  ])
  const stranger = api.client.at('10.50.0.2')
  expect(await solveAndTry(stranger, { email, password: demoPassword })).toBeRefused(423, 'AUT423')
  expect((await trySignIn(stranger, { email, password: demoPassword, cookie })).status).toBe(200)
})

test('of 40 concurrent guesses from 40 networks five are checked [AUTH-07] [T21]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) =>
      toRefusal(await trySignIn(api.client.at(`10.51.${nth}.1`), { email })),
    ),
  )
  expect(answers.map(([, id]) => id).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'AUT401'),
    ...Array.from({ length: 35 }, () => 'AUT403'),
  ])
})

test('of 10 concurrent guesses from one network five are checked [AUTH-07] [T21]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const here = api.client.at('10.52.0.1')
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => toRefusal(await trySignIn(here, { email }))[1]),
  )
  expect(answers.filter((id) => id !== 'AUT423').toSorted()).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT441'])
})
