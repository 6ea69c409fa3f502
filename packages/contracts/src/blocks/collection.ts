import { recommendationSlots } from '@lacehouse/domain/recommendations/slots'
import { z } from 'zod'
import { blockFields, Target } from './block-fields.ts'

/** The layout of a collection from one breakpoint upwards. */
export const CollectionLayout = z.object({
  type: z.enum(['carousel', 'grid']),
  columns: z.number().optional(),
  slideWidth: z.string().optional(),
  slideMaxWidth: z.string().optional(),
  slidePadding: z.string().optional(),
  margin: z.string().optional(),
  showArrows: z.boolean().optional(),
  showIndicators: z.boolean().optional(),
  showProgress: z.boolean().optional(),
  autoplay: z.boolean().optional(),
  loop: z.boolean().optional(),
  /** Seconds. */
  autorotateTime: z.number().optional(),
})
export type CollectionLayout = z.output<typeof CollectionLayout>

const CollectionItem = z.object({ ...blockFields, links: z.array(Target).optional(), icon: z.string().optional() })
export type CollectionItem = z.output<typeof CollectionItem>

/**
 * Cards in a row, a grid or a carousel, or links in a vertical list (CMS-08, CMS-09). A collection whose `name` contains the word
 * `stacked` stands close below the block before it.
 */
export const CollectionBlock = z.object({
  ...blockFields,
  type: z.literal('collection'),
  variant: z.enum([
    'standard',
    'vertical-list',
    'category-card',
    'multi-link-card',
    'linked-card',
    'button',
    'icon-and-text',
  ]),
  breakpoints: z.object({ sm: CollectionLayout, md: CollectionLayout.optional(), lg: CollectionLayout.optional() }),
  textLink: Target.optional(),
  /** The size of the icons of `icon-and-text`. */
  iconSize: z.enum(['small', 'medium', 'large']).optional(),
  /** Where the icons of `icon-and-text` stand. */
  iconPlace: z.enum(['above', 'beside']).optional(),
  items: z.array(CollectionItem),
})
export type CollectionBlock = z.output<typeof CollectionBlock>

/** Recommendations in a carousel, from what visits and orders have in common; they come after the page. */
export const RecommendationsBlock = z.object({
  ...blockFields,
  type: z.literal('recommendations'),
  slot: z.enum(recommendationSlots),
  cards: z.union([z.literal(3), z.literal(5), z.literal(6), z.literal('search-hub')]).optional(),
})
export type RecommendationsBlock = z.output<typeof RecommendationsBlock>

/** Products in a carousel, chosen by hand or by a category. */
export const ProductCarouselBlock = z.object({
  ...blockFields,
  type: z.literal('product-carousel'),
  productIds: z.array(z.string()).optional(),
  categoryId: z.string().optional(),
  sort: z.string().optional(),
  cards: z.union([z.literal(3), z.literal(5), z.literal(6)]).optional(),
  textLink: Target.optional(),
})
export type ProductCarouselBlock = z.output<typeof ProductCarouselBlock>
