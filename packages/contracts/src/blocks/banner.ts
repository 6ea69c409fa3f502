import { z } from 'zod'
import { blockFields, Media } from './block-fields.ts'

/** A picture with text beside, below or on it, or a thin line of text (CMS-07). */
export const BannerBlock = z.object({
  ...blockFields,
  type: z.literal('banner'),
  variant: z.enum(['block-below', 'espot', 'image', 'split', 'thin', 'overlay', 'menu-tile']),
  /** Width of the picture in a split banner, in percent (docs/bounds.md). */
  splitWidth: z.union([z.literal(60), z.literal(50), z.literal(40)]).optional(),
  splitSide: z.enum(['left', 'right']).optional(),
  overlayWidth: z.enum(['xs', 'sm', 'md', 'lg']).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
})
export type BannerBlock = z.output<typeof BannerBlock>

/** The line above the header that names the shopper's benefits. */
export const BenefitBarBlock = z.object({
  ...blockFields,
  type: z.literal('benefit-bar'),
  alignment: z.enum(['left', 'center']).optional(),
  showCloseButton: z.boolean().optional(),
  /** A sign before each benefit. */
  infoIcon: z.boolean().optional(),
  /** A small picture before the benefits. */
  logo: Media.optional(),
  /** A picture behind the benefits; `backgroundColor` shows until it is there. */
  backgroundImage: Media.optional(),
})
export type BenefitBarBlock = z.output<typeof BenefitBarBlock>
