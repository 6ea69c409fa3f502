import { z } from 'zod'
import { ArticleGridBlock } from './article-grid.ts'
import { BannerBlock, BenefitBarBlock } from './banner.ts'
import { CollectionBlock, ProductCarouselBlock, RecommendationsBlock } from './collection.ts'
import { DialogBlock, EventBlock, EventDialogBlock } from './event.ts'
import { PhotoCarouselBlock, PhotoGridBlock } from './gallery.ts'
import { HeroBlock } from './hero.ts'
import { PictureBlock, VideoBlock } from './media.ts'
import { AnchorBlock, ButtonBlock, FilterByBlock, SecondaryNavigationBlock, VisualSelectorBlock } from './navigation.ts'
import { NewsletterBlock } from './newsletter.ts'
import { AccordionBlock, RichTextBlock, SpacerBlock } from './text.ts'

/** The blocks that are the same for everyone; those of a decision are made of them. */
export const plainBlocks = [
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
  EventBlock,
  DialogBlock,
  EventDialogBlock,
  VisualSelectorBlock,
  SecondaryNavigationBlock,
  FilterByBlock,
  AnchorBlock,
  ButtonBlock,
  PictureBlock,
  VideoBlock,
  ArticleGridBlock,
  PhotoGridBlock,
  PhotoCarouselBlock,
] as const

/** A block that is the same for everyone; the storefront's registry has one component for each member. */
export const PlainBlock = z.discriminatedUnion('type', plainBlocks)
export type PlainBlock = z.output<typeof PlainBlock>
