import { type Database, locations, products, variants } from '@lacehouse/database'

export function productIdOf(index: number): string {
  return `LH${String(index).padStart(6, '0')}AA`
}

export function skuOf(index: number): string {
  return `${productIdOf(index)}-01-42`
}

/** Adds the minimal data for stock, prices and carts: products with one variant each, and the warehouse W1. */
export async function addCatalogue(
  db: Database,
  { products: count = 1, from = 0 }: { products?: number; from?: number } = {},
): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => from + index)
  await db.drizzle.insert(products).values(
    indexes.map((index) => ({
      id: productIdOf(index),
      kind: 'shoe',
      model: 'runner',
      brand: 'Lacehouse',
      names: { 'en-us': `Runner ${index}` },
      slugs: { 'en-us': `runner-${index}` },
      status: 'live' as const,
    })),
  )
  await db.drizzle.insert(variants).values(
    indexes.map((index) => ({
      id: skuOf(index),
      productId: productIdOf(index),
      upc: String(100_000 + index),
      colourCode: '01',
      size: '42',
    })),
  )
  await db.drizzle
    .insert(locations)
    .values({ id: 'W1', kind: 'warehouse', siteId: 'US', names: { 'en-us': 'Warehouse' }, address: {} })
    .onConflictDoNothing()
}
