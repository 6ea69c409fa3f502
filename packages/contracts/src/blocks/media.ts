import { z } from 'zod'
import { blockFields, Media } from './block-fields.ts'

/** A picture with its caption, without any other text (CMS-16). */
export const PictureBlock = z.object({
  ...blockFields,
  type: z.literal('picture'),
  /** The share of the page's width on large screens: a column of text, two thirds, or all of it. */
  width: z.enum(['text', 'wide', 'full']).optional(),
})
export type PictureBlock = z.output<typeof PictureBlock>

const PlayerSettings = z.object({
  /** Begins without sound when it is seen, unless the visitor prefers reduced motion or saves data. */
  autoplay: z.boolean().optional(),
  /** Shows no controls besides the one that stops a film that began by itself. */
  hideControls: z.boolean().optional(),
  loop: z.boolean().optional(),
  muted: z.boolean().optional(),
})

const VideoTrack = z.object({
  src: z.string(),
  label: z.string(),
  srclang: z.string(),
  kind: z.enum(['captions', 'subtitles', 'descriptions', 'chapters']),
})
export type VideoTrack = z.output<typeof VideoTrack>

/**
 * A film with the shop's own player (CMS-16). `media` holds the film for each breakpoint. An address without an extension stands for
 * two files, `.webm` and `.mp4`.
 */
export const VideoBlock = z.object({
  ...blockFields,
  type: z.literal('video'),
  /** The picture before the film begins. */
  poster: Media.optional(),
  playerSettings: PlayerSettings.optional(),
  tracks: z.array(VideoTrack).optional(),
})
export type VideoBlock = z.output<typeof VideoBlock>
