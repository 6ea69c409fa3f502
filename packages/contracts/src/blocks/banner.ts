import { z } from 'zod'
import { blockFields } from './block-fields.ts'

/** A picture with words beside, below or on it, or a thin line of words (CMS-07). */
export const BannerBlock = z.object({
  ...blockFields,
  type: z.literal('banner'),
  variant: z.enum(['block-below', 'espot', 'image', 'split', 'thin', 'overlay', 'menu-tile']),
  /** Share of the picture in a split banner, in percent (S2.9). */
  splitWidth: z.union([z.literal(60), z.literal(50), z.literal(40)]).optional(),
  splitSide: z.enum(['left', 'right']).optional(),
  overlayWidth: z.enum(['xs', 'sm', 'md', 'lg']).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
})
export type BannerBlock = z.output<typeof BannerBlock>

/** The line above the header with what a shopper gains here (S2.3 'Benefit bar'). */
export const BenefitBarBlock = z.object({
  ...blockFields,
  type: z.literal('benefit-bar'),
  alignment: z.enum(['left', 'center']).optional(),
  showCloseButton: z.boolean().optional(),
  infoIcon: z.boolean().optional(),
})
export type BenefitBarBlock = z.output<typeof BenefitBarBlock>
