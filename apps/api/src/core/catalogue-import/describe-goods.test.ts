import type { CatalogueEntry, EntryGoods, EntryVariant } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import { describeGoods } from './describe-goods.ts'

const variant = (size: string): EntryVariant => ({
  ...{ line: 2, sku: '', barcode: '', values: [size], base: 10_000, sale: null },
  ...{ stock: null, expected: null, picture: '', extra: {} },
})

type Said = Partial<EntryGoods> & { readonly sizes?: readonly string[]; readonly isGiftCard?: boolean }

const toGoods = ({ sizes = [], isGiftCard = false, ...goods }: Said, sizeSystem: SizeSystem = 'US') => {
  const entry: CatalogueEntry = {
    ...{ line: 2, key: 'court', title: 'Court', description: '', brand: '', category: [], status: 'live' },
    ...{ isDigital: false, isGiftCard, weightG: 0, pictures: [], media: [], attributes: {}, warnings: [] },
    goods: { googleCategory: '', paths: [], gender: '', ageGroup: '', sizeSystem: '', ...goods },
    options: [{ role: 'size', type: 'size', name: 'Size' }],
    variants: sizes.map(variant),
  }
  const found = describeGoods(entry, { locale: 'en-us', sizeSystem })
  return { ...found, sizes: sizes.map(found.toSize) }
}

const shoes = { googleCategory: '187' }
const menShoes = { ...shoes, gender: 'male' }

test.each<[string, Said, SizeSystem, string, readonly string[]]>([
  ['European sizes of men', { ...menShoes, sizeSystem: 'EU', sizes: ['42', '42,5'] }, 'US', 'US', ['8.5', '9']],
  ['numbers of the site', { ...menShoes, sizes: ['7', '8'] }, 'UK', 'US', ['8', '9']],
  ['numbers that only Europe has', { ...menShoes, sizes: ['42', '43'] }, 'UK', 'US', ['8.5', '9.5']],
  ['American sizes of no one', { ...shoes, sizes: ['9', '9.5'] }, 'US', 'US', ['9', '9.5']],
  // The same number is another length for men and women.
  ['European sizes of no one', { ...shoes, sizeSystem: 'EU', sizes: ['42', '43'] }, 'US', 'EU', ['42', '43']],
  // Both are a 9 for men.
  ['two spellings of a size', { ...menShoes, sizeSystem: 'EU', sizes: ['42.5', '42,5'] }, 'US', 'EU', ['42.5', '42,5']],
  ['a system that is not converted', { ...menShoes, sizeSystem: 'JP', sizes: ['26'] }, 'US', 'JP', ['26']],
  ['letters on an American site', { ...menShoes, sizes: ['S', 'M'] }, 'US', 'unknown', ['S', 'M']],
  ['letters on a European site', { ...menShoes, sizes: ['S', 'M'] }, 'EU', 'EU', ['S', 'M']],
])('shoes with %s are stored in a system that holds for all of them', (_, said, site, system, sizes) => {
  const found = toGoods(said, site)
  expect([found.attributes.sizeSystem, found.sizes]).toEqual([system, sizes])
})

test.each<[string, Said, string]>([
  ['clothes', { googleCategory: '212', sizes: ['42'] }, 'EU'],
  ['clothes whose file names a system', { googleCategory: '212', sizeSystem: 'UK', sizes: ['42'] }, 'UK'],
  ['goods of no known kind', { sizes: ['42'] }, 'EU'],
])('sizes of %s stay as the file has them', (_, said, sizeSystem) => {
  const found = toGoods(said, 'EU')
  expect([found.attributes.sizeSystem, found.sizes]).toEqual([sizeSystem, ['42']])
})

test('what is derived is noted beside it, so that a later import tells it from what staff set', () => {
  const { kind, attributes } = toGoods({ paths: [['Jackets']], gender: 'female' })
  expect({ kind, attributes }).toEqual({
    kind: 'apparel',
    attributes: { type: 'jackets', gender: 'women', derived: { kind: 'apparel', type: 'jackets' }, sizeSystem: 'US' },
  })
})

test('goods that nothing is known of have no type and no wearers', () => {
  const { kind, attributes } = toGoods({ paths: [['Candles']] })
  expect({ kind, attributes }).toEqual({ kind: 'imported', attributes: { sizeSystem: 'US' } })
})

test('a gift card is one, whatever its category says', () => {
  const { kind, attributes, sizes } = toGoods({ ...menShoes, isGiftCard: true, sizeSystem: 'EU', sizes: ['42'] }, 'UK')
  expect({ kind, attributes, sizes }).toEqual({
    ...{ kind: 'imported', sizes: ['42'] },
    attributes: { type: 'gift-cards', sizeSystem: 'UK' },
  })
})
