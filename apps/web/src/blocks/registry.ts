import type { Block } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { AccordionBlock } from './accordion/accordion-block.tsx'
import { Banner } from './banner/banner.tsx'
import { BenefitBar } from './benefit-bar/benefit-bar.tsx'
import type { BlockProps } from './block-props.ts'
import { Collection } from './collection/collection.tsx'
import { Hero } from './hero/hero.tsx'
import { ProductCarouselBlock } from './product-carousel/product-carousel-block.tsx'
import { RichTextBlock } from './rich-text/rich-text-block.tsx'
import { Spacer } from './spacer/spacer.tsx'

type Registry = { readonly [Type in Block['type']]: ComponentType<BlockProps<Extract<Block, { type: Type }>>> }

/** One component a block; its schema stands in the contracts. */
export const registry: Registry = {
  hero: Hero,
  banner: Banner,
  'benefit-bar': BenefitBar,
  collection: Collection,
  'product-carousel': ProductCarouselBlock,
  'rich-text': RichTextBlock,
  accordion: AccordionBlock,
  spacer: Spacer,
}
