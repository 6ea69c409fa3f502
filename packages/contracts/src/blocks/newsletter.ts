import { z } from 'zod'
import { blockFields, RequiredWords } from './block-fields.ts'

/** A form that subscribes to the newsletter. */
export const NewsletterBlock = z.object({
  ...blockFields,
  type: z.literal('newsletter'),
  submitCtaLabel: RequiredWords,
  /** The heading after a subscription, where it is not the shop's own. */
  confirmationTitle: z.string().optional(),
})
export type NewsletterBlock = z.output<typeof NewsletterBlock>
