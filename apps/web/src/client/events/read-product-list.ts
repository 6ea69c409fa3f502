import type { DataLayerItem } from '@lacehouse/contracts'
import { parseCategoryPath } from '@lacehouse/domain/page/parse-page-path'
import { emptyListingQuery } from '@lacehouse/domain/search/listing-query'

/** A list of product tiles as events name it. */
export type ShownList = {
  readonly item_list_id: string
  readonly item_list_name?: string
  readonly items: DataLayerItem[]
}

/** What marks a product tile. */
export const tileSelector = '[data-product]'
/** The number of items that an event may have. */
const mostItems = 100

/**
 * Reads a list of tiles from the page, because tiles of the server have no data in the browser. Null for tiles that are in no list of the
 * shop: favourites and sets.
 */
export function readProductList(root: Element): ShownList | null {
  const list = nameList(root)
  if (!list) return null
  const first = list.page === undefined ? 0 : (list.page - 1) * readPageSize()
  const items = [...root.querySelectorAll(tileSelector)]
    .slice(0, mostItems)
    .map((tile, index) => toItem(tile, first + index))
  const { id, name } = list
  return { item_list_id: cut(id), ...(name && { item_list_name: cut(name) }), items }
}

type Named = { readonly id: string; readonly name?: string | undefined; readonly page?: number }

function nameList(root: Element): Named | null {
  const page = root.getAttribute('data-listed-page')
  if (page !== null) return { ...nameListing(), page: Number(page) }
  const place = root.closest('[data-list], [data-block-id]')
  const id = place?.getAttribute('data-list') ?? place?.getAttribute('data-block-id')
  const name = root.closest('[aria-label]')?.getAttribute('aria-label')
  return id ? { id, ...(name && { name }) } : null
}

/** The heading of a search has the words that the shopper typed, which events never have. */
function nameListing(): Named {
  const category = parseCategoryPath(location.pathname)
  if (!category) return { id: 'search' }
  return { id: category.id, name: document.querySelector('main h1')?.textContent?.trim() }
}

function readPageSize(): number {
  return Number(new URLSearchParams(location.search).get('pageSize')) || emptyListingQuery.pageSize
}

function toItem(tile: Element, index: number): DataLayerItem {
  const name = tile.querySelector('h3')?.textContent?.trim() ?? ''
  return { item_id: tile.getAttribute('data-product') ?? '', item_name: cut(name), index }
}

const cut = (text: string) => text.slice(0, 120)
