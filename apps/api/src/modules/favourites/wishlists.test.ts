import { randomUUID } from 'node:crypto'
import { maxFavourites } from '@lacehouse/domain/favourites/favourite'
import { maxWishlists } from '@lacehouse/domain/favourites/wishlist'
import { addConsumer, signInAs, type TestShopper, testNow, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let owner: TestShopper
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  owner = await signInAs(api.client, { email })
})

const keyOf = (product: keyof typeof testProducts) => `${testProducts[product]}-01`
const create = async (name: string, shopper = owner) =>
  (await shopper.call('wishlists.createList', { body: { name } })).listId
const add = (listId: string, product: keyof typeof testProducts, shopper = owner) =>
  shopper.tryCall('wishlists.addToList', { params: { listId }, body: { id: keyOf(product) } })
const read = (listId: string) => owner.call('wishlists.list', { params: { listId } })
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)
const share = async (listId: string) => {
  const { url } = await owner.call('wishlists.shareList', { params: { listId } })
  return { url, favoriteId: url.slice(url.lastIndexOf('/') + 1) }
}

test('a list is created, named, filled once for each product in a colour, and deleted [FAV-01]', async () => {
  const listId = await create('  Winter\t2026 ')
  await add(listId, 'court')
  await add(listId, 'tee')
  await add(listId, 'court')
  expect(await read(listId)).toMatchObject({ name: 'Winter 2026', total: 2 })
  expect(idsOf(await read(listId)).sort()).toEqual([keyOf('court'), keyOf('tee')])
  await owner.call('wishlists.renameList', { params: { listId }, body: { name: 'Gifts' } })
  const { lists } = await owner.call('wishlists.lists', { query: { item: keyOf('tee') } })
  expect(lists).toMatchObject([{ listId, name: 'Gifts', total: 2, itemId: expect.any(String) }])
  expect(lists[0]?.pictures).toHaveLength(2)
  await owner.call('wishlists.deleteList', { params: { listId } })
  expect((await owner.call('wishlists.lists', {})).lists).toEqual([])
})

test('an entry moves to another list, and to one that has it already it moves without a second entry [FAV-01]', async () => {
  const [from, to] = [await create('From'), await create('To')]
  await add(from, 'court')
  await add(from, 'tee')
  await add(to, 'tee')
  for (const { itemId } of (await read(from)).items)
    await owner.call('wishlists.moveToList', { params: { listId: from, itemId }, body: { toListId: to } })
  expect((await read(from)).total).toBe(0)
  expect(idsOf(await read(to)).sort()).toEqual([keyOf('court'), keyOf('tee')].sort())
})

test('a link shows the named list until sharing is stopped, and sharing again makes another one [FAV-02]', async ({
  api,
}) => {
  const listId = await create('Mia’s birthday')
  await add(listId, 'court')
  const first = await share(listId)
  expect(await share(listId)).toEqual(first)
  const open = (favoriteId: string) => fetch(`${api.url}/wishlists/v2/favorites/${favoriteId}/share?locale=en-us`)
  const seen = await open(first.favoriteId)
  const text = await seen.text()
  expect(JSON.parse(text)).toMatchObject({ name: 'Mia’s birthday', total: 1 })
  const { itemId = '' } = (await read(listId)).items[0] ?? {}
  for (const secret of [owner.id, listId, itemId]) expect(text).not.toContain(secret)
  await owner.call('wishlists.stopSharingList', { params: { listId } })
  expect((await open(first.favoriteId)).status).toBe(404)
  const second = await share(listId)
  expect(second.favoriteId).not.toBe(first.favoriteId)
  expect([(await open(second.favoriteId)).status, (await open(first.favoriteId)).status]).toEqual([200, 404])
})

test('favourites stop being shared, too [FAV-02]', async () => {
  const { favoriteId = '' } = await owner.call('wishlists.addFavorite', { body: { id: keyOf('court') } })
  const params = { favoriteId }
  const link = await owner.call('wishlists.shareFavorites', { params })
  expect((await owner.call('wishlists.favorites', {})).isShared).toBe(true)
  await owner.call('wishlists.stopSharingFavorites', { params })
  expect((await owner.call('wishlists.favorites', {})).isShared).toBeUndefined()
  const seen = await owner.tryCall('wishlists.sharedFavorites', { params: { favoriteId: link.favoriteId } })
  expect(seen).toBeRefused(404, 'ORD404')
  expect((await owner.call('wishlists.shareFavorites', { params })).favoriteId).not.toBe(link.favoriteId)
})

test('two tabs cannot pass the number of lists, and a name needs letters', async ({ api }) => {
  for (let count = 1; count < maxWishlists; count += 1) await create(`List ${count}`)
  const answers = await Promise.all(
    ['One', 'Other'].map((name) => owner.tryCall('wishlists.createList', { body: { name } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { email } = await addConsumer(api.database.db)
  const other = await signInAs(api.client, { email })
  expect(await other.tryCall('wishlists.createList', { body: { name: '  ' } })).toBeRefused(400, 'API400')
})

test('only its owner reads or changes a list, and employees have none [AUTH-13] [FAV-04]', async ({ api }) => {
  const listId = await create('Mine')
  await add(listId, 'court')
  const { email } = await addConsumer(api.database.db)
  const other = await signInAs(api.client, { email })
  const theirs = await create('Theirs', other)
  const { itemId = '' } = (await read(listId)).items[0] ?? {}
  const params = { listId }
  const refused = [
    await other.tryCall('wishlists.list', { params }),
    await other.tryCall('wishlists.renameList', { params, body: { name: 'Other' } }),
    await other.tryCall('wishlists.deleteList', { params }),
    await other.tryCall('wishlists.shareList', { params }),
    await other.tryCall('wishlists.stopSharingList', { params }),
    await add(listId, 'tee', other),
    await other.tryCall('wishlists.removeFromList', { params: { listId, itemId } }),
    await other.tryCall('wishlists.moveToList', { params: { listId, itemId }, body: { toListId: theirs } }),
    await owner.tryCall('wishlists.moveToList', { params: { listId, itemId }, body: { toListId: theirs } }),
    await owner.tryCall('wishlists.moveToList', { params: { listId, itemId }, body: { toListId: listId } }),
  ]
  for (const answer of refused) expect(answer).toBeRefused(404, 'ORD404')
  expect(await read(listId)).toMatchObject({ name: 'Mine', total: 1 })
  const employee = await addConsumer(api.database.db, { consumerType: 'EMPLOYEE' })
  const session = await signInAs(api.client, { email: employee.email })
  expect(await session.tryCall('wishlists.lists', {})).toBeRefused(403, 'AUT404')
})

test('what the shop does not sell is not added [FAV-01]', async () => {
  const listId = await create('Later')
  expect(await add(listId, 'withdrawn')).toBeRefused(409, 'INV405')
  expect(await add(listId, 'unpriced')).toBeRefused(404, 'ORD404')
  expect((await read(listId)).total).toBe(0)
})

test('a list is shown in pages, the latest entry first, and its link in the same ones [FAV-01] [FAV-02]', async ({
  api,
}) => {
  const listId = await create('Paged')
  for (const [at, product] of (['court', 'tee', 'sale'] as const).entries()) {
    api.setNow(testNow + at)
    await add(listId, product)
  }
  api.setNow(testNow)
  const page = async (query: object) => idsOf(await owner.call('wishlists.list', { params: { listId }, query }))
  expect(await page({})).toEqual([keyOf('sale'), keyOf('tee'), keyOf('court')])
  expect(await page({ count: 2 })).toEqual([keyOf('sale'), keyOf('tee')])
  expect(await page({ start: 2, count: 2 })).toEqual([keyOf('court')])
  expect(await page({ start: 3 })).toEqual([])
  const { favoriteId } = await share(listId)
  const guest = await api.client.createGuest('en-us')
  const shared = await guest.call('wishlists.sharedFavorites', {
    params: { favoriteId },
    query: { start: 1, count: 1 },
  })
  expect([shared.total, idsOf(shared)]).toEqual([3, [keyOf('tee')]])
})

test('an entry that is not there is neither removed nor moved, and a full list takes no other one [FAV-01]', async ({
  api,
}) => {
  const [listId, full] = [await create('Some'), await create('Full')]
  await add(listId, 'court')
  const unknown = { listId, itemId: randomUUID() }
  expect(await owner.tryCall('wishlists.removeFromList', { params: unknown })).toBeRefused(404, 'ORD404')
  const body = { toListId: full }
  expect(await owner.tryCall('wishlists.moveToList', { params: unknown, body })).toBeRefused(404, 'ORD404')
  await api.database.db.pool.query(
    `insert into wishlist_items (id, list_id, product_id, colour_code, added_at)
    select gen_random_uuid(), $1, 'LHFULL' || n, '01', now() from generate_series(1, $2) as n`,
    [full, maxFavourites],
  )
  expect(await add(full, 'court')).toBeRefused(409, 'INV408')
  const { itemId = '' } = (await read(listId)).items[0] ?? {}
  expect(await owner.tryCall('wishlists.moveToList', { params: { listId, itemId }, body })).toBeRefused(409, 'INV408')
  expect((await read(listId)).total).toBe(1)
})

test('a list belongs to the site on which it was made [FAV-01]', async ({ api }) => {
  const listId = await create('American')
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: owner.id, consumerType: 'CONSUMER', siteId: 'LH-DE' },
  })
  const abroad = api.client.withToken(accessToken, 'de-de')
  expect((await abroad.call('wishlists.lists', {})).lists).toEqual([])
  expect(await abroad.tryCall('wishlists.list', { params: { listId } })).toBeRefused(404, 'ORD404')
})

test('a product that is no longer sold stays on the list with its name, and is not available [FAV-01]', async ({
  api,
  onTestFinished,
}) => {
  const listId = await create('Gone')
  await add(listId, 'scarce')
  const setStatus = async (status: string) => {
    await api.database.db.pool.query('update products set status = $2 where id = $1', [testProducts.scarce, status])
    api.deps.catalogue.drop([testProducts.scarce])
  }
  onTestFinished(() => setStatus('live'))
  await setStatus('withdrawn')
  const { items } = await read(listId)
  expect(items).toMatchObject([{ id: keyOf('scarce'), name: 'Ferris High', available: false }])
  expect(items[0]).not.toHaveProperty('product')
})
