import type { Block } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { lazyNear, lazyStill } from '../hydration/lazy-part.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './part.module.css'

type Registry = { readonly [Type in Block['type']]: ComponentType<BlockProps<Extract<Block, { type: Type }>>> }

/** The component of each block type. The server renders it; its code is fetched later, or never where it has no behaviour. */
export const registry: Registry = {
  hero: lazyStill(() => import('./hero/hero.tsx').then(({ Hero }) => Hero), styles.part),
  banner: lazyStill(() => import('./banner/banner.tsx').then(({ Banner }) => Banner), styles.part),
  'benefit-bar': lazyNear(
    () => import('./benefit-bar/benefit-bar.tsx').then(({ BenefitBar }) => BenefitBar),
    styles.part,
  ),
  collection: lazyNear(() => import('./collection/collection.tsx').then(({ Collection }) => Collection), styles.part),
  'product-carousel': lazyNear(
    () => import('./product-carousel/product-carousel-block.tsx').then((module) => module.ProductCarouselBlock),
    styles.part,
  ),
  'rich-text': lazyStill(
    () => import('./rich-text/rich-text-block.tsx').then((module) => module.RichTextBlock),
    styles.part,
  ),
  accordion: lazyStill(
    () => import('./accordion/accordion-block.tsx').then((module) => module.AccordionBlock),
    styles.part,
  ),
  spacer: lazyStill(() => import('./spacer/spacer.tsx').then(({ Spacer }) => Spacer), styles.part),
}
