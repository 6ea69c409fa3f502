import { z } from 'zod'
import { blockFields, RequiredWords } from './block-fields.ts'
import { SanitisedHtml } from './sanitised-html.ts'

/** Text with headings, lists and links. The markup is sanitised when a document is written and when it is answered. */
export const RichTextBlock = z.object({ ...blockFields, type: z.literal('rich-text') })
export type RichTextBlock = z.output<typeof RichTextBlock>

/** Questions that open to their answers. */
export const AccordionBlock = z.object({
  ...blockFields,
  type: z.literal('accordion'),
  /** Opening a question closes the one that was open. */
  isExclusive: z.boolean().optional(),
  /** The first question is open. */
  opensFirst: z.boolean().optional(),
  items: z.array(z.object({ id: z.string(), title: RequiredWords, richText: SanitisedHtml })),
})
export type AccordionBlock = z.output<typeof AccordionBlock>

export const SpacerBlock = z.object({
  ...blockFields,
  type: z.literal('spacer'),
  size: z.enum(['small', 'medium', 'large']),
})
export type SpacerBlock = z.output<typeof SpacerBlock>
