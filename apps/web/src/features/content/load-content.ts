import type { ArticleDocument, PageDocument, PlainBlock, ProductCarouselBlock, ProductTile } from '@lacehouse/contracts'
import { decideBlocks, listPlainBlocks, mapPlainBlocks, type ShownBlock } from '../../blocks/decisions/decided-block.ts'
import { findOpeningBlock } from '../../blocks/find-opening-block.ts'
import { toTileQuery } from '../../blocks/product-carousel/to-tile-query.ts'
import { isStaticBlock } from '../../blocks/static-blocks.ts'
import { tagPage } from '../../cacheable.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { orWithout } from '../../unavailable.ts'

/** A document with the blocks that its visitor sees. */
export type ShownPage = Omit<PageDocument, 'blocks'> & { readonly blocks: readonly ShownBlock[] }

/** A content page with the products that its first screen shows. */
export type Content = { readonly page: ShownPage; readonly tiles: Readonly<Record<string, ProductTile>> }

/** Loads a content page; null where there is none of that name. Throws while content cannot be read. */
export async function findContent(args: WithContext, page: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, page } as const
  return withTiles(args, await orNull(api.call('content.page', { params })))
}

/** An article with the products that its first screen shows. */
export type ArticleContent = Content & { readonly page: Omit<ArticleDocument, 'blocks'> }

/** Loads an article; null where there is none of that name. Throws while content cannot be read. */
export async function findArticle(args: WithContext, slug: string): Promise<ArticleContent | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, slug } as const
  const article = await orNull(api.call('content.article', { params }))
  const content = await withTiles(args, article)
  return article && content && { ...content, page: { ...article, ...content.page } }
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

/** Loads the content blocks of a product's page; null where it has none, or while they cannot be read. */
export async function findProductContent(args: WithContext, productId: string): Promise<Content | null> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId, productId } as const
  const found = await orNull(api.call('content.product', { params })).catch(orWithout(args, null))
  return withTiles(args, found)
}

/** Loads a fragment for a page of its own, which only the preview has; null where there is none of that name. */
export async function findFragment(args: WithContext, fragmentId: string): Promise<Content | null> {
  const { api, locale } = getShop(args)
  const params = { mode: 'publish', fragmentId } as const
  return withTiles(args, await orNull(api.call('content.fragment', { params, query: { locale } })))
}

async function orNull<Page extends PageDocument>(asked: Promise<Page>): Promise<Page | null> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error, 'API404', 'API400')) return null
    throw error
  }
}

async function withTiles(args: WithContext, page: PageDocument | null): Promise<Content | null> {
  if (!page) return null
  const decided = decideBlocks(page.blocks, getShop(args).decide)
  const plain = listPlainBlocks(decided)
  const opening = findOpeningBlock(plain)
  const carousel = opening?.type === 'product-carousel' ? opening : null
  const [overHeroes, inCarousel] = await Promise.all([
    loadHeroTiles(args, plain),
    carousel ? loadCarouselTiles(args, carousel) : [],
  ])
  const productIds = inCarousel.map(({ id }) => id)
  const fill = (block: PlainBlock) =>
    block === carousel && productIds.length > 0 ? { ...carousel, productIds } : block
  const blocks = mapPlainBlocks(decided, fill)
  const isInMarkup = keepOnServer(args, 'blocks', blocks)
  return {
    page: { ...page, blocks: isInMarkup ? mapPlainBlocks(blocks, toHandedBlock) : blocks },
    tiles: Object.fromEntries([...inCarousel, ...overHeroes].map((tile) => [tile.id, tile])),
  }
}

/** Reduces a static block to its place and heading for the browser, because the markup of the page holds the rest. */
function toHandedBlock(block: PlainBlock): PlainBlock {
  if (!isStaticBlock(block.type)) return block
  const { id, type, titleH1, title, titleHtml } = block
  return { id, type, ...(titleH1 && { titleH1, title: title ?? titleHtml }) } as PlainBlock
}

async function loadHeroTiles(args: WithContext, blocks: readonly PlainBlock[]): Promise<readonly ProductTile[]> {
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
  tagPage(args, ['listing', 'recommendations'])
  const { products } = await getShop(args)
    .api.call('products.tiles', { query: toTileQuery(carousel) })
    .catch(() => ({ products: [] }))
  return products.map((tile) => ({ ...tile, colours: [] }))
}

/** Lists the products that heroes show: they are visible at once and cannot wait for a script. */
export function listHeroProducts(blocks: readonly PlainBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'hero' && block.variant === 'product-overlay' && block.productId ? [block.productId] : [],
  )
}
