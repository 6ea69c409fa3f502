import {
  categories,
  type Database,
  locations,
  priceEntries,
  productCategories,
  productColours,
  products,
  refreshSearchDocuments,
  stockEntries,
  variants,
} from '@lacehouse/database'

/** The products of the tests, by the property that they test. */
export const testProducts = {
  court: 'LHTEST0001',
  sale: 'LHTEST0002',
  scarce: 'LHTEST0003',
  withdrawn: 'LHTEST0004',
  unpriced: 'LHTEST0005',
  uncounted: 'LHTEST0006',
  presale: 'LHTEST0007',
  comingSoon: 'LHTEST0008',
  limited: 'LHTEST0009',
  tee: 'LHTEST0010',
  giftCard: 'LHTEST0021',
  madeToOrder: 'LHTEST0022',
  notGiftable: 'LHTEST0023',
  gift: 'LHTEST0011',
} as const

/** The variant of a product in a size, in its first colour. */
export function variantOf(product: keyof typeof testProducts, size = '9'): string {
  return `${testProducts[product]}-01-${size}`
}

type Kind = keyof typeof testProducts

const locales = ['en-us', 'en-ca', 'fr-ca', 'de-de', 'en-gb']
const inAll = (text: string): Record<string, string> => Object.fromEntries(locales.map((locale) => [locale, text]))
const names: Readonly<Record<Kind, string>> = {
  court: 'Halden Court',
  sale: 'Halden Runner',
  scarce: 'Ferris High',
  withdrawn: 'Old Slip',
  unpriced: 'Nowhere Trail',
  uncounted: 'Ghost Slip',
  presale: 'Next Court',
  comingSoon: 'Soon Runner',
  limited: 'Limited Court',
  tee: 'Plain Tee',
  giftCard: 'Gift Card',
  madeToOrder: 'Custom Court',
  notGiftable: 'Final Court',
  gift: 'Lace Bag',
}
const models: Readonly<Partial<Record<Kind, string>>> = { tee: 'tee', sale: 'runner' }
const productTypes: Readonly<Partial<Record<Kind, string>>> = { giftCard: 'digital', madeToOrder: 'customs' }
const taxClasses: Readonly<Partial<Record<Kind, string>>> = { tee: 'clothing', giftCard: 'gift_card' }
const giftOptions: Readonly<Partial<Record<Kind, string>>> = { madeToOrder: 'none', notGiftable: 'forbidden' }
const sizes = ['8', '9', '10']
const lists: Readonly<Record<string, { currency: string; amount: number }>> = {
  'us-usd': { currency: 'USD', amount: 10_000 },
  'ca-cad': { currency: 'CAD', amount: 13_000 },
  'de-eur': { currency: 'EUR', amount: 11_900 },
  'gb-gbp': { currency: 'GBP', amount: 9500 },
}
/** A time before the tests' clock. */
const longAgo = new Date('2026-01-01T00:00:00Z')

/** Adds products for each rule of the cart, with prices and stock for every site. */
export async function addTestCatalogue(
  db: Database,
  sites: readonly { siteId: string; priceList: string; currency: string; warehouse: string }[],
): Promise<void> {
  const kinds = Object.keys(testProducts) as Kind[]
  await db.drizzle.insert(categories).values([
    { id: '1000', parentId: null, names: inAll('Shoes'), slugs: inAll('shoes'), position: 1 },
    { id: '1001', parentId: '1000', names: inAll('Sneakers'), slugs: inAll('sneakers'), position: 1 },
    { id: '2000', parentId: null, names: inAll('Apparel'), slugs: inAll('apparel'), position: 2 },
  ])
  await db.drizzle.insert(products).values(kinds.map(toProduct))
  await db.drizzle.insert(productColours).values(
    kinds.map((kind) => ({
      productId: testProducts[kind],
      colourCode: '01',
      colourway: 'chalk',
      family: 'white',
      names: inAll('Chalk'),
      swatch: '#efece4',
    })),
  )
  await db.drizzle
    .insert(variants)
    .values(kinds.flatMap((kind, index) => sizes.map((size, place) => toVariant(kind, size, index * 10 + place))))
  await db.drizzle.insert(productCategories).values(
    kinds.filter(isListed).map((kind) => ({
      productId: testProducts[kind],
      categoryId: kind === 'tee' ? '2000' : '1001',
    })),
  )
  await db.drizzle
    .insert(priceEntries)
    .values(
      kinds.filter((kind) => kind !== 'unpriced').flatMap((kind) => sites.flatMap((site) => toPrices(kind, site))),
    )
  const places = [...new Map(sites.map(({ warehouse, siteId }) => [warehouse, siteId]))]
  await db.drizzle
    .insert(locations)
    .values(places.map(([id, siteId]) => ({ id, kind: 'warehouse' as const, siteId, names: inAll(id), address: {} })))
  await db.drizzle.insert(stockEntries).values(
    places.flatMap(([locationId]) =>
      kinds
        .filter((kind) => kind !== 'uncounted' && !productTypes[kind])
        .flatMap((kind) =>
          sizes.map((size) => ({
            variantId: variantOf(kind, size),
            locationId,
            reason: 'receive' as const,
            quantity: kind === 'scarce' ? 2 : 1000,
          })),
        ),
    ),
  )
  await refreshSearchDocuments(db.pool, null)
}

/** Whether a product is in listings; products that only test the cart are not. */
const isListed = (kind: Kind): boolean => !productTypes[kind] && !giftOptions[kind]

const toProduct = (kind: Kind): typeof products.$inferInsert => ({
  id: testProducts[kind],
  kind: kind === 'tee' ? 'apparel' : 'footwear',
  model: models[kind] ?? 'court-low',
  brand: 'Lacehouse',
  names: inAll(names[kind]),
  slugs: inAll(names[kind].toLowerCase().replaceAll(' ', '-')),
  descriptions: inAll('A shoe for the tests.'),
  attributes: {
    gender: 'unisex',
    type: kind === 'tee' ? 't-shirts' : 'sneakers',
    material: ['leather'],
    ...(giftOptions[kind] && { giftOption: giftOptions[kind] }),
    ...(kind === 'gift' && { giftOnly: true }),
  },
  productType: productTypes[kind] ?? 'standard',
  taxClass: taxClasses[kind] ?? 'standard',
  weightG: 900,
  popularity: 100,
  presale: kind === 'presale',
  badge: kind === 'comingSoon' ? { code: 'coming-soon', ...inAll('Coming soon') } : null,
  status: kind === 'withdrawn' ? 'withdrawn' : 'live',
  publishedAt: longAgo,
})

const toVariant = (kind: Kind, size: string, nth: number): typeof variants.$inferInsert => ({
  id: variantOf(kind, size),
  productId: testProducts[kind],
  upc: String(700_000_000_000 + nth),
  colourCode: '01',
  size,
  sizePosition: nth % 10,
  maxQty: kind === 'limited' ? 3 : 999_999,
})

const toPrices = (kind: Kind, site: { priceList: string; currency: string }): (typeof priceEntries.$inferInsert)[] => {
  const amountMinor = kind === 'tee' ? 2500 : (lists[site.priceList]?.amount ?? 10_000)
  const base = {
    priceList: site.priceList,
    productId: testProducts[kind],
    currency: site.currency,
    kind: 'base' as const,
  }
  const own = { ...base, amountMinor, startsAt: longAgo }
  if (kind !== 'sale') return [own]
  return [
    own,
    { ...base, kind: 'sale' as const, amountMinor: amountMinor - 3000, startsAt: new Date('2026-11-01T00:00:00Z') },
  ]
}
