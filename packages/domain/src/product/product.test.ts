import { expect, test } from 'vitest'
import { availabilityOf, canAddToCart, stockStatusOf } from './availability.ts'
import { colorFamilyOf } from './color-families.ts'
import { listOptionAvailability } from './option-availability.ts'
import type { Choosable, StockStatus, Variant } from './product.ts'
import { changeColor, listMissingAttributes, resolveVariant } from './resolve-variant.ts'

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })

const variant = (id: string, stockStatus: StockStatus = 'inStock'): Variant => {
  const [color = '', size = '', width = ''] = id.split('-')
  return {
    id,
    upc: '000000000000',
    attributes: { color, size, width },
    notifyMe: true,
    stockStatus,
    quantity: stockStatus === 'outOfStock' ? 0 : 20,
  }
}

const shoe: Choosable = {
  attributes: [
    { type: 'color', label: 'Color', options: ['black', 'sand', 'red'].map(option) },
    { type: 'size', label: 'Size', options: ['9', '10', '11'].map(option) },
    { type: 'width', label: 'Width', options: ['regular', 'wide'].map(option) },
  ],
  variants: [
    variant('black-9-regular'),
    variant('black-9-wide'),
    variant('black-10-regular', 'lowStock'),
    variant('black-11-regular', 'outOfStock'),
    variant('sand-9-regular', 'outOfStock'),
    variant('sand-10-regular'),
    variant('red-11-wide'),
  ],
}

test.each([
  [{}, ['size', 'width'], null],
  [{ color: 'black' }, ['size', 'width'], null],
  [{ color: 'black', size: '9' }, ['width'], null],
  [{ color: 'black', size: '9', width: 'wide' }, [], 'black-9-wide'],
  [{ color: 'black', size: '11', width: 'regular' }, [], 'black-11-regular'],
  [{ size: '10', width: 'regular' }, [], 'black-10-regular'],
  [{ size: '11', width: 'regular' }, [], 'black-11-regular'],
  [{ color: 'sand', size: '11', width: 'wide' }, [], null],
])('the choice %j lacks %j and resolves to %s, with or without a colour [CAT-06]', (choice, missing, id) => {
  expect(listMissingAttributes(shoe, choice)).toEqual(missing)
  expect(resolveVariant(shoe, choice)?.id ?? null).toBe(id)
})

test('without a colour the first variant in stock is chosen [CAT-06]', () => {
  expect(resolveVariant(shoe, { size: '9', width: 'regular' })?.id).toBe('black-9-regular')
  const reversed = { ...shoe, variants: shoe.variants.toReversed() }
  expect(resolveVariant(reversed, { size: '9', width: 'regular' })?.id).toBe('black-9-regular')
})

test('a product of colours only is resolved at once [CAT-06]', () => {
  const cap = { attributes: shoe.attributes.slice(0, 1), variants: shoe.variants }
  expect(resolveVariant(cap, { color: 'sand' })?.id).toBe('sand-10-regular')
})

test.each([
  ['size', { color: 'black' }, ['available', 'lowStock', 'soldOut']],
  ['size', { color: 'sand' }, ['soldOut', 'available', 'absent']],
  ['size', { color: 'black', width: 'wide' }, ['available', 'absent', 'absent']],
  ['color', { size: '10' }, ['lowStock', 'available', 'absent']],
  ['color', {}, ['available', 'available', 'available']],
  ['size', { color: 'black', size: '9' }, ['available', 'lowStock', 'soldOut']],
  ['season', {}, []],
])('the options of %s under the choice %j are %j', (type, choice, expected) => {
  expect(listOptionAvailability(shoe, choice, type).map(({ availability }) => availability)).toEqual(expected)
})

test.each([
  [{ color: 'black', size: '9', width: 'regular' }, 'sand', { color: 'sand', size: '9', width: 'regular' }],
  [{ color: 'black', size: '9', width: 'wide' }, 'sand', { color: 'sand', size: '9' }],
  [{ color: 'black', size: '9', width: 'wide' }, 'red', { color: 'red', width: 'wide' }],
  [{ size: '10' }, 'black', { color: 'black', size: '10' }],
])('changing the colour of %j to %s keeps the options that exist in it, the size first', (choice, color, expected) => {
  expect(changeColor(shoe, choice, color)).toEqual(expected)
})

const now = new Date('2026-11-20T10:00:00Z')
const plain = {
  badge: null,
  eyebrow: null,
  productType: 'footwear',
  presale: false,
  isReserveInStoreOnly: false,
  targetPublishDate: null,
}
const inStock = { notifyMe: true, stockStatus: 'inStock', quantity: 20 } as const
const lowStock = { notifyMe: true, stockStatus: 'lowStock', quantity: 3 } as const
const soldOut = { notifyMe: true, stockStatus: 'outOfStock', quantity: 0 } as const
const later = '2026-11-21T00:00:00Z'

test.each([
  ['in stock', {}, inStock, true, { state: 'inStock' }],
  ['low in stock', {}, lowStock, false, { state: 'lowStock', quantity: 3 }],
  ['out of stock with notify-me', {}, soldOut, false, { state: 'notifyMe' }],
  ['out of stock without', {}, { ...soldOut, notifyMe: false }, false, { state: 'outOfStock' }],
  ['presale, signed out', { presale: true }, inStock, false, { state: 'signInToBuy' }],
  ['presale, signed in', { presale: true }, inStock, true, { state: 'inStock' }],
  ['presale, sold out', { presale: true }, soldOut, false, { state: 'notifyMe' }],
  ['coming soon by badge', { badge: 'Coming soon' }, inStock, true, { state: 'comingSoon' }],
  ['coming soon by eyebrow', { eyebrow: 'coming-soon' }, inStock, true, { state: 'comingSoon' }],
  ['another badge', { badge: 'new' }, inStock, true, { state: 'inStock' }],
  [
    'coming soon until its launch',
    { badge: 'coming-soon', targetPublishDate: later },
    inStock,
    true,
    { state: 'launching', at: later },
  ],
  [
    'launched at this moment, with a mark that is still there',
    { badge: 'coming-soon', eyebrow: 'Coming soon', targetPublishDate: now.toISOString() },
    inStock,
    true,
    { state: 'inStock' },
  ],
  ['to be launched', { targetPublishDate: later }, inStock, true, { state: 'launching', at: later }],
  ['launched at this moment', { targetPublishDate: now.toISOString() }, inStock, true, { state: 'inStock' }],
  ['digital without stock', { productType: 'digital' }, soldOut, false, { state: 'inStock' }],
  ['reservation-only without stock', { isReserveInStoreOnly: true }, soldOut, false, { state: 'inStock' }],
  ['digital presale, signed out', { productType: 'digital', presale: true }, soldOut, false, { state: 'signInToBuy' }],
] as const)('a variant that is %s has its availability [CAT-08]', (_, product, stocked, isSignedIn, expected) => {
  const availability = availabilityOf({ ...plain, ...product }, stocked, { now, isSignedIn })
  expect(availability).toEqual(expected)
  expect(canAddToCart(availability)).toBe(expected.state === 'inStock' || expected.state === 'lowStock')
})

test.each([
  [-1, 'outOfStock'],
  [0, 'outOfStock'],
  [1, 'lowStock'],
  [5, 'lowStock'],
  [6, 'inStock'],
])('%d pieces are %s', (quantity, status) => {
  expect(stockStatusOf(quantity)).toBe(status)
})

test.each([
  ['#16161a', 'black'],
  ['#ffffff', 'white'],
  ['#f4f4f2', 'white'],
  ['#8b8b90', 'gray'],
  ['#d9c7a7', 'beige'],
  ['#6f4a2f', 'brown'],
  ['#c8242f', 'red'],
  ['#ec6b1f', 'orange'],
  ['#f3c722', 'yellow'],
  ['#2f7d46', 'green'],
  ['#1f5fbf', 'blue'],
  ['#16233f', 'blue'],
  ['#6a3fa0', 'purple'],
  ['#ec8fb3', 'pink'],
])('the shade %s belongs to the colour group %s', (hex, colorFamily) => {
  expect(colorFamilyOf(hex)).toBe(colorFamily)
})
