import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resolvePrice } from '@lacehouse/domain/pricing/resolve-price'
import { listShoeSizes } from '@lacehouse/domain/product/shoe-sizes'
import { listLocales } from '@lacehouse/domain/site/find-site'
import { expect, test } from 'vitest'
import { countries } from '../countries/countries.ts'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { isSimilar } from './arrange-products.ts'
import { colourways } from './colourways.ts'
import type { DemoProduct } from './make-products.ts'
import { modelPlans } from './models.ts'
import { demoProducts } from './special-cases.ts'
import { checkDigitOf } from './upc.ts'

const now = Date.UTC(2026, 10, 20, 15, 30)
const sites = await loadSites()
const locales = listLocales(sites)
const models = modelPlans.map(({ key }) => key)
const shop = makeDemoShop({ sites, now, models, size: 'full' })
const live = shop.products.filter(({ row }) => row.status === 'live')

test('the shop has at least 600 products of two to six colours in a tree of three levels', () => {
  expect(shop.products.length).toBeGreaterThanOrEqual(600)
  expect(shop.products.every(({ colours }) => colours.length >= 2 && colours.length <= 6)).toBe(true)
  const parents = new Map(shop.categories.map(({ id, parentId }) => [id, parentId]))
  const depthOf = (id: string | null | undefined): number => (id ? 1 + depthOf(parents.get(id)) : 0)
  expect(new Set([...parents.keys()].map(depthOf))).toEqual(new Set([1, 2, 3]))
})

test('the shop is the same at every hour of a day', () => {
  const again = makeDemoShop({ sites, now: now - 7_000_000, models, size: 'full' })
  expect(JSON.stringify(again)).toBe(JSON.stringify(shop))
})

test('ids of products are stable, so that links to the demo shop keep working', () => {
  expect(demoProducts).toMatchObject({ plain: 'LHBDDBF987', reduced: 'LHC1777E1F' })
})

test('a model without pictures is not sold, and the other products keep their ids and numbers', () => {
  const fewer = makeDemoShop({ sites, now, models: ['court-low', 'tee'], size: 'full' })
  const upcs = (products: readonly DemoProduct[]): string[] =>
    products.flatMap(({ model, variantRows }) =>
      ['court-low', 'tee'].includes(model.key) ? variantRows.map(({ id, upc }) => `${id} ${upc}`) : [],
    )
  expect(new Set(fewer.products.map(({ model }) => model.key))).toEqual(new Set(['court-low', 'tee']))
  expect(upcs(fewer.products).toSorted()).toEqual(upcs(shop.products).toSorted())
})

test('tops and joggers of another fit show a form of their own, whose pictures are there', () => {
  const passes = join(import.meta.dirname, '../../../pictures/passes')
  for (const key of ['tee', 'long-sleeve', 'crew', 'hoodie', 'jogger']) {
    const products = shop.products.filter(({ model }) => model.key === key)
    const forms = new Map(products.map(({ row }) => [row.attributes?.fit, row.model]))
    expect(new Set(forms.values()).size, key).toBe(forms.size)
    expect(forms.get('regular')).toBe(key)
    for (const form of forms.values()) expect(existsSync(join(passes, form, 'model.json')), form).toBe(true)
  }
})

test('an edition of a shoe that is made in a form of its own shows that form in all its products, whose pictures are there', () => {
  const passes = join(import.meta.dirname, '../../../pictures/passes')
  const forms = modelPlans.flatMap(({ key, kind, editions }) =>
    kind === 'footwear'
      ? editions.flatMap(({ form, key: edition }) => (form ? [[key, edition, form] as const] : []))
      : [],
  )
  expect(forms).toContainEqual(['court-low', 'premium', 'court-low-premium'])
  for (const [model, edition, form] of forms) {
    const products = shop.products.filter((product) => product.model.key === model && product.edition.key === edition)
    expect(new Set(products.map(({ row }) => row.model)), form).toEqual(new Set([form]))
    expect(form.startsWith(`${model}-`), form).toBe(true)
    expect(existsSync(join(passes, form, 'model.json')), form).toBe(true)
  }
})

test('product ids, variant ids and UPC numbers are well formed and unique', () => {
  const variants = shop.products.flatMap(({ variantRows }) => variantRows)
  for (const [values, shape] of [
    [shop.products.map(({ id }) => id), /^LH[0-9A-F]{8}$/],
    [variants.map(({ id }) => id), /^[A-Za-z0-9-]{4,40}$/],
    [variants.map(({ upc }) => upc), /^\d{12}$/],
  ] as const) {
    expect(new Set(values).size).toBe(values.length)
    expect(values.filter((value) => !shape.test(value))).toEqual([])
  }
  expect(variants.filter(({ upc }) => checkDigitOf(upc.slice(0, 11)) !== Number(upc[11]))).toEqual([])
})

test('the check digit is that of a number printed on a real package', () => {
  expect(checkDigitOf('03600029145')).toBe(2)
})

test('shoes have American sizes that convert to other systems', () => {
  const unknown = shop.products.flatMap(({ model, gender, variantRows }) => {
    if (model.kind !== 'footwear' || gender === 'unisex') return []
    const known = new Set(listShoeSizes(gender))
    return variantRows.map(({ size }) => size).filter((size) => !known.has(size))
  })
  expect([...new Set(unknown)]).toEqual([])
})

const listSimilar = ({ categories, products }: typeof shop): string[] =>
  categories.flatMap(({ id }) => {
    const listed = products.filter(({ row, categoryIds }) => row.status === 'live' && categoryIds.includes(id))
    return listed.flatMap((product, index) => {
      const next = listed[index + 1]
      return next && isSimilar(product, next) ? [`${id}: ${product.key} beside ${next.key}`] : []
    })
  })

test.each([
  ['of every model', models],
  ['of shoes alone', ['court-low', 'runner', 'high-top', 'trail', 'slip-on']],
  ['of two models', ['court-low', 'tee']],
  ['of one model', ['runner']],
])('in no listing %s are two neighbours similar', (_, drawn) => {
  expect(listSimilar(makeDemoShop({ sites, now, models: drawn, size: 'full' }))).toEqual([])
})

const openMarks = /undefined|\{(?:name|family|edition)\}|""/

test('every product has its words in every locale, and no mark is left in them', () => {
  for (const { key, row } of shop.products) {
    for (const words of [row.names, row.slugs, row.descriptions, row.details])
      expect(Object.keys(words ?? {}), key).toEqual(locales)
    expect(JSON.stringify([row.names, row.descriptions, row.details]), key).not.toMatch(openMarks)
    expect(row.descriptions?.['de-de'], key).not.toBe(row.descriptions?.['en-us'])
    expect(row.descriptions?.['fr-ca'], key).not.toBe(row.descriptions?.['en-us'])
  }
})

test('English has the spelling of its country', () => {
  const category = shop.categories.find(({ id }) => id === '1110')
  expect(category?.names).toMatchObject({ 'en-us': 'Sneakers', 'en-gb': 'Trainers', 'en-ca': 'Sneakers' })
  expect(colourways.find(({ id }) => id === 'harbour')?.names['en-us']).toBe('Harbor')
  const [harbour] = shop.products.flatMap(({ colourRows }) =>
    colourRows.filter(({ colourway }) => colourway === 'harbour'),
  )
  expect(harbour?.names).toMatchObject({ 'en-us': 'Harbor', 'en-ca': 'Harbour', 'en-gb': 'Harbour' })
})

test('every site sells every product, about a fifth of them reduced, some in one colour only', () => {
  for (const { priceList, currency } of sites) {
    const resolved = live.map((product) => resolve(product, priceList))
    expect(resolved.filter((price) => price === null)).toEqual([])
    const prices = resolved.filter((price) => price !== null)
    const reduced = prices.filter(({ lowCurrent, lowOriginal }) => lowCurrent < lowOriginal)
    expect(reduced.length / prices.length).toBeGreaterThan(0.12)
    expect(reduced.length / prices.length).toBeLessThan(0.28)
    expect(prices.some(({ lowCurrent, highCurrent }) => lowCurrent < highCurrent)).toBe(true)
    const own = shop.prices.filter((entry) => entry.priceList === priceList)
    expect(new Set(own.map((entry) => entry.currency))).toEqual(new Set([currency]))
  }
})

test('the lowest price of the past is above some reductions and below others [CAT-09]', () => {
  const prices = live.flatMap((product) => resolve(product, 'de-eur') ?? [])
  const reduced = prices.filter(({ historicBestPrice }) => historicBestPrice !== null)
  expect(reduced.some(({ historicBestPrice, lowCurrent }) => lowCurrent < (historicBestPrice ?? 0))).toBe(true)
  expect(reduced.some(({ historicBestPrice, lowCurrent }) => lowCurrent >= (historicBestPrice ?? 0))).toBe(true)
})

const resolve = (product: DemoProduct, priceList: string) =>
  resolvePrice(
    product.colours.map(({ id }) =>
      shopPricesOf(product.id, priceList)
        .filter(({ colourCode }) => colourCode === null || colourCode === id)
        .map(({ kind, amountMinor, startsAt, endsAt }) => ({
          kind: kind === 'base' ? ('list' as const) : ('sale' as const),
          amount: amountMinor,
          from: startsAt.getTime(),
          ...(endsAt && { until: endsAt.getTime() }),
        })),
    ),
    { now, priorPrice: 'list' },
  )

const pricesByProduct = Map.groupBy(shop.prices, ({ productId }) => productId)
const shopPricesOf = (productId: string, priceList: string) =>
  (pricesByProduct.get(productId) ?? []).filter((entry) => entry.priceList === priceList)

test('there is a product for each special case, in the small shop too', () => {
  const small = makeDemoShop({ sites, now, models, size: 'small' })
  for (const { products } of [shop, small]) {
    const byId = new Map(products.map((product) => [product.id, product]))
    expect(Object.entries(demoProducts).filter(([, id]) => !byId.has(id))).toEqual([])
    expect(byId.get(demoProducts.presale)?.row.presale).toBe(true)
    expect(byId.get(demoProducts.comingSoon)?.row.badge).toMatchObject({ code: 'coming-soon' })
    expect(byId.get(demoProducts.launching)?.row.targetPublishAt?.getTime()).toBeGreaterThan(now)
    expect(byId.get(demoProducts.withdrawn)?.row.status).toBe('withdrawn')
    expect(byId.get(demoProducts.oneSize)?.variantRows.every(({ size }) => size === 'OS')).toBe(true)
  }
  expect(small.products.length).toBeLessThan(70)
})

test('every warehouse and every store has stock, and warehouses have low and empty stock too', () => {
  const stores = shop.locations.filter(({ kind }) => kind === 'store')
  expect(stores).toHaveLength(countries.flatMap((country) => country.stores).length)
  expect(stores.filter(({ id }) => !shop.stock.some(({ locationId }) => locationId === id))).toEqual([])
  for (const { warehouse } of sites) {
    const own = shop.stock.filter(({ locationId }) => locationId === warehouse)
    const low = own.filter(({ quantity }) => quantity <= 5)
    const none = shop.emptyStock.filter(({ locationId }) => locationId === warehouse)
    expect(low.length / own.length).toBeGreaterThan(0.05)
    expect(none.length / own.length).toBeGreaterThan(0.02)
    expect(none.length / own.length).toBeLessThan(0.1)
  }
})
