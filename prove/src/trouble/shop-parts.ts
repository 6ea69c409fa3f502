import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProofShop } from '../shop/open-proof-shop.ts'

export type Fault =
  | { readonly mode: 'down' }
  | { readonly mode: 'slow'; readonly ms: number }
  | { readonly mode: 'garbage' }

/** What a part of the shop answers: as always, that it is unavailable, or something else. */
export type PartState = 'ok' | 'unavailable' | `answered ${number}`

/** A part of the shop that may be in trouble. */
export type ShopPart = {
  readonly name: 'search' | 'content' | 'recommendations' | 'mail' | 'pictures' | 'captcha'
  /** Asks the part for something that no cache holds; absent where no answer depends on the part. */
  readonly ask?: (shop: ProofShop, nth: number) => Promise<PartState>
  /** Whether a late answer of the part is right, because nothing but its own request waits for it. */
  readonly mayBeLate?: boolean
}

const pageSize = 24
const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const

const toState = (status: number, well = 200): PartState => {
  if (status === well) return 'ok'
  return status === 503 ? 'unavailable' : `answered ${status}`
}

/** All parts. A content document that does not exist is asked for anew each time, as are pictures that are not drawn yet. */
export const shopParts: readonly ShopPart[] = [
  {
    name: 'search',
    ask: async (shop, nth) => {
      const visitor = shop.client().withToken(null)
      return toState((await visitor.tryCall('search.products', { query: { q: `shoe ${nth}` } })).status)
    },
  },
  {
    name: 'content',
    ask: async (shop, nth) => {
      const params = { mode: 'publish', siteId: 'LH-US', page: `none-${nth}` }
      return toState((await shop.client().withToken(null).tryCall('content.page', { params })).status, 404)
    },
  },
  {
    name: 'recommendations',
    ask: async (shop, nth) => {
      const query = { categoryId: '1000', limit: 1 + (nth % 24), sort: sorts[Math.floor(nth / 24) % sorts.length] }
      return toState((await shop.client().withToken(null).tryCall('products.tiles', { query })).status)
    },
  },
  { name: 'mail' },
  {
    name: 'pictures',
    mayBeLate: true,
    ask: async (shop, nth) => {
      // The products of a category do not come from the search.
      const query = { category: '1000', page: String(1 + Math.floor(nth / pageSize)), pageSize: String(pageSize) }
      const { products } = await shop.client().withToken(null).call('search.products', { query })
      const answer = await fetch(`${shop.url()}${products[nth % pageSize]?.image.url}-96.jpg`)
      await answer.arrayBuffer()
      return toState(answer.status)
    },
  },
  {
    name: 'captcha',
    ask: async (shop) => toState((await shop.client().withToken(null).tryCall('internal.captcha', {})).status),
  },
]

const fileOf = (shop: ProofShop): string => join(shop.dataDir, 'faults.json')

/** Starts the shop anew so that it reads its faults from a file. */
export async function openFaults(shop: ProofShop): Promise<void> {
  await setFaults(shop, {})
  await shop.restart({ FAULTS: fileOf(shop) })
}

/** Gives parts their faults; a part without one is well. */
export async function setFaults(
  shop: ProofShop,
  faults: Readonly<Partial<Record<ShopPart['name'], Fault>>>,
): Promise<void> {
  const draft = `${fileOf(shop)}.draft`
  await writeFile(draft, JSON.stringify(faults))
  await rename(draft, fileOf(shop))
}
