import type { RecommendationsBlock as RecommendationsDocument } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { RecommendationCarousel } from './recommendation-carousel.tsx'

/** Shows the recommendations of a slot below their title (REC-03). */
export function RecommendationsBlock({ block }: BlockProps<RecommendationsDocument>) {
  const { title, name, slot, cards } = block
  return (
    <BlockFrame block={block}>
      <RecommendationCarousel title={title ?? name ?? ''} slot={slot} cards={cards} hasHeading={title !== undefined} />
    </BlockFrame>
  )
}
