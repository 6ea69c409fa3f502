import type { ProductTile as Tile } from '@lacehouse/contracts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CarouselCards } from './carousel-tiles.tsx'
import styles from './product-carousel.module.css'
import type { TileQuery } from './to-tile-query.ts'
import { useNearTiles } from './use-near-tiles.ts'

type Props = {
  /** The accessible name of the carousel, whose heading stands elsewhere. */
  readonly title: string
  readonly query: TileQuery
  /** The number of cards in a row on large screens. */
  readonly cards?: CarouselCards
  /** The product to leave out: the one of the page itself. */
  readonly without?: string
  /** Products that came with the page, so that nothing is fetched. */
  readonly included?: readonly Tile[] | null
}

/** Is fetched with the products. */
const CarouselTiles = lazyComponent(() => import('./carousel-tiles.tsx').then((module) => module.CarouselTiles))

/**
 * Shows products side by side. They are fetched when the carousel is within 200 px of the viewport, and placeholders
 * reserve the space.
 */
export function ProductCarousel({ title, query, cards = 5, without, included = null }: Props) {
  const t = useTranslate()
  const { place, tiles, failed } = useNearTiles(query, included)
  const shown = tiles?.filter(({ id }) => id !== without)
  return (
    <div ref={place} className={styles.place} data-cards={cards} data-empty={shown?.length === 0 || undefined}>
      {shown ? (
        <CarouselTiles title={title} tiles={shown} cards={cards} />
      ) : failed ? (
        <p className={styles.away}>{t('common.carousel.away')}</p>
      ) : (
        <div className={styles.waiting} aria-busy>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div className={styles.shape} key={index}>
              <span />
              <span />
              <span />
              <span />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
