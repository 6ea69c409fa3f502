import type { ProductTile } from '@lacehouse/contracts'

export type ListedPage = {
  readonly page: number
  /** Empty where the server has written the page and its data stayed there. */
  readonly products: readonly ProductTile[]
  /** The markup of a page that the server has written, once another page is to stand beside it. */
  readonly markup?: string
}

/** Joins a page to those that it follows or precedes without a gap; otherwise it stands alone. */
export function joinPages(known: readonly ListedPage[], next: ListedPage): readonly ListedPage[] {
  const pages = known.filter(({ page }) => page !== next.page)
  const joined = [...pages, next].toSorted((a, b) => a.page - b.page)
  const isUnbroken = joined.every(({ page }, index) => index === 0 || page === (joined[index - 1]?.page ?? 0) + 1)
  return isUnbroken ? joined : [next]
}

/** Leaves out of each page what an earlier one shows already: a product may move on to the next page meanwhile. */
export function dropRepeatedProducts(pages: readonly ListedPage[]): readonly ListedPage[] {
  const seen = new Set<string>()
  return pages.map((listed) => {
    const products = listed.products.filter(({ id }) => !seen.has(id))
    for (const { id } of products) seen.add(id)
    return products.length === listed.products.length ? listed : { ...listed, products }
  })
}
