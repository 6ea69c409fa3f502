import type { PlainBlock } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { hydrateOnVisible, hydrateSoon } from '../hydration/hydrate-later.tsx'
import { shareable } from '../hydration/lazy-component.tsx'
import { type StaticPart, staticPart } from '../hydration/static-part.tsx'
import type { BlockProps } from './block-props.ts'
import type { StaticBlock } from './static-blocks.ts'

type PropsOf<Type> = BlockProps<Extract<PlainBlock, { type: Type }>>

type Registry = {
  readonly [Type in PlainBlock['type']]: Type extends StaticBlock
    ? StaticPart<PropsOf<Type>>
    : ComponentType<PropsOf<Type>> & { readonly isStatic?: never }
}

/**
 * The component of each block type. The server renders it. The browser fetches its code later, or never if the block has no
 * behaviour: `staticBlocks` names these, and the compiler compares.
 */
export const registry: Registry = {
  hero: staticPart(shareable(() => import('./hero/hero.tsx').then(({ Hero }) => Hero))),
  banner: staticPart(shareable(() => import('./banner/banner.tsx').then(({ Banner }) => Banner))),
  'benefit-bar': hydrateOnVisible(
    shareable(() => import('./benefit-bar/benefit-bar.tsx').then(({ BenefitBar }) => BenefitBar)),
  ),
  collection: hydrateOnVisible(
    // The cards that are buttons mark the open page.
    shareable(
      () => import('./collection/collection.tsx').then(({ Collection }) => Collection),
      ({ block }) => block.variant !== 'button',
    ),
  ),
  'product-carousel': hydrateOnVisible(() =>
    import('./product-carousel/product-carousel-block.tsx').then((module) => module.ProductCarouselBlock),
  ),
  recommendations: hydrateOnVisible(() =>
    import('./recommendations/recommendations-block.tsx').then((module) => module.RecommendationsBlock),
  ),
  'rich-text': staticPart(
    shareable(() => import('./rich-text/rich-text-block.tsx').then((module) => module.RichTextBlock)),
  ),
  accordion: staticPart(
    shareable(() => import('./accordion/accordion-block.tsx').then((module) => module.AccordionBlock)),
  ),
  newsletter: hydrateOnVisible(() =>
    import('./newsletter/newsletter-block.tsx').then((module) => module.NewsletterBlock),
  ),
  event: staticPart(() => import('./event/event.tsx').then((module) => module.EventBlock)),
  // Links anywhere on the page open these.
  dialog: hydrateSoon(() => import('./dialog/dialog-block.tsx').then((module) => module.DialogBlock)),
  'event-dialog': hydrateSoon(() => import('./dialog/dialog-block.tsx').then((module) => module.EventDialogBlock)),
  'visual-selector': staticPart(() =>
    import('./visual-selector/visual-selector.tsx').then((module) => module.VisualSelector),
  ),
  'secondary-navigation': staticPart(() =>
    import('./secondary-navigation/secondary-navigation.tsx').then((module) => module.SecondaryNavigation),
  ),
  'filter-by': staticPart(() => import('./filter-by/filter-by.tsx').then(({ FilterBy }) => FilterBy)),
  anchor: staticPart(shareable(() => import('./anchor/anchor.tsx').then(({ Anchor }) => Anchor))),
  button: staticPart(shareable(() => import('./button/button-block.tsx').then((module) => module.ButtonBlock))),
  picture: staticPart(shareable(() => import('./picture/picture-block.tsx').then((module) => module.PictureBlock))),
  video: hydrateOnVisible(() => import('./video/video.tsx').then(({ Video }) => Video)),
  'article-grid': hydrateOnVisible(() =>
    import('./article-grid/article-grid.tsx').then((module) => module.ArticleGrid),
  ),
  'photo-grid': hydrateOnVisible(() => import('./photos/photo-gallery.tsx').then((module) => module.PhotoGallery)),
  'photo-carousel': hydrateOnVisible(() => import('./photos/photo-gallery.tsx').then((module) => module.PhotoGallery)),
  spacer: staticPart(shareable(() => import('./spacer/spacer.tsx').then(({ Spacer }) => Spacer))),
}
