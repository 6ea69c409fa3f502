import {
  addressOf,
  createCartWith,
  makeReady,
  makeVerifier,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { signOrderLink } from '../../core/placement/order-link.ts'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, signUp: false })
})

let count = 0
const nextEmail = () => `owner${++count}@example.com`

const buy = async (api: TestApi, email: string) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, id)
  const address = { ...addressOf('en-us'), email }
  await guest.call('cart.setShippingAddress', { params: { basketId: id }, body: { address } })
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  return { guest, orderNumber, email }
}

type Bought = Awaited<ReturnType<typeof buy>>

const create = async (
  shopper: TestShopper,
  { orderNumber, email }: Omit<Bought, 'guest'>,
  password = 'Kupferkanne7',
) => {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const consumerDetails = { email, firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28', address: [] }
  const body = { consumerProfile: { consumerDetails }, password, isTermsConfirmed: true, orderNumber, codeChallenge }
  const answer = await shopper.tryCall('consumer.create', { body: body as never })
  return { ...answer, codeVerifier }
}

/** Creates the account and signs in with its code. */
const createAndEnter = async (api: TestApi, bought: Bought) => {
  const { body, codeVerifier } = await create(bought.guest, bought)
  const { authorizationCode } = body
  const tokens = await bought.guest.call('auth.token', { body: { authorizationCode, codeVerifier } })
  return { tokens, shopper: api.client.withToken(tokens.accessToken, 'en-us', tokens.consumerNo) }
}

const linkTo = (api: TestApi, orderNo: string) => {
  const link = { orderNo, action: 'track' }
  return { ...link, st: signOrderLink(api.deps, link) }
}

/** Opens the link of an order's mail in a browser without a session. */
const openLink = async (api: TestApi, orderNumber: string) => {
  const reader = await api.client.createGuest('en-us')
  const { accessToken } = await reader.call('auth.token', { body: linkTo(api, orderNumber) })
  return api.client.withToken(accessToken, 'en-us', reader.id)
}

const isConfirmed = async (api: TestApi, consumerNo = ''): Promise<boolean> => {
  const text = 'select email_confirmed_at is not null as confirmed from consumers where consumer_no = $1'
  return (await api.database.db.pool.query(text, [consumerNo])).rows[0]?.confirmed
}

test('an account from an order is unconfirmed until its owner opens the link of the order’s mail while signed in [CHK-12] [AUTH-13]', async ({
  api,
}) => {
  const bought = await buy(api, nextEmail())
  const { tokens } = await createAndEnter(api, bought)
  expect(await isConfirmed(api, tokens.consumerNo)).toBe(false)
  // Another reader of the mail confirms nothing.
  await openLink(api, bought.orderNumber)
  expect(await isConfirmed(api, tokens.consumerNo)).toBe(false)
  const link = linkTo(api, bought.orderNumber)
  await api.client.withToken(null).call('auth.token', { body: { ...link, refreshToken: tokens.refreshToken } })
  expect(await isConfirmed(api, tokens.consumerNo)).toBe(true)
})

test('the link of an order to another mailbox confirms nothing [CHK-12] [AUTH-13]', async ({ api }) => {
  const { tokens } = await createAndEnter(api, await buy(api, nextEmail()))
  const other = await buy(api, nextEmail())
  const body = { ...linkTo(api, other.orderNumber), refreshToken: tokens.refreshToken }
  await api.client.withToken(null).call('auth.token', { body })
  expect(await isConfirmed(api, tokens.consumerNo)).toBe(false)
})

test('the owner of a mailbox takes it from an account that a stranger opened by an order to it [CHK-12] [AUTH-12]', async ({
  api,
}) => {
  const email = nextEmail()
  const stranger = await createAndEnter(api, await buy(api, email))
  const own = await buy(api, email)
  expect(await create(own.guest, own)).toBeRefused(409, 'PRO400')
  const reader = await openLink(api, own.orderNumber)
  const { status, body } = await create(reader, own, 'Zehn Meter 3 Schuhe')
  expect(status).toBe(201)
  expect(await isConfirmed(api, body.consumerNo)).toBe(true)
  expect(await stranger.shopper.tryCall('consumer.get', {})).toBeRefused(401, 'AUT498')
  const signIn = (password: string) =>
    api.client.withToken(null).tryCall('auth.signIn', {
      body: { username: email, password, codeChallenge: makeVerifier().codeChallenge },
    })
  expect((await signIn('Kupferkanne7')).status).toBe(401)
  expect((await signIn('Zehn Meter 3 Schuhe')).status).toBe(200)
})

test('a confirmed account keeps its email, also from a reader of its mails [CHK-12] [AUTH-12]', async ({ api }) => {
  const email = nextEmail()
  const first = await buy(api, email)
  expect((await create(await openLink(api, first.orderNumber), first)).status).toBe(201)
  const second = await buy(api, email)
  expect(await create(await openLink(api, second.orderNumber), second)).toBeRefused(409, 'PRO400')
})

test.for(['Password1', 'Aa111111', 'Qwerty12'])(
  'the common password %s opens no account [AUTH-06] [CHK-12]',
  async (password, { api }) => {
    const bought = await buy(api, nextEmail())
    const refused = await create(bought.guest, bought, password)
    expect(refused).toBeRefused(400, 'FE872')
    expect(refused.body.errorDetails[0]).toMatchObject({
      field: 'password',
      message: expect.stringContaining('common passwords'),
    })
  },
)
