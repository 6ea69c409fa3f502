import { createHash } from 'node:crypto'
import { rotationGrace } from '@lacehouse/domain/auth/plan-token-rotation'
import { days, hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  type SignedInShopper,
  signInAs,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(({ api }) => api.setNow(testNow))

const signInAnew = async (api: TestApi): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db)
  return signInAs(api.client, { email })
}

const refresh = (api: TestApi, refreshToken: string | undefined) =>
  api.client.withToken(null).tryCall('auth.token', { body: { grantType: 'refresh_token', refreshToken } })

const errorOf = async (shopper: Pick<SignedInShopper, 'tryCall'>) =>
  (await shopper.tryCall('consumer.get', {})).body.errorDetails?.[0]?.errorId

test('a refresh token gives fresh tokens of the same consumer, with the id of their cart [AUTH-10]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const cart = await createCartWith(shopper, variantOf('court'))
  api.setNow(testNow + minutes(16))
  expect(await errorOf(shopper)).toBe('AUT432')
  const { status, body } = await refresh(api, shopper.tokens.refreshToken)
  expect(status).toBe(200)
  expect(body).toMatchObject({ consumerNo: shopper.id, consumerType: 'CONSUMER', basketId: cart.id })
  expect(body.refreshToken).not.toBe(shopper.tokens.refreshToken)
  expect(await errorOf(api.client.withToken(body.accessToken))).toBeUndefined()
})

test('a repeated refresh token ends its whole token family [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const first = await refresh(api, shopper.tokens.refreshToken)
  api.setNow(testNow + rotationGrace + seconds(1))
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(401)
  expect((await refresh(api, first.body.refreshToken)).body.errorDetails[0]?.errorId).toBe('AUT432')
  await vi.waitFor(async () => expect(await errorOf(api.client.withToken(first.body.accessToken))).toBe('AUT432'))
})

test('two tabs that refresh at the same time both get tokens [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const both = await Promise.all([refresh(api, shopper.tokens.refreshToken), refresh(api, shopper.tokens.refreshToken)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  api.setNow(testNow + minutes(1))
  for (const { body } of both) expect((await refresh(api, body.refreshToken)).status).toBe(200)
})

test('a refresh token used twice at once has one successor, whose second use ends the family [AUTH-10]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const first = await refresh(api, shopper.tokens.refreshToken)
  const second = await refresh(api, shopper.tokens.refreshToken)
  expect(second.body.refreshToken).toBe(first.body.refreshToken)
  const next = await refresh(api, first.body.refreshToken)
  api.setNow(testNow + rotationGrace + seconds(1))
  expect((await refresh(api, second.body.refreshToken)).body.errorDetails[0]?.errorId).toBe('AUT432')
  expect((await refresh(api, next.body.refreshToken)).body.errorDetails[0]?.errorId).toBe('AUT432')
})

test('a used refresh token stays used when the clock is set back [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  api.setNow(testNow + hours(2))
  const first = await refresh(api, shopper.tokens.refreshToken)
  api.setNow(testNow)
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(401)
  expect((await refresh(api, first.body.refreshToken)).status).toBe(401)
})

test('a sign-in ends after 90 days, however often it is renewed [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  let token: string | undefined = shopper.tokens.refreshToken
  for (const day of [29, 58, 87]) {
    api.setNow(testNow + days(day))
    const { status, body } = await refresh(api, token)
    expect(status, `day ${day}`).toBe(200)
    token = body.refreshToken
  }
  api.setNow(testNow + days(90))
  expect((await refresh(api, token)).body.errorDetails[0]?.errorId).toBe('AUT432')
})

test('a sign-in without a stored end ends after 90 days too [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  await api.database.db.pool.query(
    `update refresh_token_families set ends_at = null, created_at = $2 where owner_id = $1`,
    [shopper.id, new Date(testNow - days(90))],
  )
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(401)
})

test.for([
  ['origin', { origin: 'https://shop.test' }],
  ['sec-fetch-site', { 'sec-fetch-site': 'same-origin' }],
] as const)(
  'a caller with the browser’s header %s gets the refresh token in the cookie only [AUTH-10]',
  async ([, headers], { api }) => {
    const shopper = await signInAnew(api)
    const { refreshToken } = shopper.tokens
    const anonymous = api.client.withToken(null)
    for (const body of [{ grantType: 'refresh_token', refreshToken }, { grantType: 'guest' }]) {
      const reply = await anonymous.tryCall('auth.token', { body, headers })
      expect(reply.status).toBe(200)
      expect(reply.body).not.toHaveProperty('refreshToken')
      expect(reply.headers.getSetCookie().join()).toMatch(/lh_refresh=[^;]{40,};[^,]*HttpOnly/)
    }
  },
)

test('a tab that waits for another one with the same refresh token gets the same successor [AUTH-10]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { refreshToken } = shopper.tokens
  const holder = await api.database.db.pool.connect()
  await holder.query('begin')
  const hash = createHash('sha256').update(refreshToken).digest()
  await holder.query('select 1 from refresh_tokens where hash = $1 for update', [hash])
  const both = [refresh(api, refreshToken), refresh(api, refreshToken)]
  await vi.waitFor(async () => {
    const { rows } = await api.database.db.pool.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%refresh_tokens%'`,
    )
    expect(rows).toEqual([{ waiting: 2 }])
  })
  await holder.query('rollback')
  holder.release()
  const [first, second] = await Promise.all(both)
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(second?.body.refreshToken).toBe(first?.body.refreshToken)
})

test('a refresh token lasts 30 days, and the caller with an older one becomes a guest [AUTH-10]', async ({ api }) => {
  const shopper = await signInAnew(api)
  api.setNow(testNow + days(30))
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(401)
  const { refreshToken } = shopper.tokens
  const anonymous = await api.client.withToken(null).call('auth.token', { body: { refreshToken } })
  expect(anonymous.consumerType).toBe('GUEST')
})

test('signing out ends the access and the refresh token at once, and the caller becomes a guest [AUTH-05]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const other = await signInAs(api.client, { email: `${shopper.id.toLowerCase()}@example.com` })
  expect(await shopper.call('auth.signOut', { body: {} })).toEqual({ signedOut: true })
  expect(await errorOf(shopper)).toBe('AUT432')
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(401)
  expect(await errorOf(other)).toBeUndefined()
  await other.call('auth.signOut', { body: { refreshToken: other.tokens.refreshToken } })
  expect((await refresh(api, other.tokens.refreshToken)).status).toBe(401)
  const { refreshToken } = shopper.tokens
  const next = await api.client.withToken(null).call('auth.token', { body: { refreshToken } })
  expect(next.consumerType).toBe('GUEST')
  expect(await errorOf(api.client.withToken(next.accessToken))).toBe('AUT404')
})

test('the token of another consumer ends no session [AUTH-13]', async ({ api }) => {
  const [shopper, other] = [await signInAnew(api), await signInAnew(api)]
  await other.call('auth.signOut', { body: { refreshToken: shopper.tokens.refreshToken } })
  expect((await refresh(api, shopper.tokens.refreshToken)).status).toBe(200)
})

test('sign-in sets the browser’s cookies and sign-out removes them', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { headers } = await shopper.tryCall('auth.signOut', { body: {} })
  const cookies = headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^lh_(access|refresh)=;.*(Path=\/(token)?);.*Expires=Thu, 01 Jan 1970/)
})

test('the token of a disabled or deleted consumer is AUT498 [CART-22]', async ({ api }) => {
  const { pool } = api.database.db
  const [disabled, gone] = [await signInAnew(api), await signInAnew(api)]
  const cart = await createCartWith(disabled, variantOf('court'))
  await pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [disabled.id])
  await pool.query('delete from consumers where consumer_no = $1', [gone.id])
  const refused = await disabled.tryCall('cart.get', { params: { basketId: cart.id } })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([401, 'AUT498'])
  const createCart = await gone.tryCall('cart.createWithItem', { body: { productId: variantOf('court') } })
  expect(createCart.body.errorDetails[0]?.errorId).toBe('AUT498')
  await vi.waitFor(async () => expect(await errorOf(gone)).toBe('AUT498'))
  expect((await refresh(api, disabled.tokens.refreshToken)).status).toBe(401)
})
