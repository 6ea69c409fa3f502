import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'
import { minutes } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { LRUCache } from 'lru-cache'
import { bodySize } from './encoded-body.ts'
import type { Finished } from './send-page.ts'

export type RenderedPage = {
  readonly page: Finished
  /** Null where the page must not be cached. */
  readonly keep: { readonly tags: ReadonlySet<string>; readonly ttl: Duration } | null
  /** The points at which the page differs by its visitor. */
  readonly decisions?: readonly DecisionPoint[]
}

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'pass'

export type PageCache = {
  /** Gives the cached page or renders it. Simultaneous requests for a cacheable page share one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<{ page: Finished; outcome: CacheOutcome }>
  /** Gives the cached page if it is fresh, without rendering; else null. */
  peek(key: string): Finished | null
  /** Drops every page that has one of the tags, and returns the number of dropped pages. */
  purge(tags: readonly string[]): number
  clear(): void
  readonly stats: () => { entries: number; bytes: number }
}

export type PageCacheOptions = {
  readonly maxBytes?: number
  readonly now: () => number
}

type Entry = {
  readonly page: Finished
  readonly tags: ReadonlySet<string>
  readonly freshUntil: number
  readonly staleUntil: number
}

type Rendering = {
  readonly promise: Promise<RenderedPage>
  /** Says whether a purge happened after this rendering began. */
  overtaken: boolean
  /** The tags that were purged after this rendering began; `all` after the whole cache was cleared. */
  purged: Set<string> | 'all'
}

const defaultMaxBytes = 256 * 1024 * 1024

/** The time for which an expired page is still served while it is rendered again. */
export const staleFor = minutes(10)

/**
 * Creates a cache in memory for whole pages of anonymous visitors. It is bounded by bytes. A page stays until it expires
 * or one of its tags is purged.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes = defaultMaxBytes, now } = options
  const renderings = new Map<string, Rendering>()
  const running = new Set<Rendering>()
  const keysByTag = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ page }, key) => bodySize(page.body) + key.length * 2 + 512,
    dispose: ({ tags }, key, reason) => reason !== 'set' && forget(keysByTag, tags, key),
  })

  function keep(key: string, { page, keep }: RenderedPage, rendering: Rendering): void {
    const { purged } = rendering
    if (!keep || !isKeepable(page) || purged === 'all' || [...keep.tags].some((tag) => purged.has(tag))) return
    const old = entries.peek(key)
    if (old) forget(keysByTag, old.tags, key)
    const freshUntil = now() + keep.ttl
    entries.set(key, { page, tags: keep.tags, freshUntil, staleUntil: freshUntil + staleFor })
    if (entries.has(key)) remember(keysByTag, keep.tags, key)
  }

  function render(key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const promise = make()
    const rendering: Rendering = { promise, overtaken: false, purged: new Set() }
    renderings.set(key, rendering)
    running.add(rendering)
    const finish = () => {
      running.delete(rendering)
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
    promise.then((rendered) => keep(key, rendered, rendering), ignore).then(finish, finish)
    return promise
  }

  /** Finds a running rendering that began after the last purge. */
  function findRendering(key: string): Rendering | null {
    const rendering = renderings.get(key)
    return rendering && !rendering.overtaken ? rendering : null
  }

  return {
    async get(key, make) {
      const entry = entries.get(key)
      if (entry && now() < entry.freshUntil) return { page: entry.page, outcome: 'hit' }
      if (entry && now() < entry.staleUntil) {
        if (!findRendering(key)) render(key, make).catch(ignore)
        return { page: entry.page, outcome: 'stale' }
      }
      const rendering = findRendering(key)
      const shared = rendering && (await rendering.promise)
      if (shared?.keep) return { page: shared.page, outcome: 'hit' }
      // A page that is not cacheable belongs to the request that rendered it, so that this request renders its own.
      const { page, keep } = await render(key, make)
      return { page, outcome: keep ? 'miss' : 'pass' }
    },
    peek(key) {
      const entry = entries.get(key)
      return entry && now() < entry.freshUntil ? entry.page : null
    },
    purge(tags) {
      for (const rendering of running) {
        // The rendering may show the state before the change, so that later requests do not share it.
        rendering.overtaken = true
        if (rendering.purged !== 'all') for (const tag of tags) rendering.purged.add(tag)
      }
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))
      for (const key of keys) entries.delete(key)
      return keys.size
    },
    clear() {
      for (const rendering of running) {
        rendering.overtaken = true
        rendering.purged = 'all'
      }
      entries.clear()
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

const isKeepable = ({ status, headers }: Finished) => status < 400 && !('set-cookie' in headers)

const ignore = () => undefined

function remember(keysByTag: Map<string, Set<string>>, tags: ReadonlySet<string>, key: string): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag) ?? new Set()
    keysByTag.set(tag, keys.add(key))
  }
}

function forget(keysByTag: Map<string, Set<string>>, tags: ReadonlySet<string>, key: string): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }
}
