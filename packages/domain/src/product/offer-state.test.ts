import { expect, test } from 'vitest'
import { findOfferState, googleAvailability, isSoldInStores, schemaAvailability } from './offer-state.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = '2026-11-21T00:00:00Z'
const plain = {
  ...{ badge: null, eyebrow: null, productType: 'footwear', presale: false, isReserveInStoreOnly: false },
  ...{ targetPublishDate: null, hasDraw: false },
}
const inStock = { notifyMe: true, stockStatus: 'inStock', quantity: 20, isPreOrder: false } as const
const soldOut = { ...inStock, stockStatus: 'outOfStock', quantity: 0 } as const
const ahead = { ...inStock, isPreOrder: true } as const

test.each([
  ['is in stock', {}, inStock, 'inStock', 'InStock', 'in_stock', true],
  [
    'is nearly sold out',
    {},
    { ...inStock, stockStatus: 'lowStock', quantity: 1 },
    'inStock',
    'InStock',
    'in_stock',
    true,
  ],
  ['is sold out', {}, soldOut, 'outOfStock', 'OutOfStock', 'out_of_stock', true],
  ['is sold before its arrival', {}, ahead, 'preOrder', 'PreOrder', 'preorder', true],
  ['is a presale', { presale: true }, inStock, 'presale', 'PreSale', 'preorder', true],
  ['is a presale before its arrival', { presale: true }, ahead, 'preOrder', 'PreOrder', 'preorder', true],
  ['is a presale that is sold out', { presale: true }, soldOut, 'outOfStock', 'OutOfStock', 'out_of_stock', true],
  ['is coming soon by its badge', { badge: 'coming-soon' }, inStock, 'comingSoon', 'OutOfStock', 'out_of_stock', false],
  [
    'is coming soon by its eyebrow',
    { eyebrow: 'Coming soon' },
    inStock,
    'comingSoon',
    'OutOfStock',
    'out_of_stock',
    false,
  ],
  ['is launched later', { targetPublishDate: later }, inStock, 'launching', 'OutOfStock', 'out_of_stock', false],
  [
    'was launched, with the mark of before',
    { badge: 'coming-soon', targetPublishDate: now.toISOString() },
    ...([inStock, 'inStock', 'InStock', 'in_stock', true] as const),
  ],
  ['is drawn', { hasDraw: true }, inStock, 'drawn', 'OutOfStock', 'out_of_stock', false],
  ['stores only reserve', { isReserveInStoreOnly: true }, soldOut, 'inStoreOnly', 'InStoreOnly', 'out_of_stock', true],
  ['is digital', { productType: 'digital' }, soldOut, 'inStock', 'InStock', 'in_stock', true],
  ['is a digital presale', { productType: 'digital', presale: true }, soldOut, 'presale', 'PreSale', 'preorder', true],
] as const)(
  'a variant that %s is offered as what it is [CAT-08] [MER-05]',
  (_, product, variant, state, schema, google, hasStores) => {
    const found = findOfferState({ product: { ...plain, ...product }, variant, now })
    expect(found).toBe(state)
    expect([schemaAvailability[found], googleAvailability[found]]).toEqual([schema, google])
    expect(isSoldInStores(found)).toBe(hasStores)
  },
)
