import type { StaffProductFacts } from '@lacehouse/contracts'
import { type BackofficeCaller, openBackoffice, type TestApi, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court, sale, tee, scarce } = testProducts
const params = { productId: court }

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.read', 'catalogue.edit'] })
})

const read = async () => (await staff.call('backoffice.getProduct', { params })).facts
const toBody = ({ upsells, ...facts }: StaffProductFacts) => ({
  ...facts,
  upsells: upsells.map(({ productId }) => productId),
})
type Change = Partial<ReturnType<typeof toBody>>
const edit = async (change: Change) =>
  (await staff.call('backoffice.editProductFacts', { params, body: { ...toBody(await read()), ...change } })).facts
const refuse = async (change: Change, locale = 'en-us') => {
  const body = { ...toBody(await read()), ...change }
  const reply = await staff.tryCall('backoffice.editProductFacts', { params, query: { locale }, body })
  expect(reply).toBeRefused(400, 'API400')
  return reply.body.errorDetails[0]
}
const actionsOf = async (api: TestApi) =>
  (
    await api.database.db.pool.query(
      "select data from staff_actions where action = 'backoffice.editProductFacts' order by id desc",
    )
  ).rows.map(({ data }) => data)

/** Reads the product as a shopper has it, past what this instance remembers of it. */
const readInShop = async (api: TestApi, locale = 'en-us') => {
  api.deps.catalogue.drop([court])
  return (await api.client.createGuest(locale)).call('products.details', { params })
}

test('a badge and an eyebrow have their words by locale, and one of own words gets its code by them [MER-07]', async ({
  api,
}) => {
  const badge = { code: 'limited', words: { 'en-us': 'Limited', 'de-de': 'Limitiert', 'fr-ca': ' ' } }
  const facts = await edit({ badge, eyebrow: { words: { 'en-us': 'No animals', 'de-de': 'Ohne Tiere' } } })
  expect(facts.badge).toEqual({ code: 'limited', words: { 'en-us': 'Limited', 'de-de': 'Limitiert' } })
  expect(facts.eyebrow).toEqual({ code: 'no-animals', words: { 'en-us': 'No animals', 'de-de': 'Ohne Tiere' } })
  expect(await readInShop(api, 'de-de')).toMatchObject({
    badge: { code: 'limited', label: 'Limitiert' },
    eyebrow: { code: 'no-animals', label: 'Ohne Tiere' },
  })
  // A language without words reads those of another one, and never the code.
  await edit({ badge: { code: 'limited', words: { 'de-de': 'Limitiert' } } })
  expect((await readInShop(api)).badge).toEqual({ code: 'limited', label: 'Limitiert' })
  expect(await edit({ badge: null, eyebrow: null })).toMatchObject({ badge: null, eyebrow: null })
  expect((await readInShop(api)).badge).toBeUndefined()
})

test('a mark of coming soon closes a product, and a launch date opens it again at its time [MER-07]', async ({
  api,
  guest,
}) => {
  const order = async () => {
    api.deps.catalogue.drop([court])
    return guest.tryCall('cart.createWithItem', { body: { productId: variantOf('court') } })
  }
  await edit({ badge: { code: 'coming-soon', words: { 'en-us': 'Coming soon' } } })
  expect((await order()).status).toBe(404)
  const launchAt = new Date(api.deps.now() + 86_400_000).toISOString()
  expect((await edit({ launchAt })).launchAt).toBe(launchAt)
  expect((await readInShop(api)).targetPublishDate).toBe(launchAt)
  expect((await order()).status).toBe(404)
  await edit({ launchAt: new Date(api.deps.now() - 1000).toISOString() })
  expect((await order()).status).toBe(201)
  expect((await edit({ launchAt: null, badge: null })).launchAt).toBeNull()
})

test('a presale, what only stores reserve, and the measurements of the model are what the shop shows [MER-07]', async ({
  api,
  guest,
}) => {
  const order = async () =>
    (await guest.tryCall('cart.createWithItem', { body: { productId: variantOf('court') } })).status
  const modelMeasurements = { 'en-us': 'Our model is 5′10″', 'de-de': '' }
  const facts = await edit({ presale: true, isReserveInStoreOnly: true, modelMeasurements })
  expect(facts.modelMeasurements).toEqual({ 'en-us': 'Our model is 5′10″' })
  expect(await readInShop(api)).toMatchObject({
    ...{ presale: true, modelMeasurements: 'Our model is 5′10″' },
  })
  // A guest has to sign in for a presale; what only stores reserve is in no cart.
  expect(await order()).toBe(403)
  await edit({ presale: false })
  api.deps.catalogue.drop([court])
  expect(await order()).toBe(404)
  const open = await edit({ isReserveInStoreOnly: false, modelMeasurements: {} })
  expect(open).toMatchObject({ presale: false, isReserveInStoreOnly: false, modelMeasurements: {} })
  expect((await readInShop(api)).modelMeasurements).toBeUndefined()
  expect(await order()).toBe(201)
})

test('upsells are the products that are named, in their order [MER-07]', async ({ api }) => {
  const facts = await edit({ upsells: [tee.toLowerCase(), sale], upsellLayout: 'carousel' })
  expect(facts.upsells).toEqual([
    { productId: tee, name: 'Plain Tee', state: 'live' },
    { productId: sale, name: 'Halden Runner', state: 'live' },
  ])
  expect((await readInShop(api)).upsells).toEqual({ ids: [tee, sale], layout: 'carousel' })
  await edit({ upsells: [sale, scarce, tee], upsellLayout: 'list' })
  expect((await readInShop(api)).upsells).toEqual({ ids: [sale, scarce, tee], layout: 'list' })
  await edit({ upsells: [] })
  expect((await readInShop(api)).upsells.ids).toEqual([])
})

test('an upsell that a file named before its product came is in the way of no other change [MER-07]', async ({
  api,
}) => {
  await api.database.db.pool.query(
    `update products set attributes = attributes || '{"upsells": ["LHLATER001"]}' where id = $1`,
    [court],
  )
  const facts = await edit({ presale: true })
  expect(facts.upsells).toEqual([{ productId: 'LHLATER001', name: 'LHLATER001', state: null }])
  await edit({ presale: false, upsells: [] })
})

test.for<[string, Change, string]>([
  ['a badge without words', { badge: { code: 'new', words: { 'en-us': ' ' } } }, 'badge'],
  ['itself as an upsell', { upsells: [tee, court] }, 'upsells.1'],
  ['an upsell twice', { upsells: [tee, tee.toLowerCase()] }, 'upsells.1'],
  ['an upsell that the shop does not have', { upsells: ['LHNONE0001'] }, 'upsells.0'],
  ['a launch in the year 0', { launchAt: '2027-02-30T10:00:00Z' }, 'launchAt'],
  ['words of a language that is none', { badge: { words: { english: 'New' } } }, 'badge'],
  ['words that fit no tile', { eyebrow: { words: { 'en-us': 'x'.repeat(61) } } }, 'eyebrow'],
  ['measurements without an end', { modelMeasurements: { 'en-us': 'x'.repeat(1001) } }, 'modelMeasurements'],
  ['more upsells than are taken', { upsells: Array.from({ length: 21 }, (_, at) => `LHMANY00${at}`) }, 'upsells'],
])('facts with %s are refused at their field, and nothing is written [MER-07]', async ([, change, field], { api }) => {
  const [before, logged] = [await read(), (await actionsOf(api)).length]
  expect((await refuse({ presale: true, ...change }))?.field).toMatch(new RegExp(`^${field.replace('.', '\\.')}`))
  expect(await read()).toEqual(before)
  expect(await actionsOf(api)).toHaveLength(logged)
})

test('a refusal says why in the language of the member of staff [MER-07]', async () => {
  const unknown = { upsells: ['LHNONE0001'] }
  expect((await refuse(unknown, 'de-de'))?.message).toBe('Der Shop hat kein Produkt LHNONE0001.')
  expect((await refuse(unknown, 'it-it'))?.message).toBe('The shop has no product LHNONE0001.')
})

test('a change over that of someone else is refused, and one of the words is none of the facts [MER-07]', async () => {
  const seen = await read()
  const { version, names, descriptions, richDescriptions, categoryIds, state } = await staff.call(
    'backoffice.getProduct',
    { params },
  )
  await staff.call('backoffice.editProduct', {
    params,
    body: {
      ...{ version, descriptions, richDescriptions, categoryIds, state, withdrawnVariantIds: [] },
      names: { ...names, 'en-us': 'Halden Court II' },
    },
  })
  const body = toBody(seen)
  const first = await staff.call('backoffice.editProductFacts', { params, body: { ...body, presale: true } })
  expect(first).toMatchObject({ names: { 'en-us': 'Halden Court II' }, facts: { presale: true } })
  const second = { ...body, isReserveInStoreOnly: true }
  expect(await staff.tryCall('backoffice.editProductFacts', { params, body: second })).toBeRefused(409, 'CTG409')
  expect(await edit({ presale: false })).toMatchObject({ isReserveInStoreOnly: false })
})

test('the audit log has the facts that changed, before and after, and nothing of what stays [MER-07]', async ({
  api,
}) => {
  await edit({ upsells: [], badge: null })
  await edit({ upsells: [tee], badge: { code: 'new', words: { 'en-us': 'New' } } })
  const [entry] = await actionsOf(api)
  expect(entry).toMatchObject({
    before: { badge: null, upsells: [] },
    after: { badge: { code: 'new', words: { 'en-us': 'New' } }, upsells: [tee] },
  })
  expect(Object.keys(entry.after).toSorted()).toEqual(['badge', 'upsells'])
  const { length } = await actionsOf(api)
  await edit({})
  expect(await actionsOf(api)).toHaveLength(length)
})

test('a mark without a code stays without one while its words stay [MER-07]', async ({ api }) => {
  await api.database.db.pool.query(`update products set badge = '{"en-us": "Imported"}' where id = $1`, [court])
  expect((await edit({ presale: true })).badge).toEqual({ words: { 'en-us': 'Imported' } })
  expect((await edit({ presale: false, badge: null })).badge).toBeNull()
})

test('the marks to choose from are those of the catalogue, and those that every shop has use for [MER-07]', async () => {
  await edit({ badge: { code: 'vegan', words: { 'en-us': 'Vegan', 'de-de': 'Vegan' } } })
  const { marks } = await staff.call('backoffice.listProductMarks')
  expect(marks.find(({ code }) => code === 'vegan')).toEqual({
    code: 'vegan',
    words: { 'en-us': 'Vegan', 'de-de': 'Vegan' },
  })
  expect(marks.find(({ code }) => code === 'new')?.words).toMatchObject({ 'en-us': 'New', 'it-it': 'Novità' })
  expect(marks.find(({ code }) => code === 'coming-soon')?.words).toMatchObject({
    // The words of the catalogue go before those that every shop has.
    ...{ 'de-de': 'Coming soon', 'nl-nl': 'Binnenkort verkrijgbaar' },
  })
})

test('only who may edit the catalogue changes facts, and an unknown product is refused [MER-07]', async ({ api }) => {
  const reader = await openBackoffice(api, { rights: ['catalogue.read'] })
  const body = toBody(await read())
  expect(await reader.tryCall('backoffice.editProductFacts', { params, body })).toBeRefused(403, 'AUT404')
  const unknown = { params: { productId: 'NOSUCH0001' }, body }
  expect(await staff.tryCall('backoffice.editProductFacts', unknown)).toBeRefused(404, 'CTG404')
})
