import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { LRUCache } from 'lru-cache'
import { Unavailable } from '../../http/unavailable.ts'
import type { ContentKey, ContentQueries } from './content.queries.ts'

/** Content documents; published ones are cached until the database announces a change. */
export type ContentStore = {
  readonly findPublished: (key: ContentKey) => Promise<unknown>
  readonly findNewest: (key: ContentKey) => Promise<unknown>
  readonly drop: () => void
}

const bound = 2000

/**
 * Creates a store whose documents pass through `resolve`, which fills in the picture addresses. The store sanitises markup too,
 * because an import or another program may have written the document. While documents cannot be read, it answers those that were read
 * before (T23).
 */
export function createContentStore(
  queries: ContentQueries,
  resolve: (body: unknown) => Promise<unknown>,
): ContentStore {
  const cache = new LRUCache<string, Promise<unknown>>({ max: bound })
  const lastRead = new LRUCache<string, { readonly body: unknown }>({ max: bound })

  const read = (key: ContentKey, name: string): Promise<unknown> => {
    const found = queries.findPublished(key).then(sanitiseDocument).then(resolve)
    cache.set(name, found)
    found.then(
      (body) => lastRead.set(name, { body }),
      () => cache.delete(name),
    )
    return found
  }

  return {
    findPublished: async (key) => {
      const name = `${key.siteId}/${key.locale}/${key.doctype}/${key.slug}`
      try {
        return await (cache.get(name) ?? read(key, name))
      } catch (error) {
        const last = lastRead.get(name)
        if (last && error instanceof Unavailable) return last.body
        throw error
      }
    },
    findNewest: async (key) => resolve(await sanitiseDocument(await queries.findNewest(key))),
    drop: () => cache.clear(),
  }
}
