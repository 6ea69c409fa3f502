import type { ProductTile as Tile } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './product-carousel.module.css'
import { ProductTile } from './product-tile.tsx'
import type { TileQuery } from './to-tile-query.ts'
import { useNearTiles } from './use-near-tiles.ts'

type Props = {
  /** Names the carousel, which has its heading elsewhere. */
  readonly title: string
  readonly query: TileQuery
  /** Cards in a row on large screens (S2.9). */
  readonly cards?: 3 | 5 | 6
  /** A product that is not to be shown: the one whose page this is. */
  readonly without?: string
  /** Products that came with the page; nothing is fetched then. */
  readonly written?: readonly Tile[] | null
}

/** Widths of the cards in the style sheet, as pictures are told of them. */
const sizes = {
  3: '(width >= 60rem) 30vw, (width >= 48rem) 29vw, 75vw',
  5: '(width >= 60rem) 22vw, (width >= 48rem) 28vw, 40vw',
  6: '(width >= 60rem) 18vw, (width >= 48rem) 28vw, 75vw',
} as const

/** Products side by side, fetched when the visitor comes near (S1.9); until then the place is kept by their shape. */
export function ProductCarousel({ title, query, cards = 5, without, written = null }: Props) {
  const t = useTranslate()
  const { place, tiles, failed } = useNearTiles(query, written)
  const shown = tiles?.filter(({ id }) => id !== without)
  return (
    <div
      ref={place}
      className={styles.place}
      data-cards={cards}
      data-empty={shown?.length === 0 || failed || undefined}
    >
      {shown ? (
        <Carousel title={title} slideWidth="var(--card)">
          {shown.map((tile) => (
            <ProductTile key={tile.id} tile={tile} sizes={sizes[cards]} largest={400} />
          ))}
        </Carousel>
      ) : (
        <div className={styles.waiting} aria-busy={!failed}>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without anything in them
            <div className={styles.shape} key={index}>
              <Skeleton ratio="4 / 5" />
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
