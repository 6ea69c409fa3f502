import { z } from 'zod'

/** The id of a stream, as the field `containerId` of a gallery has it. */
export const StreamId = z.string().regex(/^[a-z0-9-]{2,60}$/)
/** The id of a product (the masterId), or a word. */
export const MediaTag = z.string().regex(/^[A-Za-z0-9-]{2,40}$/)

/** A product that a picture shows. */
const ShownProduct = z.object({ productId: z.string(), name: z.string(), url: z.string() })

/** A public picture of the social media service. */
export const SocialMedia = z.object({
  mediaId: z.string(),
  /** Whether the shop or a person posted it. */
  source: z.enum(['shop', 'person']),
  caption: z.string(),
  author: z.string(),
  postedAt: z.string(),
  picture: z.object({
    /** Of a `drawn` picture an address without width and format; of a `photo` the file itself. */
    url: z.string(),
    kind: z.enum(['drawn', 'photo']),
    width: z.number(),
    height: z.number(),
    placeholder: z.string().optional(),
  }),
  /** Those that the site sells now. */
  products: z.array(ShownProduct),
})
export type SocialMedia = z.output<typeof SocialMedia>

/** A list of pictures that galleries show. */
export const SocialStream = z.object({ streamId: z.string(), name: z.string(), mediaCount: z.number() })
