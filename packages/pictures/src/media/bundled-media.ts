import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The media of the demo shop, each file under the beginning of the SHA-256 of its bytes; `media.json` says what they show. */
export const BUNDLED_MEDIA = join(import.meta.dirname, '../../media')

/** The media of a model in one colourway, by the names of their files. */
export type BundledMedia = {
  readonly colourway: string
  readonly spin: { readonly frames: readonly string[]; readonly width: number; readonly height: number }
  readonly video: {
    readonly sources: readonly string[]
    readonly captions: Readonly<Record<string, string>>
    readonly seconds: number
  }
  readonly model: { readonly file: string; readonly bytes: number }
}

/** Reads the media of all models; none where there are none yet. */
export async function readBundledMedia(): Promise<Readonly<Record<string, BundledMedia>>> {
  const text = await readFile(join(BUNDLED_MEDIA, 'media.json'), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '{}'
    throw cause
  })
  return JSON.parse(text) as Readonly<Record<string, BundledMedia>>
}
