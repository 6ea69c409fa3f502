import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import { z } from 'zod'

const file = join(import.meta.dirname, '../../../pictures/media/media.json')

const Media = z.record(
  z.string(),
  z.strictObject({
    colourway: z.string(),
    spin: z.strictObject({ frames: z.array(z.string()), width: z.int(), height: z.int() }),
    video: z.strictObject({
      sources: z.array(z.string()),
      captions: z.record(z.string(), z.string()),
      seconds: z.number(),
    }),
    model: z.strictObject({ file: z.string(), bytes: z.int() }),
  }),
)

const bundled = existsSync(file) ? Media.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** Lists the media that the repository has of a model, where one of a product's colours is theirs. */
export function listMedia(model: string, colours: readonly { readonly id: string }[]): ProductMedium[] {
  const found = bundled[model]
  const colour = found?.colourway
  if (!found || colour === undefined || !colours.some(({ id }) => id === colour)) return []
  const shared = { colour, poster: null, alt: {} }
  return [
    { kind: 'video', ...shared, ...found.video, poster: 'three-quarter' },
    { kind: 'spin', ...shared, ...found.spin },
    { kind: 'model', ...shared, ...found.model, poster: 'three-quarter' },
  ]
}
