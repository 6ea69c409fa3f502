import { randomUUID } from 'node:crypto'
import { longestReviewPhotoSide, mostReviewPhotoBytes } from '@lacehouse/domain/reviews/review'
import { formatMessage } from '@lacehouse/messages'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { reviewPhotosQueries } from '../../core/reviews/review-photos.queries.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { encodeUpload } from '../../infra/pictures/photographs/encode-upload.ts'
import type { ReviewDeps } from './get-reviews.ts'

const reasons = {
  unreadable: 'cases.photo.unreadable',
  too_large: 'cases.photo.tooLarge',
  too_many: 'cases.photo.tooManyForReviews',
} as const

/** Stores a photo of the caller for a review that follows; refuses what is no photo at its field (DLG-19). */
export function addReviewPhoto({ database, now }: ReviewDeps): Handler<'reviews.addPhoto'> {
  return async ({ body, session, site, locale }) => {
    requireReviews(site)
    const refuse = (reason: keyof typeof reasons): Refusal =>
      new Refusal('API400', { field: 'photo', message: formatMessage(locale, reasons[reason]) })
    const sent = Buffer.from(body.photo, 'base64')
    if (sent.length > mostReviewPhotoBytes) throw refuse('too_large')
    const encoded = await encodeUpload(sent, longestReviewPhotoSide)
    if (!encoded.ok) throw refuse(encoded.reason)
    const { ok: _, ...picture } = encoded
    const photo = { ...picture, id: randomUUID(), consumerNo: getSession(session).id, now: now() }
    if (!(await reviewPhotosQueries.insert(database.pool, photo))) throw refuse('too_many')
    return { photoId: photo.id }
  }
}
