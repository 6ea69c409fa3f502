import type { Block } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { staticPart } from '../hydration/static-part.tsx'
import type { BlockProps } from './block-props.ts'

type Registry = { readonly [Type in Block['type']]: ComponentType<BlockProps<Extract<Block, { type: Type }>>> }

/**
 * The component of each block type. The server renders it. The browser fetches its code later, or never if the block has no
 * behaviour.
 */
export const registry: Registry = {
  hero: staticPart(() => import('./hero/hero.tsx').then(({ Hero }) => Hero)),
  banner: staticPart(() => import('./banner/banner.tsx').then(({ Banner }) => Banner)),
  'benefit-bar': hydrateOnVisible(() => import('./benefit-bar/benefit-bar.tsx').then(({ BenefitBar }) => BenefitBar)),
  collection: hydrateOnVisible(() => import('./collection/collection.tsx').then(({ Collection }) => Collection)),
  'product-carousel': hydrateOnVisible(() =>
    import('./product-carousel/product-carousel-block.tsx').then((module) => module.ProductCarouselBlock),
  ),
  recommendations: hydrateOnVisible(() =>
    import('./recommendations/recommendations-block.tsx').then((module) => module.RecommendationsBlock),
  ),
  'rich-text': staticPart(() => import('./rich-text/rich-text-block.tsx').then((module) => module.RichTextBlock)),
  accordion: staticPart(() => import('./accordion/accordion-block.tsx').then((module) => module.AccordionBlock)),
  newsletter: hydrateOnVisible(() =>
    import('./newsletter/newsletter-block.tsx').then((module) => module.NewsletterBlock),
  ),
  spacer: staticPart(() => import('./spacer/spacer.tsx').then(({ Spacer }) => Spacer)),
}
