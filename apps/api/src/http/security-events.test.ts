import { readFile } from 'node:fs/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addPromotion,
  createCartWith,
  demoPassword,
  getCode,
  makeReady,
  makeVerifier,
  signInAs,
  signWebhook,
  solveCaptcha,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { SecurityEventName } from './security-events.ts'

type Line = { readonly event: SecurityEventName; readonly actor: string; readonly [field: string]: unknown }

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.afterEach(({ api }) => api.setNow(testNow))

const readLog = async ({ deps }: TestApi): Promise<string> => readFile(deps.config.securityLog ?? '', 'utf8')

const listLines = async (api: TestApi): Promise<Line[]> =>
  (await readLog(api))
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Lists the lines that an attempt adds. */
const recordOf = async (api: TestApi, attempt: () => Promise<unknown>): Promise<Line[]> => {
  const before = (await listLines(api)).length
  await attempt()
  return (await listLines(api)).slice(before)
}

const tryPassword = async ({ client }: Pick<TestApi, 'client'>, email: string, password = 'Wrong1234') => {
  const guest = await client.createGuest()
  const { codeChallenge } = makeVerifier()
  return guest.tryCall('auth.signIn', { body: { username: email, password, codeChallenge } })
}

const callWithCookie = async (api: TestApi) => {
  const { token } = await api.client.createGuest()
  const headers = { cookie: `lh_access=${token}`, origin: 'https://evil.example', 'content-type': 'application/json' }
  return fetch(`${api.url}/cart/v1/cart`, { method: 'POST', headers, body: '{}' })
}

const sendWebhook = (api: TestApi) => {
  const signature = signWebhook('{}', 'another secret that is long enough', new Date(testNow))
  const headers = { 'content-type': 'application/json', 'lacepay-signature': signature }
  return fetch(`${api.url}/webhooks/payments/lacepay`, { method: 'POST', headers, body: '{}' })
}

const cartOfAnother = async (api: TestApi) => {
  const [owner, other] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
  const { id } = await createCartWith(owner, variantOf('court'))
  return other.tryCall('cart.get', { params: { basketId: id } })
}

const addressOfAnother = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const params = { addressId: '00000000-0000-4000-8000-000000000000' }
  return shopper.tryCall('consumer.removeAddress', { params })
}

const reuseRefreshToken = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db)
  const { tokens } = await signInAs(api.client, { email })
  const guest = await api.client.createGuest()
  const body = { grantType: 'refresh_token' as const, refreshToken: tokens.refreshToken }
  await guest.tryCall('auth.token', { body })
  api.setNow(testNow + seconds(30))
  return guest.tryCall('auth.token', { body })
}

const useLimit = async (api: TestApi) => {
  const guest = await api.client.at('203.0.113.9').createGuest()
  const { id } = await createCartWith(guest, variantOf('court'))
  for (let nth = 0; nth < 11; nth += 1)
    await guest.tryCall('coupons.apply', { body: { cartId: id, code: `GUESS${nth}` } })
}

const replaySolution = async (api: TestApi) => {
  const solution = await solveCaptcha(await api.client.createGuest())
  await api.deps.captcha.accept(solution)
  expect(await api.deps.captcha.accept(solution)).toBe(false)
}

const signInStaff = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  return signInAs(api.client, { email })
}

const signInDisabled = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db, { state: 'disabled' })
  return tryPassword(api, email, demoPassword)
}

const adjustPrices = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const staff = await signInAs(api.client, { email })
  const { id } = await createCartWith(staff, variantOf('court'))
  const body = { amount: 5, reason: 'a scratch on the heel' }
  return staff.call('cart.addPriceAdjustment', { params: { basketId: id }, body })
}

const payWithFraud = async (api: TestApi) => {
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id, 'tok_fraud')
  return guest.tryCall('checkout.placeOrder', { body: { cartId: id } })
}

const lockAccount = async (api: TestApi) => {
  const client = api.client.at('10.44.0.1')
  for (let nth = 0; nth < 6; nth += 1) await tryPassword({ client }, 'locked@example.com')
}

const tryLink = async (api: TestApi) => {
  const guest = await api.client.createGuest()
  return guest.tryCall('auth.token', { body: { orderNo: 'LH10000001', st: 'forged.st.token' } })
}

const exchangeTwice = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db)
  const guest = await api.client.createGuest()
  const body = await getCode(guest, email)
  await guest.call('auth.token', { body })
  return guest.tryCall('auth.token', { body })
}

const reportViolation = async (api: TestApi) => {
  const report = { directive: 'script-src', blocked: 'inline', page: '/en-us/checkout', disposition: 'enforce' }
  return (await api.client.createGuest()).tryCall('internal.cspReports', { body: { reports: [report] } })
}

const attempts: readonly (readonly [
  what: string,
  event: SecurityEventName,
  attempt: (api: TestApi) => Promise<unknown>,
])[] = [
  ['a wrong password', 'sign_in_failed', (api) => tryPassword(api, 'unknown@example.com')],
  ['a lock', 'sign_in_locked', lockAccount],
  ['a disabled account', 'sign_in_refused', signInDisabled],
  ['a sign-in of staff', 'staff_signed_in', signInStaff],
  ['an authorization code used twice', 'authorization_code_refused', exchangeTwice],
  ['a refresh token used twice', 'refresh_token_reused', reuseRefreshToken],
  ['a forged link', 'link_refused', tryLink],
  ['a call from another origin', 'origin_refused', callWithCookie],
  [
    'a call without the right',
    'access_refused',
    async (api) => (await api.client.createGuest()).tryCall('consumer.get', {}),
  ],
  ['another shopper’s cart', 'foreign_cart', cartOfAnother],
  [
    'another shopper’s order',
    'foreign_order',
    async (api) =>
      (await api.client.createGuest()).tryCall('checkout.getOrder', { params: { orderNumber: 'LH99999999' } }),
  ],
  ['another shopper’s address', 'foreign_record', addressOfAnother],
  ['a limit', 'limit_reached', useLimit],
  ['a solution sent twice', 'proof_of_work_replayed', replaySolution],
  ['a suspected fraud', 'payment_stopped', payWithFraud],
  ['a forged webhook', 'webhook_refused', sendWebhook],
  ['a price adjustment', 'staff_action', adjustPrices],
  ['a report of a browser', 'csp_violation', reportViolation],
  [
    'a changed payment page',
    'self_check_difference',
    async ({ deps }) => deps.recordPageCheck(['/en-us/checkout: an added script']),
  ],
]

test.for(attempts)('%s leaves the event %s in the security log', async ([_, event, attempt], { api }) => {
  const lines = await recordOf(api, () => attempt(api))
  const found = lines.filter((line) => line.event === event)
  expect(lines.map((line) => line.event)).toContain(event)
  expect(found[0]).toMatchObject({ log: 'security', actor: expect.any(String), outcome: expect.any(String) })
})

test('a form without its captcha leaves an event', async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: true })
  const lines = await recordOf(api, () => tryPassword(api, 'unknown@example.com'))
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  expect(lines).toMatchObject([{ event: 'captcha_refused', target: 'auth.signIn' }])
})

test('a change of promotions leaves an event, also one that was made in the database', async ({ api }) => {
  await addPromotion(api, { id: 'noticed' })
  await expect
    .poll(async () => (await listLines(api)).filter(({ event }) => event === 'promotions_changed'), { timeout: 5000 })
    .toMatchObject([{ actor: 'database', target: 'noticed' }])
})

test('events lead to their requests by the correlation id, and are counted in /metrics', async ({ api }) => {
  const { headers } = await tryPassword(api, 'unknown@example.com')
  const [line] = (await listLines(api)).slice(-1)
  expect(line?.correlationId).toBe(headers.get('x-correlation-id'))
  const metrics = await (await fetch(`${api.url}/metrics`)).text()
  const [, count = '0'] = /^lacehouse_security_events_total\{event="sign_in_failed"\} (\d+)$/m.exec(metrics) ?? []
  expect(Number(count)).toBeGreaterThan(1)
  expect(metrics).toContain('lacehouse_security_events_total{event="configuration_refused"} 0')
})

test('no line has an email, an address or a token', async ({ api }) => {
  const log = await readLog(api)
  expect(log.length).toBeGreaterThan(1000)
  expect(log).not.toMatch(/@|eyJ|10\.\d+\.\d+\.[1-9]|forged\.st/)
})
