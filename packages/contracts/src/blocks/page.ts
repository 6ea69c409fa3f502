import { z } from 'zod'
import { Media } from './block-fields.ts'
import { ExperienceBlock, SegmentationBlock } from './decisions.ts'
import { FragmentBlock } from './fragment.ts'
import { plainBlocks } from './plain-block.ts'

/** Any block of a page: one that is the same for everyone, one that decides between such blocks, or one that shows a fragment. */
export const Block = z.discriminatedUnion('type', [...plainBlocks, ExperienceBlock, SegmentationBlock, FragmentBlock])
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
  /** The slug or the path of the page above it, as `help` or `help/returns`; without it a slug belongs below the page whose slug it begins with. */
  parentSlug: z.string().optional(),
  blocks: z.array(Block),
})
export type PageDocument = z.output<typeof PageDocument>
