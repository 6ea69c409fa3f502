import { rotationGrace } from '@lacehouse/domain/auth/plan-token-rotation'
import { days, minutes, seconds } from '@lacehouse/domain/time/durations'
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

const refresh = (api: TestApi, refreshToken: string) =>
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

test('an employee’s tokens say whether the terms of the discount are accepted', async ({ api }) => {
  const { email } = await addConsumer(api.database.db, {
    consumerType: 'EMPLOYEE',
    profile: { employee: { currentSpend: 0, annualCap: 500_000, isEmployeeDiscountTCAccepted: true } },
  })
  const { tokens } = await signInAs(api.client, { email })
  expect(tokens).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true })
})
