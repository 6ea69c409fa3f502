import type { Block } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { staticPart } from '../hydration/static-part.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './part.module.css'
import tileStyles from './product-carousel/product-carousel.module.css'

type Registry = { readonly [Type in Block['type']]: ComponentType<BlockProps<Extract<Block, { type: Type }>>> }

/**
 * The component of each block type. The server renders it. The browser fetches its code later, or never if the block has no
 * behaviour.
 */
export const registry: Registry = {
  hero: staticPart(() => import('./hero/hero.tsx').then(({ Hero }) => Hero), styles.part),
  banner: staticPart(() => import('./banner/banner.tsx').then(({ Banner }) => Banner), styles.part),
  'benefit-bar': hydrateOnVisible(
    () => import('./benefit-bar/benefit-bar.tsx').then(({ BenefitBar }) => BenefitBar),
    styles.part,
  ),
  collection: hydrateOnVisible(
    () => import('./collection/collection.tsx').then(({ Collection }) => Collection),
    styles.part,
  ),
  'product-carousel': hydrateOnVisible(
    () => import('./product-carousel/product-carousel-block.tsx').then((module) => module.ProductCarouselBlock),
    tileStyles.part,
  ),
  'rich-text': staticPart(
    () => import('./rich-text/rich-text-block.tsx').then((module) => module.RichTextBlock),
    styles.part,
  ),
  accordion: staticPart(
    () => import('./accordion/accordion-block.tsx').then((module) => module.AccordionBlock),
    styles.part,
  ),
  spacer: staticPart(() => import('./spacer/spacer.tsx').then(({ Spacer }) => Spacer), styles.part),
}
