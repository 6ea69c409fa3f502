import { z } from 'zod'

const shared = {
  /** The colour that it shows; null where it suits all of them. */
  colour: z.string().nullable(),
  /** What a thumbnail calls it, such as `360°`. */
  label: z.string(),
  alt: z.string(),
  /** The view of the colour's picture that stands for it until it is chosen; absent for the first. */
  poster: z.string().optional(),
}

/** A video, a 360-degree view or a model in three dimensions of a product (CAT-05). Addresses never hold other bytes. */
export const ProductMediumReply = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('video'),
    /** The same film in several encodings, the smallest first; one of them is MP4. */
    sources: z.array(z.object({ url: z.string(), type: z.string() })),
    /** WebVTT files; those in the language of the shopper come first. */
    captions: z.array(z.object({ url: z.string(), language: z.string() })),
    seconds: z.number(),
  }),
  z.object({
    ...shared,
    kind: z.literal('spin'),
    /** Pictures of one turn, from the side at first. */
    frames: z.array(z.string()),
    width: z.number(),
    height: z.number(),
  }),
  /** A binary glTF file. */
  z.object({ ...shared, kind: z.literal('model'), url: z.string(), bytes: z.number() }),
])
export type ProductMediumReply = z.output<typeof ProductMediumReply>

export const ProductMedia = z.array(ProductMediumReply)
