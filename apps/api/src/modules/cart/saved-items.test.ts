import { inTransaction } from '@lacehouse/database'
import {
  addConsumer,
  createCartWith,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeEach(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
})
const list = (shopper = guest, query = {}) => shopper.call('wishlists.saveForLater', { query })
const save = (cart: { id: string; items: readonly { id: string }[] }, place = 0, shopper = guest) =>
  shopper.call('cart.saveForLater', {
    params: { basketId: cart.id },
    body: { itemId: cart.items[place]?.id ?? '' },
  })
const put = (body: Record<string, unknown>, shopper = guest) => shopper.tryCall('cart.putSavedItem', { body })

type ConsumerType = 'CONSUMER' | 'EMPLOYEE' | 'STORE_EMPLOYEE' | 'AGENT'
const signIn = async (api: TestApi, id: string, consumerType: ConsumerType = 'CONSUMER'): Promise<TestShopper> => {
  await addConsumer(api.database.db, { consumerNo: id, consumerType })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: 'LH-US' })
  return api.client.withToken(accessToken, 'en-us')
}

test('an item moves from the cart to the list and back with all its properties [CART-26]', async () => {
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: '' }
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('court'), qty: 3, giftOption } })
  const moved = await save(cart)
  expect(moved.cart).toMatchObject({ id: cart.id, items: [], totals: { total: 0 } })
  expect(moved.saveForLater).toMatchObject({
    total: 1,
    start: 0,
    count: 20,
    items: [
      {
        productId: variantOf('court'),
        name: 'Halden Court',
        qty: 3,
        available: true,
        price: { original: 100, current: 100 },
        pageUrl: expect.stringContaining('/en-us/p/halden-court-'),
        giftOption,
      },
    ],
  })
  const saved = moved.saveForLater.items[0]
  const back = await guest.call('cart.addItem', {
    body: {
      cartId: cart.id,
      productId: variantOf('court'),
      saveForLaterId: moved.saveForLater.saveForLaterId,
      saveForLaterItemId: saved?.itemId,
    },
  })
  expect(back.items).toMatchObject([{ productId: variantOf('court'), qty: 3, giftOption }])
  expect(await list()).toMatchObject({ items: [], total: 0 })
})

test('a saved item is moved once, also from several tabs [CART-26]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { saveForLater } = await save(cart)
  const body = { cartId: cart.id, productId: variantOf('court'), saveForLaterItemId: saveForLater.items[0]?.itemId }
  const answers = await Promise.all([1, 2, 3].map(() => guest.tryCall('cart.addItem', { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const after = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(after.totalItems).toBe(1)
  expect(await guest.tryCall('cart.addItem', { body })).toBeRefused(404, 'ORD404')
})

test('a sold-out item stays on the list, and moving it to the cart is INV700 [CART-26] [FAV-05]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('scarce', '10'), 2)
  const { saveForLater } = await save(cart)
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', -2)`,
    [variantOf('scarce', '10'), api.deps.defaultSite.warehouse],
  )
  const itemId = saveForLater.items[0]?.itemId
  const body = { cartId: cart.id, productId: variantOf('scarce', '10'), saveForLaterItemId: itemId }
  expect(await guest.tryCall('cart.addItem', { body })).toBeRefused(409, 'INV700')
  expect(await list()).toMatchObject({
    total: 1,
    items: [{ itemId, available: false, problem: { errorId: 'INV700' } }],
  })
})

test('the list shows the available quantity of an item with too little stock [FAV-05]', async () => {
  await put({ productId: variantOf('court'), qty: 3, maxQty: 2 })
  const message = 'You can order at most 2 of these.'
  expect((await list()).items).toMatchObject([{ available: false, problem: { errorId: 'INV408', message } }])
})

test('an item is put on the list, changed there, is merged with an equal item, and is removed [CART-26]', async ({
  api,
}) => {
  await put({ productId: variantOf('court'), qty: 2 })
  api.setNow(testNow + 1)
  const two = (await put({ productId: variantOf('court', '10') })).body
  expect(two.items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [variantOf('court', '10'), 1],
    [variantOf('court'), 2],
  ])
  const again = (await put({ productId: variantOf('court', '10'), qty: 4 })).body
  expect(again.items.map(({ qty }) => qty)).toEqual([4, 2])
  const itemId = again.items[1]?.itemId ?? ''
  const one = (await put({ itemId, productId: variantOf('court', '10'), qty: 5 })).body
  expect(one.items).toMatchObject([{ itemId, productId: variantOf('court', '10'), qty: 5 }])
  const params = { saveForlaterId: one.saveForLaterId ?? '', itemId }
  expect(await guest.call('cart.removeSavedItem', { params })).toMatchObject({ total: 0, items: [] })
  expect(await guest.tryCall('cart.removeSavedItem', { params })).toBeRefused(404, 'ORD404')
  expect(await put({ itemId, qty: 1 })).toBeRefused(404, 'ORD404')
})

test.each([
  ['an unknown product', { productId: 'LHTEST0099-01-9' }, [404, 'ORD404']],
  ['a withdrawn product', { productId: variantOf('withdrawn') }, [409, 'INV405']],
  ['no quantity', { productId: variantOf('court'), qty: 0 }, [400, 'INV407']],
  ['nothing at all', {}, [400, 'API400']],
  [
    'a gift to a malformed email',
    { productId: variantOf('court'), giftOption: { to: 'A', email: 'a', message: '' } },
    [400, 'AUT453'],
  ],
])('%s is not put on the list', async (_, body, refused) => {
  expect(toRefusal(await put(body))).toEqual(refused)
  expect(await list()).toMatchObject({ total: 0 })
})

test('the list has pages of twenty, the latest first, and at most a hundred items [FAV-05]', async ({ api }) => {
  const { deps } = api
  const owner = { siteId: 'LH-US', owner: { kind: 'guest' as const, id: guest.id } }
  for (let n = 1; n <= 100; n += 1) {
    const item = {
      variantId: variantOf('court'),
      masterId: 'LHTEST0001',
      upc: '',
      qty: 1,
      delivery: { kind: 'ship' as const },
    }
    await deps.savedQueries.add(owner, { ...item, recipeId: `r${n}` }, deps.now() + n)
  }
  const first = await list()
  expect([first.items.length, first.total, first.items[0]?.recipeId]).toEqual([20, 100, 'r100'])
  const last = await list(guest, { start: 90, count: 20 })
  expect([last.items.length, last.items.at(-1)?.recipeId]).toEqual([10, 'r1'])
  expect(await put({ productId: variantOf('tee') })).toBeRefused(409, 'INV408')
  const cart = await createCartWith(guest, variantOf('court'))
  const refused = await guest.tryCall('cart.saveForLater', {
    params: { basketId: cart.id },
    body: { itemId: cart.items[0]?.id },
  })
  expect(refused.body.errorDetails[0]).toMatchObject({
    errorId: 'INV408',
    maximum: 100,
    message: 'You can save at most 100 items for later.',
  })
  expect((await guest.call('cart.get', { params: { basketId: cart.id } })).items).toHaveLength(1)
})

test('only its owner has access to a list [CART-26]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { saveForLater } = await save(cart)
  const itemId = saveForLater.items[0]?.itemId ?? ''
  const stranger = await api.client.createGuest('en-us')
  expect(await list(stranger)).toEqual({ items: [], total: 0, start: 0, count: 20 })
  const params = { saveForlaterId: saveForLater.saveForLaterId ?? '', itemId }
  expect(await stranger.tryCall('cart.removeSavedItem', { params })).toBeRefused(404, 'ORD404')
  expect(await put({ itemId, qty: 9 }, stranger)).toBeRefused(404, 'ORD404')
  const own = await createCartWith(stranger, variantOf('tee'))
  const body = { cartId: own.id, productId: variantOf('court'), saveForLaterItemId: itemId }
  expect(await stranger.tryCall('cart.addItem', { body })).toBeRefused(404, 'ORD404')
  expect(await stranger.tryCall('cart.saveForLater', { params: { basketId: cart.id }, body: { itemId } })).toBeRefused(
    404,
    'BSK404',
  )
})

const merge = (api: TestApi, consumerNo: string) =>
  inTransaction(api.database.db.pool, (client) =>
    api.deps.savedQueries.mergeSavedItems(client, { siteId: 'LH-US', guestId: guest.id, consumerNo }),
  )

/** Fills a list up to a number of items, each with its own design. */
const fill = async (api: TestApi, kind: 'guest' | 'consumer', id: string, [first, last]: readonly [number, number]) => {
  const thing = {
    variantId: variantOf('court'),
    masterId: 'LHTEST0001',
    upc: '',
    qty: 1,
    delivery: { kind: 'ship' },
  } as const
  for (let n = first; n <= last; n += 1)
    await api.deps.savedQueries.add(
      { siteId: 'LH-US', owner: { kind, id } },
      { ...thing, recipeId: `r${n}` },
      testNow + n,
    )
}

test('a list never exceeds a hundred items, also from several tabs [CART-26] [FAV-05]', async ({ api }) => {
  await fill(api, 'guest', guest.id, [1, 98])
  const cart = await createCartWith(guest, variantOf('tee'))
  const answers = await Promise.all([
    ...['8', '9', '10'].map((size) => put({ productId: variantOf('court', size) })),
    guest.tryCall('cart.saveForLater', { params: { basketId: cart.id }, body: { itemId: cart.items[0]?.id } }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.flatMap(({ body }) => body.errorDetails?.[0] ?? [])).toMatchObject([
    { errorId: 'INV408', maximum: 100 },
    { errorId: 'INV408', maximum: 100 },
  ])
  const { total, items } = await list()
  const { totalItems } = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(total).toBe(100)
  expect(totalItems).toBe(items.some(({ productId }) => productId === variantOf('tee')) ? 0 : 1)
})

test('a full list accepts items that it has, and of a guest’s items the latest for which it has capacity [CART-26]', async ({
  api,
}) => {
  const consumer = await signIn(api, 'C-502')
  await fill(api, 'consumer', 'C-502', [1, 98])
  await fill(api, 'guest', guest.id, [98, 101])
  await merge(api, 'C-502')
  const first = await list(consumer)
  expect([first.total, ...first.items.slice(0, 3).map(({ recipeId }) => recipeId)]).toEqual([
    100,
    'r101',
    'r100',
    'r98',
  ])
  expect((await list()).items.map(({ recipeId }) => recipeId)).toEqual(['r99'])
  const again = await put({ productId: variantOf('court'), recipeId: 'r5', qty: 3 }, consumer)
  expect([again.status, again.body.total]).toEqual([200, 100])
})

test('a consumer has a list, and the guest’s saved items are merged into it once [CART-26]', async ({ api }) => {
  const consumer = await signIn(api, 'C-500')
  await put({ productId: variantOf('court'), qty: 1 }, consumer)
  await put({ productId: variantOf('court'), qty: 4 })
  await put({ productId: variantOf('tee') })
  for (let times = 1; times <= 2; times += 1) {
    await merge(api, 'C-500')
    const merged = await list(consumer)
    expect(merged.items.map(({ productId, qty }) => [productId, qty]).toSorted()).toEqual([
      [variantOf('court'), 4],
      [variantOf('tee'), 1],
    ])
  }
  expect(await list()).toMatchObject({ total: 0 })
})

test.for(['EMPLOYEE', 'STORE_EMPLOYEE'] as const)(
  '%s cannot save items for later: AUT404 [FAV-04]',
  async (type, { api }) => {
    const employee = await signIn(api, `E-${type}`, type)
    const cart = await createCartWith(employee, variantOf('court'))
    expect(cart.rights.saveForLater).toBe(false)
    const params = { basketId: cart.id }
    const itemId = cart.items[0]?.id
    const answers = await Promise.all([
      employee.tryCall('wishlists.saveForLater', {}),
      put({ productId: variantOf('court') }, employee),
      employee.tryCall('cart.saveForLater', { params, body: { itemId } }),
      employee.tryCall('cart.removeSavedItem', { params: { saveForlaterId: cart.id, itemId: cart.id } }),
      employee.tryCall('cart.addItem', {
        body: { cartId: cart.id, productId: variantOf('court'), saveForLaterItemId: cart.id },
      }),
    ])
    expect(answers.map(toRefusal)).toEqual(answers.map(() => [403, 'AUT404']))
  },
)

test('an agent and a consumer may save for later [FAV-04]', async ({ api }) => {
  for (const shopper of [await signIn(api, 'A-1', 'AGENT'), await signIn(api, 'C-501')]) {
    const cart = await createCartWith(shopper, variantOf('court'))
    expect(cart.rights.saveForLater).toBe(true)
    expect((await save(cart, 0, shopper)).saveForLater.total).toBe(1)
  }
})

test('the guest’s saved items belong to the consumer after sign-in [CART-26]', async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  const { email } = await addConsumer(api.database.db)
  await put({ productId: variantOf('tee'), qty: 2 })
  const consumer = await signInAs(api.client, { email, guest })
  expect(await list(consumer)).toMatchObject({ total: 1, items: [{ productId: variantOf('tee'), qty: 2 }] })
  expect(await list()).toMatchObject({ total: 0 })
})

test('an item that the shop does not know any more stays on the list as it was saved, without a price [FAV-05]', async ({
  api,
}) => {
  const picture = 'https://cdn.example/gone.jpg'
  await api.deps.savedQueries.add(
    { siteId: 'LH-US', owner: { kind: 'guest', id: guest.id } },
    {
      ...{ variantId: 'LHGONE0001-01-9', masterId: 'LHGONE0001', upc: '', qty: 2, delivery: { kind: 'ship' } },
      ...{ slug: 'gone-court', productImageURL: picture },
    },
    testNow,
  )
  const [item] = (await list()).items
  expect(item).toMatchObject({
    ...{ name: 'LHGONE0001-01-9', qty: 2, available: false, problem: { errorId: 'ORD404' }, productImageURL: picture },
    ...{ pageUrl: expect.stringContaining('/en-us/p/gone-court-'), isCustoms: false, isDigitalProduct: false },
  })
  expect(item).not.toHaveProperty('price')
})

test('the value of a gift card is saved and shown, and an item without a price says so [FAV-05]', async () => {
  const card = await put({ productId: variantOf('giftCard'), customAmount: 42.5 })
  expect(card.body.items).toMatchObject([{ customAmount: 42.5, price: { current: 42.5 }, isDigitalProduct: true }])
  await put({ productId: variantOf('unpriced') })
  const unpriced = (await list()).items.find(({ productId }) => productId === variantOf('unpriced'))
  expect(unpriced).toMatchObject({ name: 'Nowhere Trail', available: false, problem: { errorId: 'INV702' } })
  expect(unpriced).not.toHaveProperty('price')
})
