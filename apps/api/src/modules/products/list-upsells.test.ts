import { type TestApi, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court, tee, sale, scarce, giftCard, withdrawn, unpriced } = testProducts

/** Names what goes with a product, and waits until the catalogue knows it. */
const name = async (api: TestApi, productId: string, attributes: object) => {
  await api.database.db.pool.query('update products set attributes = attributes || $2 where id = $1', [
    ...[productId, JSON.stringify(attributes)],
  ])
}

test('an upsell has id, article number, name, address, picture and price, in the order of the product [CAT-11]', async ({
  api,
}) => {
  await name(api, court, { upsells: [withdrawn, tee, unpriced, sale, scarce, giftCard], upsellLayout: 'carousel' })
  const guest = api.client.withToken(null, 'en-us')
  const read = async (limit?: number) =>
    guest.call('products.upsells', { params: { productId: court }, query: { ...(limit && { limit }) } })
  await expect.poll(async () => (await read()).upsells.map(({ id }) => id)).toEqual([tee, sale, scarce])
  const { layout, upsells } = await read(12)
  expect(layout).toBe('carousel')
  expect(upsells.map(({ id }) => id)).toEqual([tee, sale, scarce, giftCard])
  expect(upsells[0]).toMatchObject({
    ...{ id: tee, name: 'Plain Tee', currency: 'USD', available: true },
    url: expect.stringMatching(new RegExp(`^/en-us/p/.+-${tee}$`)),
    image: { url: expect.stringMatching(/./) },
    price: { lowCurrent: 25 },
  })
})

test('the article number of an upsell is among its inventory, and the cart takes it [CAT-11]', async ({ api }) => {
  await name(api, sale, { upsells: [tee] })
  const guest = await api.client.createGuest()
  const read = () => guest.call('products.upsells', { params: { productId: sale } })
  await expect.poll(async () => (await read()).upsells.length).toBe(1)
  const sku = (await read()).upsells[0]?.sku ?? ''
  const { variants } = await guest.call('products.inventory', { params: { productId: tee } })
  expect(variants.find(({ id }) => id === sku)).toMatchObject({ stockStatus: 'inStock' })
  const cart = await guest.call('cart.createWithItem', { body: { productId: sku, qty: 1 } })
  expect(cart.items[0]).toMatchObject({ productId: sku, masterId: tee })
})

test('the first variant that is in stock is named, also where the very first has sold out; one variant leaves nothing to choose [CAT-11]', async ({
  api,
}) => {
  const { pool } = api.database.db
  await name(api, scarce, { upsells: [tee] })
  const guest = api.client.withToken(null, 'en-us')
  const read = async () => (await guest.call('products.upsells', { params: { productId: scarce } })).upsells[0]
  await expect.poll(async () => (await read())?.sku).toBeDefined()
  const before = await read()
  const { variants } = await guest.call('products.inventory', { params: { productId: tee } })
  expect(before?.isSingle).toBe(variants.length === 1)
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
      select variant_id, location_id, 'count', reserved - on_hand from stock_items where variant_id = $1`,
    [before?.sku],
  )
  const next = variants.filter(({ id }) => id !== before?.sku)[0]?.id
  await expect.poll(async () => (await read())?.sku).toBe(next ?? before?.sku)
  // Only one size is left in the shop's offer.
  await pool.query("update variants set status = 'withdrawn' where product_id = $1 and id <> $2", [
    tee,
    variantOf('tee'),
  ])
  await expect.poll(async () => (await read())?.isSingle).toBe(true)
})

test('an unknown product has no upsells [CAT-11]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  expect(await guest.tryCall('products.upsells', { params: { productId: 'LHNONE0001' } })).toMatchObject({
    body: { errorDetails: [{ errorId: 'ORD404' }] },
  })
})
