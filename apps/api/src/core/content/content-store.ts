import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { LRUCache } from 'lru-cache'
import { Unavailable } from '../../http/unavailable.ts'
import type { ContentKey, ContentListKey, ContentQueries, ContentView, ListedDocument } from './content.queries.ts'

/** Content documents; published ones are cached until the database announces a change. */
export type ContentStore = {
  /** Finds a document; null where there is none. */
  readonly find: (key: ContentKey, view: ContentView) => Promise<unknown>
  /** Lists the documents of a type, by slug; of a slug that several locales have, that of the first of them. */
  readonly list: (key: ContentListKey, view: ContentView) => Promise<readonly ListedDocument[]>
  readonly drop: () => void
}

const bound = 2000

/**
 * Creates a store whose documents pass through `resolve`, which fills in the picture addresses of their site. The store sanitises markup too,
 * because an import or another program may have written the document. While documents cannot be read, it answers those that were read
 * before (T23). Drafts are never cached.
 */
export function createContentStore(
  queries: ContentQueries,
  resolve: (body: unknown, siteId: string) => Promise<unknown>,
): ContentStore {
  const documents = createMemory<unknown>()
  const lists = createMemory<readonly ListedDocument[]>()
  const clean = async (body: unknown, { siteId }: Pick<ContentKey, 'siteId'>): Promise<unknown> =>
    resolve(await sanitiseDocument(body), siteId)
  const find = async (key: ContentKey, view: ContentView) => clean(await queries.find(key, view), key)
  const list = async (key: ContentListKey, view: ContentView) => {
    const found = preferFirst(await queries.list(key, view), key.locales)
    return Promise.all(found.map(async (document) => ({ ...document, body: await clean(document.body, key) })))
  }

  return {
    find: (key, view) => {
      const name = `${key.siteId}/${key.locale}/${key.doctype}/${key.slug}`
      return view === 'published' ? documents.read(name, () => find(key, view)) : find(key, view)
    },
    list: (key, view) => {
      const name = `${key.siteId}/${key.locales.join()}/${key.doctype}`
      return view === 'published' ? lists.read(name, () => list(key, view)) : list(key, view)
    },
    drop: () => {
      documents.drop()
      lists.drop()
    },
  }
}

/** Keeps what was read until it is dropped, and what was read last for the time in which nothing can be read. */
const createMemory = <Value>() => {
  const cache = new LRUCache<string, Promise<Value>>({ max: bound })
  const lastRead = new LRUCache<string, { readonly value: Value }>({ max: bound })

  const readAnew = (name: string, read: () => Promise<Value>): Promise<Value> => {
    const found = read()
    cache.set(name, found)
    found.then(
      (value) => lastRead.set(name, { value }),
      () => cache.delete(name),
    )
    return found
  }

  return {
    read: async (name: string, read: () => Promise<Value>): Promise<Value> => {
      try {
        return await (cache.get(name) ?? readAnew(name, read))
      } catch (error) {
        const last = lastRead.get(name)
        if (last && error instanceof Unavailable) return last.value
        throw error
      }
    },
    drop: () => cache.clear(),
  }
}

/** Leaves the document of the first locale of each slug. */
const preferFirst = (found: readonly ListedDocument[], locales: readonly string[]): readonly ListedDocument[] => {
  const bySlug = new Map<string, ListedDocument>()
  for (const locale of locales.toReversed())
    for (const document of found) if (document.locale === locale) bySlug.set(document.slug, document)
  return [...bySlug.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}
