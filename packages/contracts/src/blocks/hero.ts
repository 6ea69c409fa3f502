import { z } from 'zod'
import { blockFields } from './block-fields.ts'

/** The opening picture of a page: type on the picture, below it, or with a product laid over it (CMS-06). */
export const HeroBlock = z.object({
  ...blockFields,
  type: z.literal('hero'),
  variant: z.enum(['standard', 'block-below', 'product-overlay']),
  align: z.enum(['left', 'center', 'right']).optional(),
  productId: z.string().optional(),
})
export type HeroBlock = z.output<typeof HeroBlock>
