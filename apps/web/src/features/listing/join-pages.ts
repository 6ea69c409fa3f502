import type { ProductTile } from '@lacehouse/contracts'
import type { ShownMarkup } from '../../rendering/trusted-markup.ts'

export type ListedPage = {
  readonly page: number
  /** Empty where the server rendered the page and kept its data. */
  readonly products: readonly ProductTile[]
  /** The server's markup of a page without data, read when another page is added to the list. */
  readonly markup?: ShownMarkup
}

/** Joins a page to the known pages if it directly follows or precedes them. Otherwise the list contains only this page. */
export function joinPages(known: readonly ListedPage[], next: ListedPage): readonly ListedPage[] {
  const pages = known.filter(({ page }) => page !== next.page)
  const joined = [...pages, next].toSorted((a, b) => a.page - b.page)
  const isUnbroken = joined.every(({ page }, index) => index === 0 || page === (joined[index - 1]?.page ?? 0) + 1)
  return isUnbroken ? joined : [next]
}

/** Drops products that an earlier page already shows, because a product may move to the next page between two fetches. */
export function dropRepeatedProducts(pages: readonly ListedPage[]): readonly ListedPage[] {
  const seen = new Set<string>()
  return pages.map((listed) => {
    const products = listed.products.filter(({ id }) => !seen.has(id))
    for (const { id } of products) seen.add(id)
    return products.length === listed.products.length ? listed : { ...listed, products }
  })
}
