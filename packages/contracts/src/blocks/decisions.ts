import { segmentKeys } from '@lacehouse/domain/segment/segment'
import { z } from 'zod'
import { blockFields } from './block-fields.ts'
import { PlainBlock } from './plain-block.ts'

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

/**
 * Content with variants for personalisation and experiments (CMS-14). `experienceId` is the key of the experiment that decides; the
 * baselines are shown where none does.
 */
export const ExperienceBlock = z.object({
  ...blockFields,
  type: z.literal('experience'),
  experienceId: Id,
  baselines: z.array(PlainBlock),
  variants: z.array(z.object({ name: z.string(), variantId: Id, targets: z.array(PlainBlock) })),
  /** The event that a click within the block reports. */
  trackingEvent: Id.optional(),
})
export type ExperienceBlock = z.output<typeof ExperienceBlock>

/** Content for segments of visitors, the first that matches wins; the baselines are for everyone else (CMS-15). */
export const SegmentationBlock = z.object({
  ...blockFields,
  type: z.literal('segmentation'),
  segments: z.array(z.object({ id: z.enum(segmentKeys), targets: z.array(PlainBlock) })),
  baselines: z.array(PlainBlock),
})
export type SegmentationBlock = z.output<typeof SegmentationBlock>
