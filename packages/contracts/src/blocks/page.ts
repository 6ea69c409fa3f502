import { z } from 'zod'
import { BannerBlock, BenefitBarBlock } from './banner.ts'
import { Media } from './block-fields.ts'
import { CollectionBlock, ProductCarouselBlock, RecommendationsBlock } from './collection.ts'
import { HeroBlock } from './hero.ts'
import { NewsletterBlock } from './newsletter.ts'
import { AccordionBlock, RichTextBlock, SpacerBlock } from './text.ts'

/** Any block of a page; the storefront's registry has one component for each member. */
export const Block = z.discriminatedUnion('type', [
  HeroBlock,
  BannerBlock,
  BenefitBarBlock,
  CollectionBlock,
  ProductCarouselBlock,
  RecommendationsBlock,
  RichTextBlock,
  AccordionBlock,
  SpacerBlock,
  NewsletterBlock,
])
export type Block = z.output<typeof Block>

/** A page of the content system: its texts for search engines, and its blocks in order. */
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
