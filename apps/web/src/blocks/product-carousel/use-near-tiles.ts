import type { ProductTile } from '@lacehouse/contracts'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useBesides } from './besides.ts'
import type { TileQuery } from './to-tile-query.ts'

type NearTiles = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly tiles: readonly ProductTile[] | null
  readonly failed: boolean
}

/** The distance to the viewport at which products are fetched. */
const margin = '200px'

/** Fetches products when their place is within 200 px of the viewport, unless they came with the page. */
export function useNearTiles(query: TileQuery, included: readonly ProductTile[] | null): NearTiles {
  const place = useRef<HTMLDivElement>(null)
  const [fetched, setFetched] = useState<readonly ProductTile[] | null>(null)
  const [failed, setFailed] = useState(false)
  const besides = useBesides()
  const asked = included || besides === null ? null : JSON.stringify(withBesides(query, besides))

  // The effect observes the viewport.
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        browserApi
          .call('products.tiles', { query: JSON.parse(asked) }, { signal: asking.signal })
          // A transition shows the placeholders until the code of the cards is there too.
          .then(({ products }) => startTransition(() => setFetched(products)))
          .catch(() => asking.signal.aborted || setFailed(true))
      },
      { rootMargin: margin },
    )
    if (place.current) watcher.observe(place.current)
    return () => {
      watcher.disconnect()
      asking.abort()
    }
  }, [asked])

  return { place, tiles: included ?? fetched, failed }
}

/** Chosen products are shown whatever is in the cart. */
function withBesides(query: TileQuery, besides: readonly string[]): TileQuery {
  return query.ids || besides.length === 0 ? query : { ...query, besides: besides.join(',') }
}
