import {
  addressOf,
  createCartWith,
  createTestPeers,
  seal,
  type TestApi,
  type TestPeers,
  type TestShopper,
  variantOf,
  type WalletCalls,
  walletCallsOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let peers: TestPeers
test.beforeAll(({ api }) => {
  peers = createTestPeers(api.sandbox.url)
})

type Person = { readonly guest: TestShopper; readonly wallet: WalletCalls }

const createPerson = async (api: TestApi, locale = 'de-de'): Promise<Person> => {
  const guest = await api.client.createGuest(locale)
  return { guest, wallet: walletCallsOf(guest) }
}

/** Opens a PayPal session for a cart and approves it as a buyer in Germany. */
const approveAtPaypal = async ({ wallet }: Person, cartId: string): Promise<string> => {
  const { body } = await wallet.openSession(cartId, 'PAYPAL', 'express')
  await peers.answerAtPaypal(body.meta.merchantSession, 'ada', 'DE')
  return body.meta.merchantSession
}

const setQuantity = ({ guest }: Person, cart: { id: string; items: readonly { id: string }[] }, qty: number) =>
  guest.call('cart.updateItem', { params: { basketId: cart.id }, body: { itemId: cart.items[0]?.id ?? '', qty } })

type Answer = {
  readonly status: number
  readonly body: { readonly errorDetails?: readonly { errorId: string; field?: string }[] }
}
const errorOf = ({ body }: Answer) => body.errorDetails?.[0]?.errorId
const unknownToken = expect.objectContaining({ errorId: 'PYT404', field: 'token' })

test('a PayPal approval neither pays nor shows its address to the cart of another shopper [PAY-07] [AUTH-13] [T36]', async ({
  api,
}) => {
  const [owner, thief] = [await createPerson(api), await createPerson(api)]
  const cart = await owner.wallet.addressed(variantOf('court'))
  const token = await approveAtPaypal(owner, cart.id)
  const other = await createCartWith(thief.guest, variantOf('court'))
  const taken = await thief.guest.tryCall('cart.setShippingAddress', {
    params: { basketId: other.id },
    query: { context: 'PAYPAL_EXPRESS' },
    body: { token },
  })
  const added = await thief.wallet.add(other.id, { payment_method_id: 'PAYPAL', token })
  const unknown = await thief.wallet.add(other.id, { payment_method_id: 'PAYPAL', token: 'PP_NONE' })
  for (const answer of [taken, added, unknown]) {
    expect([answer.status, answer.body.errorDetails]).toEqual([unknown.status, [unknownToken]])
    expect(JSON.stringify(answer.body)).not.toMatch(/ada@|Jörg|Berlin/)
  }
  const after = await thief.guest.call('cart.get', { params: { basketId: other.id } })
  expect([after.version, after.shippingAddress, after.payment_instruments]).toEqual([other.version, undefined, []])
  await owner.wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  expect((await owner.wallet.place(cart.id)).body.state).toBe('finalised')
})

test('a PayPal approval does not pay another cart of its own shopper or a cart of another currency [PAY-07] [T36]', async ({
  api,
}) => {
  const [owner, american] = [await createPerson(api), await createPerson(api, 'en-us')]
  const cart = await owner.wallet.addressed(variantOf('court'))
  const token = await approveAtPaypal(owner, cart.id)
  for (const [person, id] of [
    [owner, (await createCartWith(owner.guest, variantOf('tee'))).id],
    [american, (await createCartWith(american.guest, variantOf('tee'))).id],
  ] as const)
    expect(errorOf(await person.wallet.add(id, { payment_method_id: 'PAYPAL', token }))).toBe('PYT404')
})

test('a total above the sum approved at PayPal is not covered, and a new approval pays it [PAY-07] [T36]', async ({
  api,
}) => {
  const person = await createPerson(api)
  const cart = await person.wallet.addressed(variantOf('court'))
  const token = await approveAtPaypal(person, cart.id)
  await person.wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  const raised = await setQuantity(person, cart, 2)
  expect(raised.payment_instruments).toMatchObject([{ payment_method_id: 'PAYPAL', amount: 0 }])
  expect(raised.totals.remainingToPay).toBe(raised.totals.total)
  expect(errorOf(await person.wallet.place(cart.id))).toBe('PYT400')
  const again = await person.wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  expect(again.body.totals.remainingToPay).toBe(raised.totals.total)
  const fresh = await approveAtPaypal(person, cart.id)
  await person.wallet.add(cart.id, { payment_method_id: 'PAYPAL', token: fresh })
  const { body: order } = await person.wallet.place(cart.id)
  expect(order.paymentMethod).toMatchObject([{ code: 'PAYPAL', amount: raised.totals.total }])
})

test('a Klarna approval pays only the cart of its session [PAY-06] [AUTH-13] [T36]', async ({ api }) => {
  const [owner, thief] = [await createPerson(api), await createPerson(api)]
  const cart = await owner.wallet.addressed(variantOf('court'))
  const { body: session } = await owner.wallet.openSession(cart.id, 'KLARNA')
  const { authorization_token: token } = await peers.agreeAtKlarna(session.meta.merchantSession)
  const other = await thief.wallet.addressed(variantOf('court'))
  const { body: own } = await thief.wallet.openSession(other.id, 'KLARNA')
  const instrument = { payment_method_id: 'KLARNA', token } as const
  const add = (payment_session_id: string | undefined) =>
    thief.guest.tryCall('cart.addPaymentInstrument', {
      params: { basketId: other.id },
      body: { ...instrument, ...(payment_session_id && { payment_session_id }) },
    })
  for (const id of [session.meta.sessionId, own.meta.sessionId, 'kls_none', undefined])
    expect((await add(id)).body.errorDetails, id).toEqual([unknownToken])
  await owner.wallet.add(cart.id, instrument)
  expect((await owner.wallet.place(cart.id)).body.state).toBe('finalised')
})

test('a sum that Klarna approved before the total rose pays nothing when it is added afterwards [PAY-06] [T36]', async ({
  api,
}) => {
  const person = await createPerson(api)
  const cart = await person.wallet.addressed(variantOf('court'))
  const { body: session } = await person.wallet.openSession(cart.id, 'KLARNA')
  const { authorization_token: token } = await peers.agreeAtKlarna(session.meta.merchantSession)
  await setQuantity(person, cart, 2)
  const { body: added } = await person.wallet.add(cart.id, { payment_method_id: 'KLARNA', token })
  expect(added.payment_instruments).toMatchObject([{ payment_method_id: 'KLARNA', amount: 0 }])
  expect(errorOf(await person.wallet.place(cart.id))).toBe('PYT400')
})

test('a wallet’s payment pays neither another cart nor another currency nor a higher sum [PAY-08] [T36]', async ({
  api,
}) => {
  const person = await createPerson(api)
  const cart = await person.wallet.addressed(variantOf('court'))
  const due = Math.round(cart.totals.total * 100)
  const sheet = { transactionAmount: due, currencyCode: '978', applicationData: cart.id }
  const add = (changes: object) =>
    person.wallet.add(cart.id, {
      payment_method_id: 'APPLE_PAY',
      sealed: seal('4242424242424242', { ...sheet, ...changes }),
    })
  expect(errorOf(await add({ applicationData: crypto.randomUUID() }))).toBe('PYT404')
  expect(errorOf(await add({ currencyCode: '840' }))).toBe('PYT404')
  expect((await add({ transactionAmount: due - 1 })).body.totals.remainingToPay).toBe(cart.totals.total)
  expect(errorOf(await person.wallet.place(cart.id))).toBe('PYT400')
  expect((await add({})).body.totals.remainingToPay).toBe(0)
  expect((await person.wallet.place(cart.id)).body.state).toBe('finalised')
})

/** Fills the provider's card fields that were opened for a cart; gives the card's token. */
const fillCardFields = async (api: TestApi, { guest }: Person, cartId: string): Promise<string> => {
  const query = { cartId, paymentMethodId: 'CREDIT_CARD' } as const
  const { meta } = await guest.call('cart.paymentSession', { query })
  const { url } = api.sandbox
  const response = await fetch(`${url}/hosted-fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ session: meta.merchantSession, card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }),
  })
  return ((await response.json()) as { token: string }).token
}

test('a card’s brand and last digits are the provider’s, whatever the page says [PAY-01]', async ({ api }) => {
  const person = await createPerson(api)
  const cart = await person.wallet.addressed(variantOf('court'))
  const token = await fillCardFields(api, person, cart.id)
  const card = { brand: 'amex', last4: '0005', expiryMonth: 1, expiryYear: 2020, bin: '378282' }
  const body = { payment_method_id: 'CREDIT_CARD', token, card } as const
  const added = await person.guest.call('cart.addPaymentInstrument', { params: { basketId: cart.id }, body })
  expect(added.payment_instruments).toMatchObject([{ additionalData: { brand: 'visa', last4: '4242' } }])
})

test('the token of card fields pays only the cart that they were opened for [PAY-01] [T36]', async ({ api }) => {
  const [owner, thief] = [await createPerson(api), await createPerson(api)]
  const cart = await owner.wallet.addressed(variantOf('court'))
  const token = await fillCardFields(api, owner, cart.id)
  const other = await createCartWith(thief.guest, variantOf('court'))
  const add = ({ guest }: Person, basketId: string, card: string) =>
    guest.tryCall('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', token: card },
    })
  expect((await add(thief, other.id, token)).body.errorDetails).toEqual([unknownToken])
  expect((await add(thief, other.id, 'tok_of_nobody')).body.errorDetails).toEqual([unknownToken])
  expect((await add(owner, cart.id, token)).status).toBe(200)
  expect((await owner.wallet.place(cart.id)).body.state).toBe('finalised')
})

test('the token of a saved card pays by its owner’s id only, and not as a token of the page [AUTH-13] [T36]', async ({
  api,
}) => {
  const saved = await api.deps.payments.findFor('CREDIT_CARD')?.saveCard?.({ token: 'tok_success', currency: 'EUR' })
  const person = await createPerson(api)
  const { id } = await createCartWith(person.guest, variantOf('court'))
  const added = await person.guest.tryCall('cart.addPaymentInstrument', {
    params: { basketId: id },
    body: { payment_method_id: 'CREDIT_CARD', token: saved?.ok ? saved.card.token : '' },
  })
  expect([saved?.ok, added.body.errorDetails]).toEqual([true, [unknownToken]])
})

test('an approved address of PayPal is checked only for its own cart, so that no refusal tells its country [AUTH-13]', async ({
  api,
}) => {
  const [owner, thief] = [await createPerson(api), await createPerson(api)]
  const cart = await createCartWith(owner.guest, variantOf('court'))
  const { body: session } = await owner.wallet.openSession(cart.id, 'PAYPAL', 'express')
  await peers.answerAtPaypal(session.meta.merchantSession, 'ada', 'US')
  const other = await createCartWith(thief.guest, variantOf('court'))
  const set = ({ guest }: Person, basketId: string) =>
    guest.tryCall('cart.setShippingAddress', {
      params: { basketId },
      query: { context: 'PAYPAL_EXPRESS' },
      body: { token: session.meta.merchantSession, address: addressOf('de-de') },
    })
  expect(errorOf(await set(thief, other.id))).toBe('PYT404')
  expect(errorOf(await set(owner, cart.id))).toBe('PAY401')
})
