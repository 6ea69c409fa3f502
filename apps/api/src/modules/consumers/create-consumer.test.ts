import {
  addConsumer,
  addressOf,
  createCartWith,
  makeReady,
  makeVerifier,
  signInAs,
  solveCaptcha,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { signOrderLink } from '../../core/placement/order-link.ts'

test.beforeEach(({ api }) => askForProofOfWork(api, false))

const askForProofOfWork = (api: TestApi, signUp: boolean): void => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, signUp })
}

let count = 0
const password = 'Laufsohle1'
const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

/** A guest with an order that is paid or pending, with an email that no account has. */
const buy = async (api: TestApi, token = 'tok_success', locale = 'en-us') => {
  const guest = await api.client.createGuest(locale)
  count += 1
  const email = `Buyer${count}@example.com`
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id, token)
  await guest.call('cart.setShippingAddress', {
    params: { basketId: id },
    body: { address: { ...addressOf(locale), email } },
  })
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  return { guest, orderNumber, email }
}
type Bought = Awaited<ReturnType<typeof buy>>

const ask = (shopper: TestShopper, { orderNumber, email }: Omit<Bought, 'guest'>, own: object = {}) => {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const address = addressOf('en-us')
  const details = { email, firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28' }
  const addresses = [
    { ...address, approachType: 'S' as const },
    { ...address, approachType: 'B' as const },
  ]
  const consumerDetails = { ...details, address: addresses, ...own }
  const body = { consumerProfile: { consumerDetails }, password, isTermsConfirmed: true, orderNumber, codeChallenge }
  return { codeVerifier, body: body as never, send: () => shopper.tryCall('consumer.create', { body: body as never }) }
}

const errorsOf = async (asked: { send: () => ReturnType<TestShopper['tryCall']> }) => {
  const { status, body } = await asked.send()
  return [status, ...(body.errorDetails ?? []).map(({ errorId }) => errorId)]
}

test('a guest’s order becomes an account with its addresses, and the password signs in [CHK-12]', async ({ api }) => {
  const bought = await buy(api)
  expect(await bought.guest.call('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).toMatchObject({
    isGuest: true,
  })
  const asked = ask(bought.guest, bought)
  const { status, body } = await asked.send()
  expect(status).toBe(201)
  const { authorizationCode } = body
  const tokens = await bought.guest.call('auth.token', {
    body: { authorizationCode, codeVerifier: asked.codeVerifier },
  })
  const owner = api.client.withToken(tokens.accessToken, 'en-us', tokens.consumerNo)
  const { consumerProfile } = await owner.call('consumer.get', {})
  const { consumerDetails: details } = consumerProfile
  expect(details).toMatchObject({ email: bought.email.toLowerCase(), firstName: 'Ada', birthDate: '1990-02-28' })
  expect(details.address).toMatchObject([
    { main: true, addressLine1: '12 Valencia St' },
    { main: true, addressLine1: '12 Valencia St' },
  ])
  expect(details.address.map(({ approachType }) => approachType).sort()).toEqual(['B', 'S'])
  expect(await owner.call('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).toMatchObject({
    isGuest: false,
  })
  expect(
    (await bought.guest.tryCall('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).status,
  ).toBe(404)
  const [account] = await read(api, 'select password_hash as hash from consumers where email = $1', details.email)
  expect(account.hash).toMatch(/^\$argon2id\$/)
  const { codeVerifier, codeChallenge } = makeVerifier()
  const credentials = { username: bought.email, password, codeChallenge }
  const code = await api.client.withToken(null).call('auth.signIn', { body: credentials })
  const again = { authorizationCode: code.authorizationCode, codeVerifier }
  expect(await api.client.withToken(null).call('auth.token', { body: again })).toMatchObject({
    consumerNo: tokens.consumerNo,
  })
})

test('only the owner of the order learns that its email has an account, and no account is created [CHK-12] [AUTH-12] [AUTH-13]', async ({
  api,
}) => {
  const bought = await buy(api)
  await addConsumer(api.database.db, { email: bought.email.toLowerCase() })
  expect(await errorsOf(ask(bought.guest, bought))).toEqual([409, 'PRO400'])
  expect(await bought.guest.call('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).toMatchObject({
    isGuest: true,
  })
  const stranger = await buy(api)
  for (const asked of [
    ask(stranger.guest, { ...stranger, email: bought.email }),
    ask(stranger.guest, { ...stranger, email: 'nobody-has-it@example.com' }),
    ask(stranger.guest, bought),
  ])
    expect(await errorsOf(asked)).toEqual([404, 'ORD409'])
})

test('the link of the order’s mail opens the account on any device [CHK-12]', async ({ api }) => {
  const bought = await buy(api)
  const elsewhere = await api.client.createGuest('en-us')
  expect(await errorsOf(ask(elsewhere, bought))).toEqual([404, 'ORD409'])
  const link = { orderNo: bought.orderNumber, action: 'track' }
  const st = signOrderLink(api.deps, link)
  const { accessToken } = await elsewhere.call('auth.token', { body: { ...link, st } })
  const reader = api.client.withToken(accessToken, 'en-us', elsewhere.id)
  const asked = ask(reader, bought)
  expect((await asked.send()).status).toBe(201)
})

test('of two concurrent calls one opens the account, with one code [CHK-12]', async ({ api }) => {
  const bought = await buy(api)
  const answers = await Promise.all([1, 2, 3].map(() => errorsOf(ask(bought.guest, bought))))
  const statuses = answers.map(([status]) => status).sort()
  expect(statuses[0]).toBe(201)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(await read(api, 'select 1 from consumers where email = $1', bought.email.toLowerCase())).toHaveLength(1)
  const events = "select 1 from order_events where order_number = $1 and kind = 'adopted'"
  expect(await read(api, events, bought.orderNumber)).toHaveLength(1)
})

test('an unpaid order opens no account, nor does the order of a consumer [CHK-12]', async ({ api }) => {
  const waiting = await buy(api, 'tok_3ds')
  expect(await errorsOf(ask(waiting.guest, waiting))).toEqual([404, 'ORD409'])
  const bought = await buy(api)
  const { email } = await addConsumer(api.database.db)
  expect(await errorsOf(ask(await signInAs(api.client, { email }), bought))).toEqual([404, 'ORD409'])
})

test.for<[string, object, unknown[]]>([
  ['a name without letters', { firstName: '<b>', lastName: '1' }, [400, 'PRO415', 'PRO415']],
  ['no birth date where the site requires it', { birthDate: undefined }, [400, 'PRO411']],
  ['a child', { birthDate: '2020-01-01' }, [400, 'PRO410']],
  ['no email', { email: 'ada' }, [400, 'AUT453']],
  ['an address without a street', { address: [{ countryCode: 'US', approachType: 'S' }] }, [400, 'CHK320']],
] as const)('%s is refused at its field [CHK-12] [ERR-01]', async ([_, own, expected], { api }) => {
  const bought = await buy(api)
  expect((await errorsOf(ask(bought.guest, bought, own))).slice(0, expected.length)).toEqual(expected)
})

test('a weak password is refused, and so is a form without the captcha that the site requires [CHK-12] [AUTH-08]', async ({
  api,
}) => {
  const bought = await buy(api)
  const { body } = ask(bought.guest, bought)
  const weak = await bought.guest.tryCall('consumer.create', {
    body: { ...(body as object), password: 'short' } as never,
  })
  expect(weak.body.errorDetails).toMatchObject([{ errorId: 'FE872', field: 'password' }])
  askForProofOfWork(api, true)
  expect(await errorsOf(ask(bought.guest, bought))).toEqual([403, 'AUT403'])
  const recaptcha_response = await solveCaptcha(bought.guest)
  const whole = { ...(body as object), recaptcha_response } as never
  expect((await bought.guest.tryCall('consumer.create', { body: whole })).status).toBe(201)
})

test('a guest who signs in after an order has it in the account of its email, and in no other account [CHK-12]', async ({
  api,
}) => {
  const signIn = async (email: string, { guest, orderNumber }: Bought) => {
    const { codeVerifier, codeChallenge } = makeVerifier()
    const { demoPassword } = await import('@lacehouse/test-kit')
    const code = await guest.call('auth.signIn', { body: { username: email, password: demoPassword, codeChallenge } })
    const body = { authorizationCode: code.authorizationCode, codeVerifier, guestObjects: { orderNumber } }
    const tokens = await guest.call('auth.token', { body })
    return api.client.withToken(tokens.accessToken, 'en-us', tokens.consumerNo)
  }
  const bought = await buy(api)
  const other = await addConsumer(api.database.db)
  const stranger = await signIn(other.email, bought)
  expect((await stranger.tryCall('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).status).toBe(
    404,
  )
  await addConsumer(api.database.db, { email: bought.email.toLowerCase() })
  const owner = await signIn(bought.email, bought)
  expect(await owner.call('checkout.getOrder', { params: { orderNumber: bought.orderNumber } })).toMatchObject({
    isGuest: false,
  })
})

test('a new account has every field of the profile that is sent with it [ACC-01] [CHK-12]', async ({ api }) => {
  const bought = await buy(api)
  const details = { phone: '(415) 555-7701', postalCode: '94117', gender: 'female', source: { campaignName: 'spring' } }
  const asked = ask(bought.guest, bought, details)
  const { consumerProfile: base } = asked.body as unknown as { consumerProfile: object }
  const consumerProfile = {
    ...base,
    preferences: { interests: 'running|kids', preferredShoeSize: 'women-8.5' },
    subscriptions: [{ channel: 'sms', type: 'Newsletter', optin: true }],
  }
  const body = { ...(asked.body as object), consumerProfile } as never
  const { authorizationCode } = await bought.guest.call('consumer.create', { body })
  const { accessToken, consumerNo } = await bought.guest.call('auth.token', {
    body: { authorizationCode, codeVerifier: asked.codeVerifier },
  })
  const owner = api.client.withToken(accessToken, 'en-us', consumerNo)
  expect((await owner.call('consumer.get', {})).consumerProfile).toMatchObject({
    consumerDetails: { ...details, phone: '+14155557701' },
    preferences: { interests: 'running|kids', preferredShoeSize: 'women-8.5' },
    subscriptions: [{ channel: 'sms', optin: true, doubleOptin: false, recipient: '+14155557701' }],
  })
  const other = await buy(api)
  const refused = await ask(other.guest, other, { phone: '4155557701' }).send()
  expect(refused).toMatchObject({ status: 409, body: { errorDetails: [{ errorId: 'AUT444', field: 'phone' }] } })
})
