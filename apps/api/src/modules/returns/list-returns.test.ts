import { randomUUID } from 'node:crypto'
import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'
import { days, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  makeReady,
  type SignedInShopper,
  signInAs,
  type TestApi,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { endExchanges } from '../../core/returns/end-exchanges.ts'

let now = 0
test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  now = Date.now()
  api.setNow(now)
})
test.afterEach(({ api }) => api.setNow(now))

const signInAnew = async (api: TestApi): Promise<SignedInShopper> =>
  signInAs(api.client, { email: (await addConsumer(api.database.db)).email })

/** Buys two pairs and a shirt, which arrive. */
const receive = async (api: TestApi, shopper: SignedInShopper) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  const { orderNumber, items } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber, to: 'delivered' })
  const [shoes = '', tee = ''] = items.map((item) => item.id)
  return { orderNumber, shoes, tee, items }
}

type Wanted = { readonly itemId: string; readonly qty: number; readonly exchangeVariantId?: string }
const register = async (shopper: SignedInShopper, orderId: string, items: readonly Wanted[], more: object = {}) => {
  const returnId = randomUUID()
  const body = { returnId, items: items.map((item) => ({ ...item, reason: 'too_small' as const })), ...more }
  await shopper.call('returns.label', { params: { orderId }, body })
  return returnId
}
const list = (shopper: SignedInShopper, query: object = {}) => shopper.call('returns.list', { query })
const takeBack = (api: TestApi, number: string | undefined) =>
  createFulfilment(api.deps).takeBack({ returnNumber: parseReturnNumber(number ?? '') ?? '', items: null })
const previewOf = (shopper: SignedInShopper, orderId: string, items: readonly Wanted[]) =>
  shopper.call('returns.preview', { params: { orderId }, body: { items: [...items] } })

test('the returns of all orders are listed, the newest first, in pages, each with its order and pictures [ACC-08]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  expect(await list(shopper)).toEqual({ returns: [], start: 0, count: 10, total: 0 })
  const [first, second] = [await receive(api, shopper), await receive(api, shopper)]
  const ids: string[] = []
  for (const [index, [{ orderNumber }, itemId]] of (
    [
      [first, first.shoes],
      [second, second.tee],
      [first, first.tee],
    ] as const
  ).entries()) {
    api.setNow(now + minutes(index))
    ids.push(await register(shopper, orderNumber, [{ itemId, qty: 1 }], index === 1 ? { way: 'store' } : {}))
  }
  const { returns, total } = await list(shopper)
  expect(total).toBe(3)
  expect(returns.map(({ returnId }) => returnId)).toEqual(ids.toReversed())
  expect(returns.map(({ orderNumber, way }) => [orderNumber, way])).toEqual([
    [first.orderNumber, 'parcel'],
    [second.orderNumber, 'store'],
    [first.orderNumber, 'parcel'],
  ])
  expect(returns[2]).toMatchObject({
    number: expect.stringMatching(/^R-/),
    state: 'registered',
    registeredAt: new Date(now).toISOString(),
    items: [{ itemId: first.shoes, qty: 1, reason: 'too_small', name: first.items[0]?.name }],
  })
  expect(returns[2]?.items[0]?.productImageURL).toBe(first.items[0]?.productImageURL)
  expect(returns[2]?.items[0]?.pdpUrl).toBe(first.items[0]?.pdpUrl)
  const middle = await list(shopper, { start: 1, count: 1 })
  expect(middle).toMatchObject({ start: 1, count: 1, total: 3, returns: [{ returnId: ids[1] }] })
  expect((await list(shopper, { start: 3 })).returns).toEqual([])
})

test('the refund that is expected is the preview, and becomes the one that was made with the day of its money [ACC-08]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { orderNumber, shoes, tee } = await receive(api, shopper)
  const pair = [{ itemId: shoes, qty: 1 }]
  const expected = await previewOf(shopper, orderNumber, pair)
  await register(shopper, orderNumber, pair)
  const rest = [
    { itemId: shoes, qty: 1 },
    { itemId: tee, qty: 1 },
  ]
  const later = await previewOf(shopper, orderNumber, rest)
  api.setNow(now + minutes(1))
  await register(shopper, orderNumber, rest)
  const open = (await list(shopper)).returns
  expect(open.map(({ refund }) => refund)).toEqual([
    { amount: later.amount, currency: 'USD' },
    { amount: expected.amount, currency: 'USD' },
  ])
  await takeBack(api, open[1]?.number)
  const { returns } = await list(shopper)
  const { returns: ofOrder } = await shopper.call('orders.get', { params: { orderId: orderNumber } })
  expect(returns[1]).toMatchObject({
    state: 'received',
    receivedAt: ofOrder[0]?.receivedAt,
    refund: { amount: expected.amount, currency: 'USD', by: ofOrder[0]?.refundBy },
  })
  expect(ofOrder[0]?.refundBy).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(returns[0]).toEqual(open[0])
})

test('an exchange says how far the other size is and gives back nothing, and a cancelled return is kept as such [ACC-08]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { orderNumber, shoes, tee } = await receive(api, shopper)
  const params = { orderId: orderNumber }
  const { items } = await shopper.call('returns.listSizes', { params })
  const size = items.find(({ itemId }) => itemId === shoes)?.sizes.find(({ isAvailable }) => isAvailable)
  await register(shopper, orderNumber, [{ itemId: shoes, qty: 1, exchangeVariantId: size?.variantId ?? '' }])
  api.setNow(now + minutes(1))
  const returnId = await register(shopper, orderNumber, [{ itemId: tee, qty: 1 }])
  await shopper.call('returns.cancel', { params: { ...params, returnId } })
  const [cancelled, exchanged] = (await list(shopper)).returns
  expect(cancelled).toMatchObject({ returnId, state: 'cancelled', cancelledAt: expect.any(String) })
  expect(cancelled).not.toHaveProperty('refund')
  expect(exchanged).toMatchObject({ state: 'registered', items: [{ exchange: { size: size?.size, state: 'held' } }] })
  expect(exchanged).not.toHaveProperty('refund')
  await takeBack(api, exchanged?.number)
  const received = (await list(shopper)).returns[1]
  expect(received).toMatchObject({ state: 'received', items: [{ exchange: { state: 'due' } }] })
  expect(received).not.toHaveProperty('refund')
})

test('a size that was held for too long is refunded when its goods arrive, and the list expects so [ACC-08]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { orderNumber, shoes } = await receive(api, shopper)
  const { items } = await shopper.call('returns.listSizes', { params: { orderId: orderNumber } })
  const size = items.find(({ itemId }) => itemId === shoes)?.sizes.find(({ isAvailable }) => isAvailable)
  const { amount } = await previewOf(shopper, orderNumber, [{ itemId: shoes, qty: 1 }])
  await register(shopper, orderNumber, [{ itemId: shoes, qty: 1, exchangeVariantId: size?.variantId ?? '' }])
  await endExchanges({ ...api.deps, now: () => now + days(22) })
  const [released] = (await list(shopper)).returns
  expect(released).toMatchObject({ refund: { amount }, items: [{ exchange: { state: 'released' } }] })
  await takeBack(api, released?.number)
  expect((await list(shopper)).returns[0]).toMatchObject({ state: 'received', refund: { amount } })
})

test('another consumer sees none of them, and an ended account is refused [ACC-08] [AUTH-13]', async ({ api }) => {
  const owner = await signInAnew(api)
  const { orderNumber, tee } = await receive(api, owner)
  await register(owner, orderNumber, [{ itemId: tee, qty: 1 }])
  expect((await list(await signInAnew(api))).total).toBe(0)
  await api.database.db.pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [owner.id])
  const { status, body } = await owner.tryCall('returns.list', {})
  expect([status, body.errorDetails[0]?.errorId]).toEqual([401, 'AUT498'])
})

test('a page of returns takes at most two statements, whatever it holds [ACC-08]', async ({ api }) => {
  const shopper = await signInAnew(api)
  for (const { orderNumber, shoes, tee } of [await receive(api, shopper), await receive(api, shopper)])
    for (const itemId of [shoes, tee]) await register(shopper, orderNumber, [{ itemId, qty: 1 }])
  let statements = 0
  const off = api.database.db.onStatement(() => {
    statements += 1
  })
  expect((await list(shopper)).returns).toHaveLength(4)
  off()
  expect(statements).toBeLessThanOrEqual(2)
})
