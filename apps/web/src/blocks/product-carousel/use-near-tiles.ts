import type { CallInput, ProductTile } from '@lacehouse/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'

export type TileQuery = NonNullable<CallInput<'products.tiles'>['query']>

type NearTiles = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly tiles: readonly ProductTile[] | null
  readonly failed: boolean
}

/** How near the visitor must come (S1.9). */
const margin = '200px'

/** Fetches tiles once their place is within 200 px of what the visitor sees. */
export function useNearTiles(query: TileQuery): NearTiles {
  const place = useRef<HTMLDivElement>(null)
  const [tiles, setTiles] = useState<readonly ProductTile[] | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = JSON.stringify(query)

  // Only the browser knows what the visitor sees.
  useEffect(() => {
    const asking = new AbortController()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        browserApi
          .call('products.tiles', { query: JSON.parse(asked) }, { signal: asking.signal })
          .then(({ products }) => setTiles(products))
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

  return { place, tiles, failed }
}
