import { z } from 'zod'
import { BannerBlock, BenefitBarBlock } from './banner.ts'
import { Media } from './block-fields.ts'
import { CollectionBlock, ProductCarouselBlock } from './collection.ts'
import { HeroBlock } from './hero.ts'
import { AccordionBlock, RichTextBlock, SpacerBlock } from './text.ts'

/** Any block that a page can hold; one member a block, as the storefront's registry has one component a member. */
export const Block = z.discriminatedUnion('type', [
  HeroBlock,
  BannerBlock,
  BenefitBarBlock,
  CollectionBlock,
  ProductCarouselBlock,
  RichTextBlock,
  AccordionBlock,
  SpacerBlock,
])
export type Block = z.output<typeof Block>

/** A content-managed page: what search engines are told, and its blocks in order. */
export const PageDocument = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  date: z.string().optional(),
  media: Media.optional(),
  relatedQuery: z.string().optional(),
  blocks: z.array(Block),
})
export type PageDocument = z.output<typeof PageDocument>
