import { randomUUID } from 'node:crypto'
import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import {
  addConsumer,
  addressOf,
  createCartWith,
  openReadyCart,
  place,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { z } from 'zod'
import { toSample } from './to-sample.ts'

/** The fields by which calls name a person's own data, and what each of them names. */
const kindOfField: Readonly<Record<string, keyof Ids>> = {
  basketId: 'cart',
  cartId: 'cart',
  orderNumber: 'order',
  orderNo: 'order',
  orderId: 'order',
  addressId: 'address',
  paymentInstrumentId: 'card',
  saved_payment_instrument_id: 'card',
  favoriteId: 'favourites',
  saveForlaterId: 'savedItems',
}

type Ids = Readonly<Record<'cart' | 'order' | 'address' | 'card' | 'favourites' | 'savedItems', string>>

/** Ids of the right form that name nothing. */
const nothing: Ids = {
  cart: randomUUID(),
  order: 'LH00000000',
  address: randomUUID(),
  card: randomUUID(),
  favourites: randomUUID(),
  savedItems: randomUUID(),
}

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
type Schema = { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }

const toSchema = (schema: z.ZodType): Schema => {
  const { anyOf, ...own } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Schema
  return anyOf?.[0] ?? own
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema ? Object.keys(toSchema(schema).properties ?? {}) : []

/** Valid values of fields that a sample of the schema does not get right. */
const validValues: Readonly<Record<string, unknown>> = {
  paymentMethodId: 'KLARNA',
  productId: variantOf('court'),
  storeId: testStores.soho,
}

const toAddress = ({ properties = {} }: Schema) => ({
  ...addressOf('en-us'),
  ...('approachType' in properties && { approachType: 'S' }),
})

/** The fields that a request needs, and the ids of data. */
const fill = (schema: z.ZodType, ids: Partial<Ids>): Record<string, string> => {
  const { properties = {}, required = [] } = toSchema(schema)
  const filled = Object.entries(properties).flatMap(([name, field]) => {
    const kind = kindOfField[name]
    const id = kind && ids[kind]
    if (id !== undefined) return [[name, id]]
    if (name === 'address') return [[name, toAddress(field)]]
    return required.includes(name) ? [[name, validValues[name] ?? toSample(field)]] : []
  })
  return Object.fromEntries(filled)
}

const toRequest = ({ params, query, body }: CallContract, ids: Partial<Ids>): Parts => ({
  ...(params && { params: fill(params, ids) }),
  ...(query && { query: fill(query, ids) }),
  ...(body && { body: fill(body, ids) }),
})

/** The calls that name a person's data by an id, each with one kind of data that it names. */
const naming = (Object.entries(calls) as [CallId, CallContract][]).flatMap(([call, contract]) => {
  const fields = [contract.params, contract.query, contract.body].flatMap(fieldsOf)
  const kinds = new Set(fields.flatMap((field) => kindOfField[field] ?? []))
  return [...kinds].map((kind) => ({ call, contract, kind }))
})

const openOwner = async (
  api: TestApi,
  name: { firstName?: string; lastName?: string } = {},
): Promise<{ owner: SignedInShopper; ids: Ids }> => {
  const { email } = await addConsumer(api.database.db, name)
  const owner = await signInAs(api.client, { email })
  const { body: placed } = await place(owner, await openReadyCart(owner, variantOf('court')))
  const cart = await createCartWith(owner, variantOf('court'))
  const address = { ...addressOf('en-us'), approachType: 'S' as const }
  const added = await owner.call('consumer.addAddress', { body: { address } })
  const { card } = await owner.call('consumer.addCard', { body: { token: 'tok_success' } })
  const favourites = await owner.call('wishlists.addFavorite', { body: { id: cart.items[0]?.masterId ?? '' } })
  const saved = await owner.call('cart.putSavedItem', { body: { productId: variantOf('court') } })
  return {
    owner,
    ids: {
      cart: cart.id,
      order: placed.orderNumber,
      address: added.addressId,
      card: card.paymentInstrumentId,
      favourites: favourites.favoriteId ?? '',
      savedItems: saved.saveForLaterId ?? '',
    },
  }
}

/** All that the owner has, as the owner sees it; the stock changes by what others buy. */
const listOwned = async (owner: TestShopper, ids: Ids): Promise<unknown> => [
  (await owner.call('cart.get', { params: { basketId: ids.cart } })).items.map(({ availability, ...item }) => item),
  await owner.call('checkout.getOrder', { params: { orderNumber: ids.order } }),
  await owner.call('consumer.get', {}),
  await owner.call('consumer.listCards', {}),
  await owner.call('wishlists.favorites', {}),
  await owner.call('wishlists.saveForLater', {}),
]

const answerTo = async (shopper: TestShopper, call: CallId, parts: Parts) => {
  const { status, body } = await shopper.tryCall(call, parts)
  return {
    status,
    errors: body?.errorDetails?.map(({ errorId, field }) => [errorId, field]),
    text: JSON.stringify(body),
  }
}

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites)
    Object.assign(features.captcha, { signIn: false, signUp: false, card: false })
})

test('every call answers the id of another’s cart, order, address, card or list as one that names nothing, and changes none of it [AUTH-13] [AUTH-09]', async ({
  api,
}) => {
  expect(naming.length).toBeGreaterThan(35)
  const { owner, ids } = await openOwner(api, { firstName: 'Philippa', lastName: 'Ownerly' })
  const before = await listOwned(owner, ids)
  const stranger = await openOwner(api)
  const guest = await api.client.createGuest()
  const agent = { id: 'A-1', name: 'Sam Ortiz', role: 'supervisor' } as const
  const session = { kind: 'consumer', id: stranger.owner.id, consumerType: 'CONSUMER', siteId: 'LH-US', agent } as const
  const acting = api.client.withToken(api.deps.tokens.issue(session).accessToken, 'en-us')
  for (const { call, contract, kind } of naming)
    for (const [shopper, own] of [
      [stranger.owner, stranger.ids],
      [guest, {}],
      // An agent has the rights of the customer for whom they act, and no more.
      [acting, stranger.ids],
    ] as const) {
      const foreign = await answerTo(shopper, call, toRequest(contract, { ...own, [kind]: ids[kind] }))
      const missing = await answerTo(shopper, call, toRequest(contract, { ...own, [kind]: nothing[kind] }))
      expect([call, foreign.status, foreign.errors]).toEqual([call, missing.status, missing.errors])
      for (const known of ['Ownerly', 'Philippa', owner.id]) expect(foreign.text, call).not.toContain(known)
    }
  expect(await listOwned(owner, ids)).toEqual(before)
}, 90_000)
