import type { Block, PageDocument, ProductTile } from '@lacehouse/contracts'
import { isApiError } from '../../api/api-error.ts'
import { tagPage } from '../../cacheable.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/** A page of the editors, with the products that its first screen names. */
export type Content = { readonly page: PageDocument; readonly tiles: Readonly<Record<string, ProductTile>> }

/** Loads a page that editors made, or null where there is none of that name. */
export async function findContent(args: WithContext, page: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, page } as const
  return withTiles(args, await orNull(api.call('content.page', { params })))
}

/** Loads the blocks around a category's listing, or null where it has none. */
export async function findCategoryContent(args: WithContext, categoryId: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, categoryId } as const
  return withTiles(args, await orNull(api.call('content.category', { params })))
}

async function orNull(asked: Promise<PageDocument>): Promise<PageDocument | null> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error, 'API404', 'API400')) return null
    throw error
  }
}

async function withTiles(args: WithContext, page: PageDocument | null): Promise<Content | null> {
  if (!page) return null
  const ids = listHeroProducts(page.blocks)
  if (ids.length === 0) return { page, tiles: {} }
  tagPage(
    args,
    ids.map((id) => `product:${id}`),
  )
  const { products } = await getShop(args).api.call('products.tiles', { query: { ids: ids.join(','), limit: 24 } })
  return { page, tiles: Object.fromEntries(products.map((tile) => [tile.id, tile])) }
}

/** Lists the products that are laid over heroes: they are seen at once and cannot wait for a script. */
export const listHeroProducts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'hero' && block.variant === 'product-overlay' && block.productId ? [block.productId] : [],
  )
