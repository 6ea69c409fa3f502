import type { ProductTile } from '@lacehouse/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { TileQuery } from './to-tile-query.ts'

type NearTiles = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly tiles: readonly ProductTile[] | null
  readonly failed: boolean
}

/** How near the visitor must come (S1.9). */
const margin = '200px'

/** Fetches tiles once their place is within 200 px of what the visitor sees; none where they came with the page. */
export function useNearTiles(query: TileQuery, written: readonly ProductTile[] | null): NearTiles {
  const place = useRef<HTMLDivElement>(null)
  const [fetched, setFetched] = useState<readonly ProductTile[] | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = written ? null : JSON.stringify(query)

  // Only the browser knows what the visitor sees.
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        browserApi
          .call('products.tiles', { query: JSON.parse(asked) }, { signal: asking.signal })
          .then(({ products }) => setFetched(products))
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

  return { place, tiles: written ?? fetched, failed }
}
