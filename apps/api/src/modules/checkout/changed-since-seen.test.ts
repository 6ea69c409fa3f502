import {
  addPromotion,
  createCartWith,
  makeAddressed,
  makeReady,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query(`update promotions set status = 'draft'`)
  api.deps.promotions.drop()
  guest = await api.client.createGuest('en-us')
})

type Cart = Awaited<ReturnType<typeof createCartWith>>

const read = (cartId: string, patch = false) =>
  guest.call('cart.get', { params: { basketId: cartId }, ...(patch && { query: { patch } }) })
const prepare = (basketId: string) => guest.call('checkout.prepareOrder', { body: { basketId } })
const place = (cartId: string) => guest.call('checkout.placeOrder', { body: { cartId } })
const listMessages = ({ items, customerNotifications }: Cart) =>
  [...items.flatMap((item) => item.customerNotifications), ...customerNotifications].map(({ message }) => message)

const endPromotion = async (api: TestApi, id: string) => {
  await api.database.db.pool.query(`update promotions set status = 'draft' where id = $1`, [id])
  api.deps.promotions.drop()
}

const setPrice = async (api: TestApi, cartId: string, price: number, from: string) => {
  await api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, currency, kind, amount_minor, starts_at)
     select distinct price_list, product_id, currency, kind, $2::int, $3::timestamptz from price_entries
     where product_id = $1 and price_list = 'us-usd'`,
    [variantOf('tee').slice(0, 10), price * 100, from],
  )
  await expect.poll(async () => (await read(cartId)).items[0]?.price.current).toBe(price)
}

test('a changed price is reported at the summary until it is dismissed, and the order is placed at it [T16] [CART-17]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, cart.id)
  await setPrice(api, cart.id, 33, '2026-11-09')
  const prepared = await prepare(cart.id)
  const message = 'The price of Plain Tee is now $33.00.'
  expect([prepared.totals.itemTotal, listMessages(prepared)]).toEqual([33, [message]])
  expect(listMessages(await read(cart.id))).toEqual([message])
  expect(listMessages(await prepare(cart.id))).toEqual([message])
  expect(listMessages(await read(cart.id, true))).toEqual([])
  expect((await place(cart.id)).totals.total).toBe(prepared.totals.total)
})

test('a changed price is still reported after another change of the cart [T16] [CART-17]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('tee'))
  await setPrice(api, cart.id, 34, '2026-11-10')
  const message = 'The price of Plain Tee is now $34.00.'
  expect(listMessages(await makeAddressed(guest, cart.id))).toEqual([message])
  const itemId = cart.items[0]?.id ?? ''
  const more = await guest.call('cart.updateItem', { params: { basketId: cart.id }, body: { itemId, qty: 2 } })
  expect(listMessages(more)).toEqual([message])
})

test('the end of an automatic promotion is reported in the cart and at the summary once [T16] [CART-17] [CART-10]', async ({
  api,
}) => {
  await addPromotion(api, { id: 'autumn', names: { 'en-us': 'Autumn days' } })
  const cart = await createCartWith(guest, variantOf('court'))
  expect(cart.totals.totalDiscount).toBe(10)
  const message = 'Autumn days: this offer no longer applies to your order.'
  await endPromotion(api, 'autumn')
  const gone = await read(cart.id)
  expect([gone.totals.totalDiscount, gone.customerNotifications]).toEqual([
    0,
    [{ code: 'ORD415', level: 'warning', message }],
  ])
  const ready = await makeReady(guest, cart.id)
  expect(listMessages(ready)).toEqual([message])
  expect(listMessages(await prepare(cart.id))).toEqual([message])
  expect(listMessages(await read(cart.id, true))).toEqual([])
  expect(listMessages(await prepare(cart.id))).toEqual([])
  expect((await place(cart.id)).totals.totalDiscount).toBe(0)
})

test('a promotion with a smaller discount is reported with the amount, and one that the shopper gave up is not [CART-17] [CART-10]', async ({
  api,
}) => {
  const rule = { conditions: [{ type: 'quantity', atLeast: 2 }], effect: { type: 'percent', percent: 1000 } }
  await addPromotion(api, { id: 'pair', names: { 'en-us': 'A pair' }, rule })
  const cart = await createCartWith(guest, variantOf('court'), 2)
  const half = { ...rule, effect: { type: 'percent', percent: 500 } }
  await api.database.db.pool.query(`update promotions set rule = $1 where id = 'pair'`, [half])
  api.deps.promotions.drop()
  expect(listMessages(await read(cart.id))).toEqual(['A pair: this offer now takes $10.00 off.'])
  await read(cart.id, true)
  const itemId = cart.items[0]?.id ?? ''
  const fewer = await guest.call('cart.updateItem', { params: { basketId: cart.id }, body: { itemId, qty: 1 } })
  expect([fewer.totals.totalDiscount, listMessages(fewer), listMessages(await read(cart.id))]).toEqual([0, [], []])
})
