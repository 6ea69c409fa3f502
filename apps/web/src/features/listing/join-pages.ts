import type { ProductTile } from '@lacehouse/contracts'

export type ListedPage = { readonly page: number; readonly products: readonly ProductTile[] }

/** Joins a page to those that it follows or precedes without a gap; otherwise it stands alone. */
export function joinPages(known: readonly ListedPage[], next: ListedPage): readonly ListedPage[] {
  const pages = known.filter(({ page }) => page !== next.page)
  const joined = [...pages, next].toSorted((a, b) => a.page - b.page)
  const isUnbroken = joined.every(({ page }, index) => index === 0 || page === (joined[index - 1]?.page ?? 0) + 1)
  return isUnbroken ? joined : [next]
}

/** Lists the products of some pages; one that moved from page to page meanwhile is shown once. */
export function listShownProducts(pages: readonly ListedPage[]): ProductTile[] {
  return [...new Map(pages.flatMap(({ products }) => products).map((tile) => [tile.id, tile])).values()]
}
