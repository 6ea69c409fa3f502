import { listLocales } from '@lacehouse/domain/site/find-site'
import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { describeProduct, listDetails, nameProduct } from './describe-product.ts'
import { modelPlans } from './models.ts'
import { planProducts } from './plan-products.ts'

const locales = listLocales(await loadSites())
const products = planProducts(modelPlans)

test.each(locales)('in %s no name repeats a word or ends with a space or a comma', (locale) => {
  const names = products.map((product) => nameProduct(product)[locale] ?? '')
  expect(names.filter((name) => /(\p{L}{3,}) \1(?!\p{L})|[\s,]$|\s{2}|^$/iu.test(name))).toEqual([])
})

test.each(locales)('in %s two products of a model and a gender have different names and descriptions', (locale) => {
  const groups = Map.groupBy(products, ({ model, gender }) => `${model.key}/${gender}`)
  for (const [key, group] of groups) {
    expect(new Set(group.map((product) => nameProduct(product)[locale])).size, key).toBe(group.length)
    expect(new Set(group.map((product) => describeProduct(product)[locale])).size, key).toBe(group.length)
  }
})

const detailsOf = (key: string, locale: string): string => {
  const product = products.find((one) => one.key === key)
  if (!product) throw new Error(`There is no product ${key}.`)
  return JSON.stringify(listDetails(product, [locale]))
}

test('care instructions follow the material of the edition', () => {
  expect(detailsOf('slide/poolside-slide/padded/women', 'en-us')).not.toContain('paper')
  expect(detailsOf('high-top/foundry-high/lined/women', 'en-us')).toContain('Re-wax')
  expect(detailsOf('tee/parcel/organic/women', 'en-us')).toContain('Iron at medium heat')
  expect(detailsOf('tee/parcel/active/women', 'en-us')).toContain('do not iron')
  const cares = products.map(({ edition, model }) => edition.care ?? model.care).filter((care) => care !== 'none')
  expect(new Set(cares)).toEqual(new Set(wordCatalogue.listNames('products.care')))
})

test('measures are in inches in the United States and in centimetres elsewhere, and those of adults are not said of children', () => {
  expect(detailsOf('tee/parcel/organic/women', 'en-us')).toContain('25\u00a0in')
  for (const locale of ['en-ca', 'en-gb', 'fr-ca', 'de-de'])
    expect(detailsOf('tee/parcel/organic/women', locale)).toMatch(/64.cm/)
  expect(detailsOf('tee/parcel/organic/kids', 'de-de')).not.toContain('64 cm')
})

test('no American text names a metric length, volume or temperature', () => {
  const texts = JSON.stringify(products.map((product) => listDetails(product, ['en-us'])))
  expect(texts).not.toMatch(/\d.?(?:cm|L|°C)\b/)
})
