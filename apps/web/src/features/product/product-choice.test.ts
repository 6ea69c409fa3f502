import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { chooseOnlyOptions, findColor } from '../../components/product/first-choice.ts'
import { priceOfChoice } from '../../components/product/price-of-choice.ts'
import { toProductOffer } from '../../components/product/product-offer.ts'
import { withStock } from '../../components/product/use-inventory.ts'
import { findOptions, findShownVariant } from './find-shown-variant.ts'

const option = (value: string, available = true) => ({
  id: value,
  value,
  label: value,
  available,
  price: null,
  swatch: null,
})
const variant = (id: string, current: number, quantity = 9) => {
  const [color = '', size = ''] = id.split('-')
  const stockStatus = quantity === 0 ? ('outOfStock' as const) : ('inStock' as const)
  const price = { current, original: 100 }
  return { id, upc: '0', attributes: { color, size }, notifyMe: true, stockStatus, quantity, maxQty: 10, price }
}
const product = {
  id: 'AB12CD34',
  price: { lowCurrent: 80, highCurrent: 100, lowOriginal: 100, highOriginal: 100, showLowestPrice: false },
  attributes: [
    { type: 'color', label: 'Color', options: [option('sand', false), option('ink')] },
    { type: 'size', label: 'Size', options: [option('9'), option('10')] },
  ],
  variants: [variant('sand-9', 80, 0), variant('sand-10', 80, 0), variant('ink-9', 100), variant('ink-10', 90)],
  productType: 'footwear',
  presale: false,
  targetPublishDate: null,
} as unknown as Product
const now = new Date('2026-11-20T10:00:00Z')

test('the colour of the address is shown, and without one the first that is available [RT-15]', () => {
  expect(findColor(product, 'sand')).toBe('sand')
  expect(findColor(product, null)).toBe('ink')
  expect(findColor(product, 'purple')).toBe('ink')
})

test('the size of the address is chosen where the product has it [CAT-05]', () => {
  expect(findOptions(product, new URLSearchParams('size=10'))).toEqual({ size: '10' })
  const unknown = ['size=77', ''].map((query) => findOptions(product, new URLSearchParams(query)))
  expect(unknown).toEqual([{}, {}])
})

test('an address shows the variant of its options, and where they leave several the first in stock [RT-19]', () => {
  const shown = (query: string) => findShownVariant(product, new URLSearchParams(query))?.id
  expect(shown('color=sand&size=10')).toBe('sand-10')
  expect([shown('size=10'), shown(''), shown('color=none&size=77')]).toEqual(['ink-10', 'ink-9', 'ink-9'])
  expect(findShownVariant({ ...product, variants: [] }, new URLSearchParams())).toBeNull()
})

test('the options of the address besides colour and size are chosen, each under its own name [CAT-05]', () => {
  const cord = {
    attributes: [
      { type: 'material', label: 'Material', options: [option('Cotton'), option('Hemp')] },
      { type: 'width', label: 'Width', options: [option('4 mm'), option('6 mm')] },
    ],
  }
  const read = (query: string) => findOptions(cord, new URLSearchParams(query))
  expect(read('option.width=6+mm&option.material=Hemp')).toEqual({ material: 'Hemp', width: '6 mm' })
  expect(read('width=6+mm&option.material=Silk')).toEqual({})
})

test('an attribute with a single option is chosen already [CAT-06]', () => {
  const bag = { attributes: [{ type: 'size', label: 'Size', options: [option('one')] }] }
  expect([chooseOnlyOptions(bag), chooseOnlyOptions(product)]).toEqual([{ size: 'one' }, {}])
})

test('a colour shows the range of its own prices, a variant its one price [CAT-10]', () => {
  expect(priceOfChoice(product, { color: 'ink' })).toMatchObject({ lowCurrent: 90, highCurrent: 100 })
  expect(priceOfChoice(product, { color: 'ink', size: '10' })).toMatchObject({ lowCurrent: 90, highCurrent: 90 })
  expect(priceOfChoice(product, { color: 'none' })).toBe(product.price)
})

test('the current stock replaces that of the cached page [CAT-02]', () => {
  const inventory = {
    productId: 'AB12CD34',
    variants: [{ id: 'ink-9', upc: '0', quantity: 2, stockStatus: 'lowStock' as const, preOrder: null }],
  }
  const live = withStock(product, inventory).variants.map(({ stockStatus }) => stockStatus)
  expect(live).toEqual(['outOfStock', 'outOfStock', 'lowStock', 'inStock'])
})

test('before a size is chosen the button is enabled as long as one is available [CAT-06]', () => {
  expect(toProductOffer(product, null, { now, isSignedIn: false })).toEqual({ state: 'inStock' })
  const gone = { ...product, variants: product.variants.slice(0, 2) }
  expect(toProductOffer(gone, null, { now, isSignedIn: false })).toEqual({ state: 'outOfStock' })
})

test.each([
  [{ presale: true }, 'signInToBuy'],
  [{ badge: { code: 'coming-soon', label: 'Bald da' } }, 'comingSoon'],
  [{ targetPublishDate: '2026-12-01T09:00:00Z' }, 'launching'],
])('with %j the button shows before a size is chosen: %s [CAT-08]', (change, state) => {
  expect(toProductOffer({ ...product, ...change }, null, { now, isSignedIn: false }).state).toBe(state)
})
