import { z } from 'zod'
import { MediaTag, StreamId } from '../shapes/social.ts'
import { blockFields } from './block-fields.ts'

const galleryFields = {
  ...blockFields,
  /** The stream of the social media service whose pictures are shown; without it, those of all streams. */
  containerId: StreamId.optional(),
  /** The tag that its pictures have; without it, the product or the category of the page, where the page has one. */
  filter: MediaTag.optional(),
}

/** Pictures of the social media service in a grid (CMS-16). */
export const PhotoGridBlock = z.object({ ...galleryFields, type: z.literal('photo-grid') })
export type PhotoGridBlock = z.output<typeof PhotoGridBlock>

/** Pictures of the social media service in one row that scrolls (CMS-16). */
export const PhotoCarouselBlock = z.object({ ...galleryFields, type: z.literal('photo-carousel') })
export type PhotoCarouselBlock = z.output<typeof PhotoCarouselBlock>
