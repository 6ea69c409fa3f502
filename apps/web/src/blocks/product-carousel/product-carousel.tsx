import type { ProductTile as Tile } from '@lacehouse/contracts'
import { CarouselPlace } from './carousel-place.tsx'
import type { CarouselCards } from './carousel-tiles.tsx'
import type { TileQuery } from './to-tile-query.ts'
import { useNearTiles } from './use-near-tiles.ts'

type Props = {
  /** The accessible name of the carousel, whose heading stands elsewhere. */
  readonly title: string
  readonly query: TileQuery
  /** The number of cards in a row on large screens. */
  readonly cards?: CarouselCards
  /** Products that came with the page, so that nothing is fetched. */
  readonly included?: readonly Tile[] | null
}

/** Shows products side by side. They are fetched when the carousel is within 200 px of the viewport. */
export function ProductCarousel({ title, query, cards = 5, included = null }: Props) {
  const { place, tiles, failed } = useNearTiles(query, included)
  return <CarouselPlace place={place} title={title} cards={cards} tiles={tiles} failed={failed} />
}
