import { creditAccounts, pointsAccounts, pointsEntries } from '@lacehouse/database'
import {
  addConsumer,
  addressOf,
  createCartWith,
  type SignedInShopper,
  signInAs,
  solveCaptcha,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, card: false })
})

type Own = Parameters<typeof addConsumer>[1]
const signInAnew = async (api: TestApi, own: Own = {}): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db, own)
  return signInAs(api.client, { email })
}

const addressesOf = async (shopper: SignedInShopper) =>
  (await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.address

const add = (shopper: SignedInShopper, approachType: 'S' | 'B', more: object = {}) =>
  shopper.call('consumer.addAddress', { body: { address: { ...addressOf('en-us'), approachType, ...more } } })

test('the profile has the details of a consumer, and on request a member’s points', async ({ api }) => {
  const { drizzle } = api.database.db
  await drizzle.insert(pointsAccounts).values({ memberId: 'M-77' })
  await drizzle.insert(pointsEntries).values({ memberId: 'M-77', kind: 'earn', points: 420 })
  const shopper = await signInAnew(api, {
    memberId: 'M-77',
    consumerType: 'ATHLETE',
    profile: { identities: ['WRANX'] },
  })
  const credit = { consumerNo: shopper.id, year: 2026, currency: 'USD', creditMinor: 50_000 }
  await drizzle.insert(creditAccounts).values(credit)
  const { consumerProfile } = await shopper.call('consumer.get', { query: { includeLoyaltySummary: true } })
  expect(consumerProfile).toMatchObject({
    consumerType: 'ATHLETE',
    isLoyaltyMember: true,
    loyaltySummary: { points: { balance: 420 } },
    consumerDetails: {
      firstName: 'Ada',
      athlete: { currentSpend: 0, annualCredit: 500 },
      identity: [{ type: 'WRANX' }],
    },
  })
  const plain = await shopper.call('consumer.get', {})
  expect(plain.consumerProfile.loyaltySummary).toBeUndefined()
})

test('the first address of a type becomes main, and making another main clears the first [ACC-03]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const first = await add(shopper, 'S')
  const second = await add(shopper, 'S', { addressLine1: '400 Pine St' })
  const billing = await add(shopper, 'B')
  expect([first.address.main, second.address.main, billing.address.main]).toEqual([true, false, true])
  await shopper.call('consumer.updateAddress', {
    params: { addressId: second.addressId },
    body: { address: { ...addressOf('en-us'), addressLine1: '401 Pine St', approachType: 'S', main: true } },
  })
  const main = (await addressesOf(shopper)).filter((address) => address.main)
  expect(main.map(({ id }) => id).toSorted()).toEqual([second.addressId, billing.addressId].toSorted())
  expect(main.find(({ approachType }) => approachType === 'S')?.addressLine1).toBe('401 Pine St')
})

test('when the main address is removed, the newest of its type becomes main [ACC-03]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const first = await add(shopper, 'S')
  const second = await add(shopper, 'S')
  await shopper.call('consumer.removeAddress', { params: { addressId: first.addressId } })
  expect((await addressesOf(shopper)).map(({ id, main }) => [id, main])).toEqual([[second.addressId, true]])
  await shopper.call('consumer.removeAddress', { params: { addressId: second.addressId } })
  expect(await addressesOf(shopper)).toEqual([])
})

test('two tabs that make different addresses main leave one main address [ACC-03]', async ({ api }) => {
  const shopper = await signInAnew(api)
  await Promise.all(Array.from({ length: 6 }, () => add(shopper, 'S', { main: true })))
  expect((await addressesOf(shopper)).filter(({ main }) => main)).toHaveLength(1)
})

test('an address is stored by the rules of its country, in its spelling [ACC-03]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const body = { address: { ...addressOf('en-us'), postalCode: 'nonsense', approachType: 'S' } }
  const { status, body: refused } = await shopper.tryCall('consumer.addAddress', { body })
  expect([status, refused.errorDetails[0]]).toEqual([
    400,
    expect.objectContaining({ errorId: 'PRO414', field: 'postalCode' }),
  ])
})

const save = (shopper: SignedInShopper, token: string, more: object = {}) =>
  shopper.tryCall('consumer.addCard', { body: { token, ...more } })

test('a card is saved after the provider’s check and shown without its token, and the first is main [ACC-04]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { status, body } = await save(shopper, 'tok_success')
  expect(status).toBe(201)
  expect(body.card).toMatchObject({ brand: 'visa', last4: '4242', main: true, expired: false })
  expect(JSON.stringify(body)).not.toMatch(/tok|card_/)
  const { paymentInstruments } = await shopper.call('consumer.listCards', {})
  expect(paymentInstruments).toEqual([body.card])
})

test.for([
  ['PYT300', 409, 'tok_success'],
  ['CCA400', 400, 'tok_nobody_knows'],
  ['CCA401', 402, 'tok_declined'],
] as const)(
  '%s refuses a card that is already saved, unknown or not verified [ACC-04]',
  async ([errorId, status, token], { api }) => {
    const shopper = await signInAnew(api)
    await save(shopper, 'tok_success')
    const refused = await save(shopper, token)
    expect([refused.status, refused.body.errorDetails?.[0]?.errorId]).toEqual([status, errorId])
  },
)

test('a consumer without a cart gets a session for card fields, and a guest does not [ACC-04] [PAY-11]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const session = await shopper.call('consumer.cardSession', {})
  expect(session).toMatchObject({ success: true, provider: 'lacepay', locale: 'en-us' })
  expect(new URL(session.meta.script ?? '').origin).toBe(session.meta.origin)
  expect(session.meta.merchantSession).not.toBe('')
  const guest = await api.client.createGuest()
  expect((await guest.tryCall('consumer.cardSession', {})).body.errorDetails[0]?.errorId).toBe('AUT404')
})

test('while the provider is away, no session for card fields opens: PAY400 [ACC-04]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { payments } = api.deps
  const provider = payments.findFor('CREDIT_CARD')
  if (!provider) throw new Error('no provider')
  const open = provider.openSession
  Object.assign(provider, { openSession: async () => ({ ok: false }) })
  const refused = await shopper.tryCall('consumer.cardSession', {})
  Object.assign(provider, { openSession: open })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([502, 'PAY400'])
})

test('another card is made main, and a card is removed [ACC-04]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const visa = (await save(shopper, 'tok_success')).body.card
  const amex = (await save(shopper, 'tok_amex')).body.card
  const params = { paymentInstrumentId: amex.paymentInstrumentId }
  expect((await shopper.call('consumer.updateCard', { params, body: { main: true } })).card.main).toBe(true)
  const listed = (await shopper.call('consumer.listCards', {})).paymentInstruments
  expect(listed.map(({ last4, main }) => [last4, main])).toEqual([
    ['0005', true],
    ['4242', false],
  ])
  await shopper.call('consumer.removeCard', { params })
  const left = (await shopper.call('consumer.listCards', {})).paymentInstruments
  expect(left).toEqual([{ ...visa, main: true }])
})

test('where the site requires it, a card needs a solved captcha [ACC-04] [AUTH-08]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const [site] = api.deps.sites.filter(({ siteId }) => siteId === 'LH-US')
  Object.assign(site?.features.captcha ?? {}, { card: true })
  const missing = await save(shopper, 'tok_success')
  const solved = await save(shopper, 'tok_success', { recaptcha_response: await solveCaptcha(shopper) })
  Object.assign(site?.features.captcha ?? {}, { card: false })
  expect([missing.body.errorDetails[0]?.errorId, solved.status]).toEqual(['AUT403', 201])
})

test('a consumer cannot see, change or remove another’s address or card, and its existence is not revealed [AUTH-13]', async ({
  api,
}) => {
  const [owner, other, guest] = [await signInAnew(api), await signInAnew(api), await api.client.createGuest()]
  const { addressId } = await add(owner, 'S')
  const { paymentInstrumentId } = (await save(owner, 'tok_success')).body.card
  const nobodys = '00000000-0000-4000-8000-000000000000'
  const address = { ...addressOf('en-us'), approachType: 'S' as const }
  const calls = (ids: { addressId: string; paymentInstrumentId: string }) =>
    [
      ['consumer.updateAddress', { params: { addressId: ids.addressId }, body: { address } }, 'CHK380'],
      ['consumer.removeAddress', { params: { addressId: ids.addressId } }, 'CHK380'],
      [
        'consumer.updateCard',
        { params: { paymentInstrumentId: ids.paymentInstrumentId }, body: { main: true } },
        'CCN404',
      ],
      ['consumer.removeCard', { params: { paymentInstrumentId: ids.paymentInstrumentId } }, 'CCN404'],
    ] as const
  const own = { addressId, paymentInstrumentId }
  const none = { addressId: nobodys, paymentInstrumentId: nobodys }
  for (const [index, [id, input, errorId]] of calls(own).entries()) {
    const foreign = await other.tryCall(id, input)
    const unknown = await other.tryCall(id, calls(none)[index]?.[1] ?? input)
    expect([id, foreign.body.errorDetails?.[0]?.errorId]).toEqual([id, errorId])
    expect([foreign.status, foreign.body.errorDetails]).toEqual([unknown.status, unknown.body.errorDetails])
    expect((await guest.tryCall(id, input)).body.errorDetails?.[0]?.errorId).toBe('AUT404')
    expect((await api.client.withToken(null).tryCall(id, input)).body.errorDetails?.[0]?.errorId).toBe('AUT432')
  }
  expect(await addressesOf(other)).toEqual([])
  expect((await other.call('consumer.listCards', {})).paymentInstruments).toEqual([])
  expect(await addressesOf(owner)).toHaveLength(1)
  expect((await owner.call('consumer.listCards', {})).paymentInstruments).toHaveLength(1)
})

test('a saved card pays a cart by its id, and another consumer’s card does not [CHK-05] [AUTH-13]', async ({ api }) => {
  const [owner, other, guest] = [await signInAnew(api), await signInAnew(api), await api.client.createGuest()]
  const saved_payment_instrument_id = (await save(owner, 'tok_success')).body.card.paymentInstrumentId
  const pay = async (shopper: TestShopper) => {
    const { id: basketId } = await createCartWith(shopper, variantOf('court'))
    const body = { payment_method_id: 'CREDIT_CARD', saved_payment_instrument_id }
    return shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body })
  }
  const paid = await pay(owner)
  expect(paid.body.payment_instruments[0]).toMatchObject({ additionalData: { brand: 'visa', last4: '4242' } })
  expect(paid.body.totals.remainingToPay).toBe(0)
  for (const shopper of [other, guest]) {
    const { status, body } = await pay(shopper)
    expect([status, body.errorDetails[0]?.errorId]).toEqual([404, 'CCN404'])
  }
})
