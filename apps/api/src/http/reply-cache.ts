import { createHash } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Instant } from '@lacehouse/domain/time/instant'
import { LRUCache } from 'lru-cache'

/** A public reply as it was sent. */
export type CachedReply = {
  readonly body: Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly etag: string
}

/** The bytes of public replies in memory, as the page cache has those of pages. */
export type ReplyCache = {
  /** Finds a reply that is fresh. */
  readonly find: (key: string) => CachedReply | null
  /** Marks the moment at which a reply begins to be made; `store` refuses it when something was purged since. */
  readonly begin: () => number
  readonly store: (key: string, reply: Omit<CachedReply, 'etag'>, context: StoreContext) => CachedReply
  /** Drops the replies with one of the tags; null drops them all. */
  readonly purge: (tags: readonly string[] | null) => void
}

type StoreContext = { readonly tags: readonly string[]; readonly begun: number }
type Entry = CachedReply & { readonly tags: readonly string[]; readonly until: Instant }

const mostBytes = 64 * 1024 ** 2

/** Prices and deliveries change with the clock too, without a change event. */
const freshFor = seconds(60)

/** Creates a cache of public replies, bounded by bytes. */
export function createReplyCache({ now }: { readonly now: () => Instant }): ReplyCache {
  const keysByTag = new Map<string, Set<string>>()
  let purges = 0
  const forget = ({ tags }: Entry, key: string): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 8,
    sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 512,
    dispose: forget,
  })
  return {
    find(key) {
      const entry = entries.get(key)
      return entry && now() < entry.until ? entry : null
    },
    begin: () => purges,
    store(key, reply, { tags, begun }) {
      const made = { ...reply, etag: `"${createHash('sha256').update(reply.body).digest('base64url').slice(0, 22)}"` }
      // What was purged meanwhile may be what this reply shows.
      if (begun !== purges) return made
      entries.set(key, { ...made, tags, until: now() + freshFor })
      if (entries.has(key)) for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      return made
    },
    purge(tags) {
      purges += 1
      if (tags === null) return entries.clear()
      for (const key of tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])) entries.delete(key)
    },
  }
}
