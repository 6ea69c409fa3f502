import { useText } from '../../i18n/use-text.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './product-carousel.module.css'
import { ProductTile } from './product-tile.tsx'
import { type TileQuery, useNearTiles } from './use-near-tiles.ts'

type Props = {
  /** Names the carousel, which has its heading elsewhere. */
  readonly title: string
  readonly query: TileQuery
  /** Cards in a row on large screens (S2.9). */
  readonly cards?: 3 | 5 | 6
  /** A product that is not to be shown: the one whose page this is. */
  readonly without?: string
}

const sizes = '(width >= 60rem) 22vw, (width >= 48rem) 29vw, 75vw'

/** Products side by side, fetched when the visitor comes near (S1.9); until then the place is kept by their shape. */
export function ProductCarousel({ title, query, cards = 5, without }: Props) {
  const say = useText()
  const { place, tiles, failed } = useNearTiles(query)
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
            <ProductTile key={tile.id} tile={tile} sizes={sizes} largest={400} />
          ))}
        </Carousel>
      ) : (
        <div className={styles.waiting} aria-busy={!failed}>
          <VisuallyHidden>{say('common.loading')}</VisuallyHidden>
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
