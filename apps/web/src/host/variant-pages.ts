import { type DecisionPoint, toPointId } from '@lacehouse/domain/experiments/decision-point'
import { LRUCache } from 'lru-cache'
import type { CacheOutcome, PageCache, RenderedPage } from './page-cache.ts'
import type { Finished } from './send-page.ts'

/** Addresses whose decision points are remembered; an address beyond them costs one more rendering. */
const maxAddresses = 20_000

/** Decides for a visitor. */
type Chooser = { readonly decide: (point: DecisionPoint) => string | null }

export type VariantPages = {
  /** Gets the page of an address that a visitor sees, from the cache or by rendering it. */
  get(
    address: string,
    visitor: Chooser,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: Finished; outcome: CacheOutcome }>
}

/**
 * Keeps a page once for each choice of its decision points. Which points an address has is known from its last rendering, so that
 * a visitor's key needs neither the page nor a statement. A page without a decision has one key for everyone.
 */
export function createVariantPages(cache: PageCache): VariantPages {
  const known = new LRUCache<string, readonly DecisionPoint[]>({ max: maxAddresses })

  function remember(address: string, points: readonly DecisionPoint[]): void {
    if (points.length > 0) known.set(address, points)
    else known.delete(address)
  }

  return {
    get(address, visitor, render) {
      const points = known.get(address) ?? []
      return cache.get(toKey(address, points, visitor), async () => {
        const rendered = await render()
        if (nameAll(rendered.decisions ?? []) === nameAll(points)) return rendered
        // The key does not say what this page decided: it belongs to its own visitor, and the next one has the right key.
        if (rendered.keep) remember(address, rendered.decisions ?? [])
        return { ...rendered, keep: null }
      })
    },
  }
}

const nameAll = (points: readonly DecisionPoint[]): string => points.map(toPointId).join(' ')

const toKey = (address: string, points: readonly DecisionPoint[], { decide }: Chooser): string =>
  [address, ...points.map((point) => `${toPointId(point)}=${decide(point) ?? ''}`)].join(' ')
