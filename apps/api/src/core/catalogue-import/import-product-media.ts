import { execute, findRow } from '@lacehouse/database'
import type { MediaReason, ProductMedium } from '@lacehouse/domain/product/product-media'
import type { Pool } from 'pg'
import { openMediaFolder } from '../../infra/media/media-folder.ts'
import { listMedia, writeMedia } from './catalogue-import.queries.ts'
import { createMediumMaker } from './make-medium.ts'
import type { OwnMedium } from './own-media.ts'
import type { MediaSources } from './read-medium.ts'

/** The media of a product as its file names them, with the line on which it stands. */
export type WantedMedia = { readonly productId: string; readonly line: number; readonly media: readonly OwnMedium[] }

export type MediaProblem = {
  readonly productId: string
  readonly line: number
  readonly address: string
  readonly code: MediaReason
  /** In a sentence. */
  readonly reason: string
}

export type MediaOptions = MediaSources & {
  readonly originalsDir: string
  readonly onProblem: (problem: MediaProblem) => void
}

/** Imports the media of products one after the other. A medium that lacks one of its files is refused whole, and leaves the earlier one in. */
export function createMediaImport(pool: Pool, options: MediaOptions) {
  const makeMedium = createMediumMaker(openMediaFolder(options.originalsDir), options)
  /** Imports the media of one product; returns whether they are new or changed. */
  return async ({ productId, line, media }: WantedMedia): Promise<boolean> => {
    const earlier = (await findRow(pool, listMedia, { productId }))?.media ?? []
    const shown: ProductMedium[] = []
    for (const wanted of media) {
      const made = await makeMedium(wanted)
      if ('kind' in made) shown.push(made)
      else {
        const { address, code, reason } = made
        options.onProblem({ productId, line, address, code, reason })
        shown.push(...earlier.filter(({ kind, colour }) => kind === wanted.kind && colour === wanted.colour))
      }
    }
    return (await execute(pool, writeMedia, { productId, media: shown })) > 0
  }
}
