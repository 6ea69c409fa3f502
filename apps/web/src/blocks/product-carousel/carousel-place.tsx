import type { ProductTile as Tile } from '@lacehouse/contracts'
import type { RefObject } from 'react'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { SharedElement } from '../../rendering/shared-element.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CarouselCards } from './carousel-tiles.tsx'
import styles from './product-carousel.module.css'

type Props = {
  readonly place: RefObject<HTMLDivElement | null>
  /** The accessible name of the carousel. */
  readonly title: string
  readonly cards: CarouselCards
  /** Null while they are loading. */
  readonly tiles: readonly Tile[] | null | undefined
  readonly failed: boolean
}

/** Is fetched with the products. */
const CarouselTiles = lazyComponent(() => import('./carousel-tiles.tsx').then((module) => module.CarouselTiles))

/** The place of a carousel: its cards, or placeholders that reserve their space while they are loading. */
export function CarouselPlace({ place, title, cards, tiles, failed }: Props) {
  const t = useTranslate()
  return (
    <div ref={place} className={styles.place} data-cards={cards} data-empty={tiles?.length === 0 || undefined}>
      {tiles ? (
        <CarouselTiles title={title} tiles={tiles} cards={cards} />
      ) : failed ? (
        <p className={styles.away}>{t('common.carousel.away')}</p>
      ) : (
        <SharedElement part={{ name: 'places of cards', props: { cards } }} className={styles.waiting} aria-busy>
          <WaitingCards cards={cards} />
        </SharedElement>
      )}
    </div>
  )
}

/** The places of the cards, of which pages have several. */
function WaitingCards({ cards }: Pick<Props, 'cards'>) {
  const t = useTranslate()
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: cards === 'search-hub' ? 5 : cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div className={styles.shape} key={index}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </>
  )
}
