import { minutes } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { LRUCache } from 'lru-cache'
import { bodySize } from './encoded-body.ts'
import type { Finished } from './send-page.ts'

export type RenderedPage = {
  readonly page: Finished
  /** Null where the page may not be kept. */
  readonly keep: { readonly tags: ReadonlySet<string>; readonly ttl: Duration } | null
}

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'pass'

export type PageCache = {
  /** Gives the kept page, or renders it: once, however many wait for it. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<{ page: Finished; outcome: CacheOutcome }>
  /** Looks without waiting and without rendering; only a fresh page. */
  peek(key: string): Finished | null
  /** Drops every page that carries any of the tags; answers how many. */
  purge(tags: readonly string[]): number
  clear(): void
  readonly stats: () => { entries: number; bytes: number }
}

export type PageCacheOptions = {
  readonly maxBytes?: number
  readonly now?: () => number
}

type Entry = {
  readonly page: Finished
  readonly tags: ReadonlySet<string>
  readonly freshUntil: number
  readonly staleUntil: number
}

type Rendering = {
  readonly promise: Promise<RenderedPage>
  /** Something was dropped after it began. */
  overtaken: boolean
  /** Tags that were purged after it began, or `all` where everything was. */
  purged: Set<string> | 'all'
}

const defaultMaxBytes = 256 * 1024 * 1024

/** For how long an expired page is still shown while a new one is made. */
export const staleFor = minutes(10)

/** Keeps whole pages of anonymous visitors in memory, bounded by bytes, until they expire or a tag of theirs is purged. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { maxBytes = defaultMaxBytes, now = Date.now } = options
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

  /** Finds a rendering under way that began after the last change. */
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
      // What may not be kept was made for somebody else, and is never handed on.
      const { page, keep } = await render(key, make)
      return { page, outcome: keep ? 'miss' : 'pass' }
    },
    peek(key) {
      const entry = entries.get(key)
      return entry && now() < entry.freshUntil ? entry.page : null
    },
    purge(tags) {
      for (const rendering of running) {
        // A page begun before the change may show the old state: those who come later get a new one.
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
