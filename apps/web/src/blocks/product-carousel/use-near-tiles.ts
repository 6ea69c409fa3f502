import type { ProductTile } from '@lacehouse/contracts'
import type { RefObject } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useBesides } from './besides.ts'
import type { TileQuery } from './to-tile-query.ts'
import { useNear } from './use-near.ts'

type NearTiles = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly tiles: readonly ProductTile[] | null
  readonly failed: boolean
}

/** Fetches products when their place is within 200 px of the viewport, unless they came with the page. */
export function useNearTiles(query: TileQuery, included: readonly ProductTile[] | null): NearTiles {
  const besides = useBesides()
  const asked = included || besides === null ? null : JSON.stringify(withBesides(query, besides))
  const { place, value, failed } = useNear(asked, loadTiles)
  return { place, tiles: included ?? value, failed }
}

async function loadTiles(asked: string, signal: AbortSignal): Promise<readonly ProductTile[]> {
  const { products } = await browserApi.call('products.tiles', { query: JSON.parse(asked) }, { signal })
  return products
}

/** Chosen products are shown whatever is in the cart. */
function withBesides(query: TileQuery, besides: readonly string[]): TileQuery {
  return query.ids || besides.length === 0 ? query : { ...query, besides: besides.join(',') }
}
