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
  /** The accessible name of the carousel, whose heading stands elsewhere. */
  readonly title: string
  readonly query: TileQuery
  /** The number of cards in a row on large screens. */
  readonly cards?: 3 | 5 | 6
  /** The product to leave out: the one of the page itself. */
  readonly without?: string
  /** Products that came with the page, so that nothing is fetched. */
  readonly included?: readonly Tile[] | null
}

/** The card widths of the style sheet, as `sizes` of the pictures. */
const sizes = {
  3: '(width >= 60rem) 30vw, (width >= 48rem) 29vw, 75vw',
  5: '(width >= 60rem) 22vw, (width >= 48rem) 28vw, 40vw',
  6: '(width >= 60rem) 18vw, (width >= 48rem) 28vw, 75vw',
} as const

/**
 * Shows products side by side. They are fetched when the carousel is within 200 px of the viewport, and placeholders
 * reserve the space.
 */
export function ProductCarousel({ title, query, cards = 5, without, included = null }: Props) {
  const t = useTranslate()
  const { place, tiles, failed } = useNearTiles(query, included)
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
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
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
