import type { Block, PageDocument, ProductCarouselBlock, ProductTile } from '@lacehouse/contracts'
import { findOpeningBlock } from '../../blocks/find-opening-block.ts'
import { toTileQuery } from '../../blocks/product-carousel/to-tile-query.ts'
import { isStaticBlock } from '../../blocks/static-blocks.ts'
import { tagPage } from '../../cacheable.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { orWithout } from '../../unavailable.ts'

/** A content page with the products that its first screen shows. */
export type Content = { readonly page: PageDocument; readonly tiles: Readonly<Record<string, ProductTile>> }

/** Loads a content page; null where there is none of that name. Throws while content cannot be read. */
export async function findContent(args: WithContext, page: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, page } as const
  return withTiles(args, await orNull(api.call('content.page', { params })))
}

/** Loads the content blocks of a page that has other content too; null while they cannot be read. */
export function findExtraContent(args: WithContext, page: string): Promise<Content | null> {
  return findContent(args, page).catch(orWithout(args, null))
}

/** Loads the content blocks of a category's listing; null where it has none, or while they cannot be read. */
export async function findCategoryContent(args: WithContext, categoryId: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, categoryId } as const
  const found = await orNull(api.call('content.category', { params })).catch(orWithout(args, null))
  return withTiles(args, found)
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
  const opening = findOpeningBlock(page.blocks)
  const carousel = opening?.type === 'product-carousel' ? opening : null
  const [overHeroes, inCarousel] = await Promise.all([
    loadHeroTiles(args, page.blocks),
    carousel ? loadCarouselTiles(args, carousel) : [],
  ])
  const productIds = inCarousel.map(({ id }) => id)
  const fill = (block: Block) => (block === carousel && productIds.length > 0 ? { ...carousel, productIds } : block)
  const blocks = page.blocks.map(fill)
  const isWritten = keepOnServer(args, 'blocks', blocks)
  return {
    page: { ...page, blocks: isWritten ? blocks.map(toHandedBlock) : blocks },
    tiles: Object.fromEntries([...inCarousel, ...overHeroes].map((tile) => [tile.id, tile])),
  }
}

/** Reduces a static block to its place and heading for the browser, because the markup of the page holds the rest. */
function toHandedBlock(block: Block): Block {
  if (!isStaticBlock(block.type)) return block
  const { id, type, titleH1, title, titleHtml } = block
  return { id, type, ...(titleH1 && { titleH1, title: title ?? titleHtml }) } as Block
}

async function loadHeroTiles(args: WithContext, blocks: readonly Block[]): Promise<readonly ProductTile[]> {
  const ids = listHeroProducts(blocks)
  if (ids.length === 0) return []
  tagPage(
    args,
    ids.map((id) => `product:${id}`),
  )
  const { products } = await getShop(args)
    .api.call('products.tiles', { query: { ids: ids.join(','), limit: 24 } })
    .catch(orWithout(args, { products: [] }))
  return products
}

/** Loads the products of a carousel that opens a page. If that fails, the browser fetches them. */
async function loadCarouselTiles(args: WithContext, carousel: ProductCarouselBlock): Promise<readonly ProductTile[]> {
  tagPage(args, ['listing'])
  const { products } = await getShop(args)
    .api.call('products.tiles', { query: toTileQuery(carousel) })
    .catch(() => ({ products: [] }))
  return products.map((tile) => ({ ...tile, colours: [] }))
}

/** Lists the products that heroes show: they are visible at once and cannot wait for a script. */
export function listHeroProducts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'hero' && block.variant === 'product-overlay' && block.productId ? [block.productId] : [],
  )
}
