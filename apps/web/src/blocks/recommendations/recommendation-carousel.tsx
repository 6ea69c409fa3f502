import type { CallInput, FilledSlot } from '@lacehouse/contracts'
import { type MouseEvent, useEffect } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { reportBehaviour } from '../../client/events/report-behaviour.ts'
import { viewedProducts } from '../../client/products/product-list.ts'
import { useBesides } from '../product-carousel/besides.ts'
import { CarouselPlace } from '../product-carousel/carousel-place.tsx'
import type { CarouselCards } from '../product-carousel/carousel-tiles.tsx'
import { useNear } from '../product-carousel/use-near.ts'
import styles from './recommendation-carousel.module.css'

type Query = CallInput<'products.widgetRecommendations'>['query']

type Props = {
  readonly title: string
  readonly slot: Query['slot']
  readonly cards?: CarouselCards
  /** The product of the page. */
  readonly productId?: string
  /** Whether the title is shown; otherwise it only names the carousel. */
  readonly hasHeading?: boolean
}

/** The part of a carousel that has to be in view to count as seen. */
const seenShare = 0.5
const most = 12

/**
 * Shows recommendations side by side. They are fetched when the carousel is within 200 px of the viewport (REC-04), and it is reported
 * when it is seen and when a card is followed (REC-02).
 */
export function RecommendationCarousel({ title, slot, cards = 5, productId, hasHeading = false }: Props) {
  const besides = useBesides()
  const asked = besides === null ? null : JSON.stringify({ slot, productId, besides: besides.join(',') || undefined })
  const { place, value, failed } = useNear(asked, load)
  const impressionToken = value?.recommendations.length ? value.impressionToken : null

  // The effect observes the viewport.
  useEffect(() => {
    if (!impressionToken || !place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        reportBehaviour({ type: 'recommendation', name: 'shown', impressionToken })
      },
      { threshold: seenShare },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [impressionToken, place])

  const follow = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest('a') && target.closest('[data-product]')
    const card = value?.recommendations.find((one) => id && one.id === id.getAttribute('data-product'))
    if (card) reportBehaviour({ type: 'recommendation', name: 'clicked', recToken: card.recToken })
  }
  const isEmpty = value?.recommendations.length === 0
  return (
    <div className={styles.carousel} hidden={isEmpty} data-list={`recommendations-${slot}`} onClickCapture={follow}>
      {hasHeading ? <h2>{title}</h2> : null}
      <CarouselPlace place={place} title={title} cards={cards} tiles={value?.recommendations} failed={failed} />
    </div>
  )
}

function load(asked: string, signal: AbortSignal): Promise<FilledSlot> {
  const query: Query = JSON.parse(asked)
  const viewed = viewedProducts.read().filter((id) => id !== query.productId)
  const own = viewed.length > 0 && !query.productId ? { viewed: viewed.slice(0, most).join(',') } : {}
  return browserApi.call('products.widgetRecommendations', { query: { ...query, ...own, limit: most } }, { signal })
}
