import type { TestShopper } from './test-client.ts'

const plenty = 20

/** Finds sizes of different products of the demo shop with enough stock. */
export async function findSellable(shopper: TestShopper, count: number): Promise<string[]> {
  const found: string[] = []
  const { products } = await shopper.call('products.tiles', { query: { categoryId: '1000', limit: 24 } })
  for (const { id } of products) {
    const { body } = await shopper.tryCall('products.inventory', { params: { productId: id } })
    const size = body.variants?.find(({ quantity }) => quantity >= plenty)
    if (size) found.push(size.id)
    if (found.length === count) return found
  }
  throw new Error(`only ${found.length} of ${count} products are in stock`)
}
