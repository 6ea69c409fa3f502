import type { ProductTile as Tile } from '@lacehouse/contracts'
import { Carousel } from '../../ui/carousel.tsx'
import { ProductTile } from './product-tile.tsx'

/** The number of cards in a row on large screens; those of the search have one width on all screens. */
export type CarouselCards = 3 | 5 | 6 | 'search-hub'

type Props = {
  /** The accessible name of the carousel. */
  readonly title: string
  readonly tiles: readonly Tile[]
  readonly cards: CarouselCards
}

/** The card widths of the style sheet, as `sizes` of the pictures. */
const sizes = {
  3: '(width>=60rem)30vw,(width>=48rem)29vw,75vw',
  5: '(width>=60rem)22vw,(width>=48rem)28vw,40vw',
  6: '(width>=60rem)18vw,(width>=48rem)28vw,75vw',
  'search-hub': '15.625rem',
} as const

/** Shows product cards in a carousel. */
export function CarouselTiles({ title, tiles, cards }: Props) {
  return (
    <Carousel title={title} slideWidth="var(--card)">
      {tiles.map((tile) => (
        <ProductTile key={tile.id} tile={tile} sizes={sizes[cards]} largest={400} />
      ))}
    </Carousel>
  )
}
