import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type ContentKey, createContentQueries } from './content.queries.ts'

/** Content documents; published ones are kept in memory until the database says that one has changed. */
export type ContentStore = {
  readonly findPublished: (key: ContentKey) => Promise<unknown>
  readonly findNewest: (key: ContentKey) => Promise<unknown>
  readonly drop: () => void
}

const bound = 2000

/** `resolve` turns what a document names of ours, pictures above all, into what pages can use. */
export function createContentStore(pool: Pool, resolve: (body: unknown) => Promise<unknown>): ContentStore {
  const queries = createContentQueries(pool)
  const kept = new LRUCache<string, Promise<unknown>>({ max: bound })
  return {
    findPublished: (key) => {
      const name = `${key.siteId}/${key.locale}/${key.doctype}/${key.slug}`
      const known = kept.get(name)
      if (known) return known
      const found = queries.findPublished(key).then(resolve)
      kept.set(name, found)
      found.catch(() => kept.delete(name))
      return found
    },
    findNewest: async (key) => resolve(await queries.findNewest(key)),
    drop: () => kept.clear(),
  }
}
