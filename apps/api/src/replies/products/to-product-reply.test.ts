import { type TestApi, testNow, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { PriceRecord, ProductRecord } from '../../core/catalogue/product-record.ts'
import { toColourTile } from './to-colour-tile.ts'
import { toProductReply, toTile } from './to-product-reply.ts'

const { court, giftCard } = testProducts

type Shown = { readonly locale?: string; readonly now?: number; readonly stock?: Readonly<Record<string, number>> }

/** A product of the tests with other facts, and the context in which it is shown. */
const open = async (api: TestApi, changed: Partial<ProductRecord>, shown: Shown = {}, id: string = court) => {
  const { locale = 'en-us', now = testNow, stock = {} } = shown
  const known = (await api.deps.catalogue.listProducts([id])).get(id)
  if (!known) throw new Error('the product is missing')
  const site = api.deps.sites.find(({ locales }) => locales.includes(locale)) ?? api.deps.defaultSite
  const pictures = api.deps.pictures.ofBrand(site.brand)
  const context = { site, locale, now, pictures, stock: new Map(Object.entries(stock)) }
  return { record: { ...known, ...changed }, context }
}
const reply = async (...given: Parameters<typeof open>) => {
  const { record, context } = await open(...given)
  return toProductReply(record, [], context)
}

const price = (amountMinor: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  ...{ priceList: 'us-usd', colourCode: null, variantId: null, kind: 'base', amountMinor, currency: 'USD' },
  ...{ startsAt: 0, endsAt: null },
  ...more,
})

test.for([
  [{ 'en-us': 'Plain', 'de-de': 'Schlicht' }, { 'en-us': '<p>Rich</p>' }, 'de-de', 'Schlicht', undefined],
  [
    { 'en-us': 'Plain', 'de-de': 'Schlicht' },
    { 'en-us': '<p>Rich</p>', 'de-de': '<p>Reich</p>' },
    'de-de',
    'Schlicht',
    '<p>Reich</p>',
  ],
  [
    { 'en-us': 'Plain', de: 'Schlicht' },
    { 'en-us': '<p>Rich</p>', de: '<p>Reich</p>' },
    'de-de',
    'Schlicht',
    '<p>Reich</p>',
  ],
  [{ 'en-us': 'Plain' }, { 'en-us': '<p>Rich</p>' }, 'de-de', 'Plain', '<p>Rich</p>'],
  [{ 'en-us': 'Plain' }, {}, 'en-us', 'Plain', undefined],
  [{}, {}, 'en-us', '', undefined],
] as const)(
  'the texts %j and %j are in %s the description %s with the markup %s',
  async ([descriptions, richDescriptions, locale, description, richDescription], { api }) => {
    const shown = await reply(api, { descriptions, richDescriptions } as Partial<ProductRecord>, { locale })
    expect([shown?.description, shown?.richDescription]).toEqual([description, richDescription])
  },
)

test('a product names its launch until the very moment [CAT-08]', async ({ api }) => {
  const launchAt = async (at: number) => (await reply(api, { targetPublishAt: at }))?.targetPublishDate
  expect(await launchAt(testNow + 1)).toBe('2026-11-20T10:00:00.001Z')
  expect([await launchAt(testNow), await launchAt(testNow - 1)]).toEqual([null, null])
})

test('a page says no more than that 20 pieces are there, and which values can be bought [CAT-02]', async ({ api }) => {
  const [eight, nine, ten] = [variantOf('court', '8'), variantOf('court', '9'), variantOf('court', '10')]
  const shown = await reply(api, {}, { stock: { [eight]: 20, [nine]: 21 } })
  expect(shown?.variants.map(({ id, quantity, stockStatus }) => [id, quantity, stockStatus])).toEqual([
    [eight, 20, 'inStock'],
    [nine, 20, 'inStock'],
    [ten, 0, 'outOfStock'],
  ])
  const [color, size] = shown?.attributes ?? []
  expect(color?.options.map(({ available }) => available)).toEqual([true])
  expect(size?.options.map(({ value, available }) => [value, available])).toEqual([
    ['8', true],
    ['9', true],
    ['10', false],
  ])
  expect((await reply(api, {}))?.attributes[0]?.options[0]?.available).toBe(false)
  const digital = await reply(api, {}, {}, giftCard)
  expect(digital?.attributes.flatMap(({ options }) => options.map(({ available }) => available))).not.toContain(false)
  expect(digital?.customAmount).toBeDefined()
})

test('a colour that the price list does not sell is not among the colours of a tile, and has no tile of its own', async ({
  api,
}) => {
  const { record, context } = await open(api, {})
  const [chalk] = record.colours
  if (!chalk) throw new Error('the colour is missing')
  const two = { ...record, colours: [chalk, { ...chalk, code: '02' }] }
  const priced = { ...two, prices: [price(10_000, { colourCode: '01' })] }
  expect(toTile(priced, { ...context, available: true })?.colours.map(({ value }) => value)).toEqual(['01'])
  expect(toColourTile(priced, '02', context)).toBeNull()
  expect(toColourTile(priced, '03', context)).toBeNull()
  expect(toColourTile({ ...priced, status: 'withdrawn' }, '01', context)).toBeNull()
  const both = { ...two, prices: [price(10_000), price(4500, { colourCode: '02' })] }
  const shown = toColourTile(both, '02', context)
  expect([shown?.price.lowCurrent, shown?.url.endsWith('?color=02')]).toEqual([45, true])
  expect(shown?.colours.map(({ value, price: own }) => [value, own.current])).toEqual([
    ['02', 45],
    ['01', 100],
  ])
})

test('a tile of a colour is available where a live size of that colour is in stock, or the goods count as that', async ({
  api,
}) => {
  const availableIn = async (changed: Partial<ProductRecord>, stock: Readonly<Record<string, number>>) => {
    const { record, context } = await open(api, changed, { stock })
    return toColourTile(record, '01', context)?.available
  }
  const { record } = await open(api, {})
  const nine = variantOf('court')
  expect(await availableIn({}, { [nine]: 1 })).toBe(true)
  expect(await availableIn({}, { [nine]: 0 })).toBe(false)
  const withdrawn = record.variants.map((variant) => ({ ...variant, status: 'withdrawn' as const }))
  expect(await availableIn({ variants: withdrawn }, { [nine]: 1 })).toBe(false)
  expect(await availableIn({ isReserveInStoreOnly: true }, {})).toBe(true)
})

test('a product whose colour has no name shows its pictures by its own name, and a site without reviews no stars', async ({
  api,
}) => {
  const { record, context } = await open(api, { ratingCount: 7, ratingSum: 31 })
  const colours = record.colours.map((colour) => ({ ...colour, code: 'no-colour' }))
  const shown = toProductReply({ ...record, colours }, [], context)
  expect(new Set(shown?.images['no-colour']?.map(({ alt }) => alt))).toEqual(new Set(['Halden Court']))
  expect(shown?.rating).toEqual({ count: 7, average: 4.4 })
  const site = { ...context.site, features: { ...context.site.features, reviews: false } }
  expect(toProductReply(record, [], { ...context, site })).not.toHaveProperty('rating')
  expect(toTile(record, { ...context, site, available: true })).not.toHaveProperty('rating')
})
