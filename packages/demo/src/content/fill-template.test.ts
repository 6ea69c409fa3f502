import { listLocales } from '@lacehouse/domain/site/find-site'
import { expect, test } from 'vitest'
import { listCategories } from '../catalogue/categories.ts'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { makeContext } from './content-context.ts'
import { fillTemplate } from './fill-template.ts'

const [site] = await loadSites()
if (!site) throw new Error('There are no sites.')
const { products } = makeDemoShop({ sites: [site], now: 0, models: ['court-low', 'cap'], size: 'small' })
const used = new Set(products.flatMap(({ categoryIds }) => categoryIds))
const tree = listCategories().filter(({ id }) => used.has(id))
const [locale = ''] = listLocales([site])
const context = makeContext({ site, tree, products }, locale)
const fill = (template: unknown): unknown => fillTemplate(template, context, 'content/home')

test('marks become texts, addresses and facts of the site', () => {
  expect(fill('{words:hero.women}')).toBe('Shop women')
  expect(fill('<a href="{page:help/returns}">{brand}</a>')).toBe('<a href="/en-us/help/returns">Lacehouse</a>')
  expect(fill({ id: 'bar-{site}', columns: 2, isWide: true })).toEqual({ id: 'bar-lh-us', columns: 2, isWide: true })
})

test('an object of a category has its name and address, and is left out without products', () => {
  const link = { text: '{category:name}', id: '{category:id}' }
  expect(
    fill([
      { $category: 'women/sneakers', ...link },
      { $category: 'women/boots', ...link },
    ]),
  ).toEqual([{ text: 'Sneakers', id: '1110' }])
})

test('an object has the first composition whose models are on sale', () => {
  const template = { align: '{textSide}', title: '{words:hero.{composition}.title}', media: { sm: '{picture:4x5}' } }
  expect(fill({ $composition: ['hero-runner-harbour', 'hero-court-ember'], ...template })).toEqual({
    align: 'left',
    title: 'Low, quiet, everywhere',
    media: { sm: { kind: 'image', url: 'scene:hero-court-ember@4x5', alt: '', width: 1200, height: 1500 } },
  })
  expect(fill({ $composition: ['hero-runner-harbour'], ...template })).toBeUndefined()
})

test('without its composition an object may show a product of its category', () => {
  const card = { $category: 'women/sneakers', $composition: ['category-running'], $orProduct: true }
  expect(fill({ ...card, media: '{picture:4x5}', backdrop: '{backdrop}' })).toMatchObject({
    media: { url: expect.stringMatching(/^product:LH[0-9A-F]{8}\/[a-z-]+\/side$/) },
    backdrop: 'light',
  })
})

test('an object is left out where its region, its feature, its models or its product is missing', () => {
  const unchanged = [
    { $when: { region: 'NA' }, text: 'region' },
    { $when: { feature: 'loyalty' }, text: 'feature' },
    { $when: { models: ['cap'] }, text: 'models' },
    { $product: 'plain', text: 'product' },
  ]
  const left = [
    { $when: { region: 'EMEA' }, text: 'region' },
    { $when: { feature: 'pickupPoints' }, text: 'feature' },
    { $when: { models: ['cap', 'runner'] }, text: 'models' },
    { $product: 'giftCard', text: 'product' },
  ]
  expect(fill([...unchanged, ...left])).toEqual(unchanged.map(({ text }) => ({ text })))
  expect(fill({ $atMost: 1, $of: [...left, ...unchanged] })).toEqual([{ text: 'region' }])
})

test('a mark without a value and an unknown text are errors with their names', () => {
  expect(() => fill('{nothing}')).toThrow("The mark {nothing} in '{nothing}' has no value.")
  expect(() => fill('{category:url}')).toThrow('{category:url}')
  expect(() => fill({ $when: { feature: 'juggling' } })).toThrow('feature')
  expect(() => fill({ $wehn: {} })).toThrow('$wehn')
  expect(() => fill('{words:hero.dogs}')).toThrow("content/home.json has no words for 'hero.dogs'")
})
