import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { contentPicturesQueries } from './core/content-pictures/content-pictures.queries.ts'
import { createReviewPhotoSource } from './core/reviews/review-photos.queries.ts'
import type { Faults } from './infra/faults/with-faults.ts'
import { type OpenedPictures, openPictures } from './infra/pictures/open-pictures.ts'

type PictureDeps = {
  readonly pool: Pool
  readonly config: Pick<Config, 'picturesDir' | 'originalsDir' | 'sessionSecret' | 'encodesQuickly'>
  readonly log: FastifyBaseLogger
  readonly faults?: Faults | undefined
}

/** Opens the image service with the pictures and photos that the database holds. */
export function openShopPictures({ pool, config, log, faults }: PictureDeps): Promise<OpenedPictures> {
  return openPictures({
    ...{ finished: config.picturesDir, originals: config.originalsDir, secret: config.sessionSecret },
    encodesQuickly: config.encodesQuickly,
    findContentBytes: (hash) => contentPicturesQueries.findBytes(pool, hash),
    reviewPhotos: createReviewPhotoSource(pool),
    ...{ log, faults },
  })
}
