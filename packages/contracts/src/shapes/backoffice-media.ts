import { mediaBounds, mediaFilePattern } from '@lacehouse/domain/product/product-media'
import { z } from 'zod'
import { LocaleCode, text } from './primitives.ts'

const File = z.string().regex(mediaFilePattern)

const shared = {
  /** The colour that it shows; null where it suits all of them. */
  colour: text(120).nullable(),
  /** The view of the colour's picture that stands for it until it is chosen; null for the first. */
  poster: text(120).nullable(),
  /** Alternative texts by locale or language. */
  alt: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), text(1_000)),
}
const video = {
  ...{ ...shared, kind: z.literal('video') },
  sources: z.array(File).min(1).max(mediaBounds.sources),
  captions: z.record(LocaleCode, File),
}
const spin = {
  ...{ ...shared, kind: z.literal('spin') },
  frames: z.array(File).min(mediaBounds.fewestFrames).max(mediaBounds.mostFrames),
}
const model = { ...shared, kind: z.literal('model'), file: File }

/** A medium as staff choose it: its files are ones that the shop has, by their names. */
export const StaffMediumEdit = z.discriminatedUnion('kind', [
  z.strictObject(video),
  z.strictObject(spin),
  z.strictObject(model),
])
export type StaffMediumEdit = z.output<typeof StaffMediumEdit>

/** The bytes of all files of a medium; null where one is missing. */
const sizeBytes = z.number().nullable()

/** A medium of a product as staff see it. */
const StaffMedium = z.discriminatedUnion('kind', [
  z.object({ ...video, captions: z.record(z.string(), z.string()), seconds: z.number(), sizeBytes }),
  z.object({ ...spin, width: z.number(), height: z.number(), sizeBytes }),
  z.object({ ...model, sizeBytes }),
])
export type StaffMedium = z.output<typeof StaffMedium>

/** The videos, 360-degree views and models of a product, in the order of display. */
export const StaffProductMedia = z.object({
  /** The version that a change names, so that it does not undo another change. */
  version: z.string(),
  media: z.array(StaffMedium),
  /** The colours with their pictures by view, of which one stands for a medium. */
  colours: z.array(
    z.object({
      colourCode: z.string(),
      name: z.string(),
      views: z.array(z.object({ view: z.string(), url: z.string(), label: z.string() })),
    }),
  ),
})
export type StaffProductMedia = z.output<typeof StaffProductMedia>
