import { join } from 'node:path'
import { readPreviewRecords } from '@lacehouse/pictures/composite/preview-records'
import { listBrandMarks } from '@lacehouse/pictures/passes/brand-marks'
import { listModelRecords } from '@lacehouse/pictures/passes/model-records'
import type { FastifyBaseLogger } from 'fastify'
import type { Faults } from '../faults/with-faults.ts'
import { limitReports } from '../limit-reports.ts'
import { deriveKey } from '../session/derive-key.ts'
import {
  createContentPictureRenderer,
  type FindContentBytes,
  isContentPictureName,
} from './content-picture-renderer.ts'
import { createImageStore } from './image-store.ts'
import { openMasters } from './photographs/master-folder.ts'
import { createOriginalsRenderer, isOriginalName } from './photographs/originals-renderer.ts'
import { openDrawers } from './picture-drawers.ts'
import { createDrawnPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'
import { requirePicture } from './require-picture.ts'
import { createReviewPhotoRenderer, isReviewPhotoName, type ReviewPhotoSource } from './review-photo-renderer.ts'

export type OpenedPictures = PictureSource & PictureRenderer & { readonly close: () => Promise<void> }

type PictureOptions = {
  /** The folder of encoded pictures, and that of masters. */
  readonly finished: string
  readonly originals: string
  /** AVIF encodes faster and larger. */
  readonly encodesQuickly: boolean
  /** The secret of the shop, from which that of signed addresses is derived. */
  readonly secret: string
  /** Finds an uploaded picture of content. */
  readonly findContentBytes: FindContentBytes
  readonly reviewPhotos: ReviewPhotoSource
  readonly log: FastifyBaseLogger
  readonly faults?: Faults | undefined
}

/** The bounds of the folder of encoded pictures in bytes: 1 GiB in all, an eighth of it for shoppers' designs, and one for photos of reviews. */
const designBytes = 128 * 1024 ** 2
const photoBytes = 128 * 1024 ** 2
const catalogueBytes = 1024 ** 3 - designBytes - photoBytes

/** Opens the drawn pictures of all models and the imported photographs as one service; separate processes draw them. */
export async function openPictures(options: PictureOptions): Promise<OpenedPictures> {
  const { finished, originals, encodesQuickly, log, faults } = options
  const drawers = openDrawers({ encodesQuickly, faults })
  const failing = limitReports((facts) => log.error(facts, 'a picture could not be drawn'))
  const draw = requirePicture(drawers.draw, failing)
  const onUnstored = limitReports((facts) => log.error(facts, 'a picture was drawn and sent, but could not be stored'))
  const store = createImageStore(finished, { bytes: catalogueBytes, onUnstored })
  const designs = createImageStore(join(finished, 'designs'), { bytes: designBytes, onUnstored })
  const photoStore = createImageStore(join(finished, 'photos'), { bytes: photoBytes, onUnstored })
  const secret = deriveKey(options.secret, 'addresses of pictures')
  const [models, previews] = await Promise.all([listModelRecords(), readPreviewRecords()])
  const marks = await listBrandMarks(models.map(({ key }) => key))
  const drawn = createDrawnPictures(models, { store, designs, draw, previews, marks, secret })
  const photographs = createOriginalsRenderer({ store, draw, masters: openMasters(originals) })
  const uploads = createContentPictureRenderer({ store, draw, findBytes: options.findContentBytes })
  const photos = createReviewPhotoRenderer({ store: photoStore, draw, photos: options.reviewPhotos })
  const findRenderer = (name: string): PictureRenderer => {
    if (isContentPictureName(name)) return uploads
    if (isReviewPhotoName(name)) return photos
    return isOriginalName(name) ? photographs : drawn
  }
  return {
    ...drawn,
    render: (order) => findRenderer(order.name).render(order),
    close: drawers.close,
  }
}
