import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type ContentKey, createContentQueries } from './content.queries.ts'

/** Content documents; published ones are cached until the database announces a change. */
export type ContentStore = {
  readonly findPublished: (key: ContentKey) => Promise<unknown>
  readonly findNewest: (key: ContentKey) => Promise<unknown>
  readonly drop: () => void
}

const bound = 2000

/**
 * Creates a store whose documents pass through `resolve`, which fills in the picture addresses. The store sanitises markup too,
 * because an import or another program may have written the document.
 */
export function createContentStore(pool: Pool, resolve: (body: unknown) => Promise<unknown>): ContentStore {
  const queries = createContentQueries(pool)
  const cache = new LRUCache<string, Promise<unknown>>({ max: bound })
  return {
    findPublished: (key) => {
      const name = `${key.siteId}/${key.locale}/${key.doctype}/${key.slug}`
      const known = cache.get(name)
      if (known) return known
      const found = queries.findPublished(key).then(sanitiseDocument).then(resolve)
      cache.set(name, found)
      found.catch(() => cache.delete(name))
      return found
    },
    findNewest: async (key) => resolve(await sanitiseDocument(await queries.findNewest(key))),
    drop: () => cache.clear(),
  }
}
