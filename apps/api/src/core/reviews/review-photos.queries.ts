import {
  arrayOf,
  bytes,
  type Executor,
  execute,
  findRow,
  integer,
  literal,
  moment,
  param,
  reviewPhotos,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { mostUnusedReviewPhotos } from '@lacehouse/domain/reviews/review'
import type { ReviewPhotoSource } from '../../infra/pictures/review-photo-renderer.ts'

const id = param('id', uuid)
const reviewId = param('reviewId', uuid)
const consumerNo = param('consumerNo', text)
const ids = param('ids', arrayOf(uuid))

const insertPhoto = statement({
  name: 'review-photo-insert',
  sql: sql`
    insert into review_photos (id, consumer_no, bytes, width, height, created_at)
    select ${id}, ${consumerNo}, ${param('bytes', bytes)}, ${param('width', integer)}, ${param('height', integer)}, ${moment('now')}
    where (select count(*) from review_photos p where p.consumer_no = ${consumerNo} and p.review_id is null)
      < ${literal(mostUnusedReviewPhotos)}`,
})

const attachPhotos = statement({
  name: 'review-photos-attach',
  sql: sql`update review_photos p set review_id = ${reviewId}, position = array_position(${ids}, p.id)
    where p.id = any (${ids}) and p.consumer_no = ${consumerNo} and (p.review_id is null or p.review_id = ${reviewId})`,
})

const deleteOthers = statement({
  name: 'review-photos-delete-others',
  sql: sql`delete from review_photos p where p.review_id = ${reviewId} and p.id <> all (${ids})`,
})

const published = sql`from review_photos p join reviews r on r.id = p.review_id where p.id = ${id} and r.state = 'published'`

const isPublished = statement({
  name: 'review-photo-is-published',
  row: { id: reviewPhotos.id },
  sql: sql`select p.id ${published}`,
})

const findPublished = statement({
  name: 'review-photo-find',
  row: { bytes: reviewPhotos.bytes },
  sql: sql`select p.bytes ${published}`,
})

const findAny = statement({
  name: 'review-photo-find-any',
  row: { bytes: reviewPhotos.bytes },
  sql: sql`select p.bytes from review_photos p where p.id = ${id} and p.review_id = ${reviewId}`,
})

export type NewReviewPhoto = {
  readonly id: string
  readonly consumerNo: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly now: number
}

type Wanted = { readonly reviewId: string; readonly id: string }

export const reviewPhotosQueries = {
  /** Stores a photo that belongs to no review yet; resolves to false where its writer has too many of them. */
  insert: async (executor: Executor, photo: NewReviewPhoto): Promise<boolean> =>
    (await execute(executor, insertPhoto, photo)) === 1,

  /** Gives a review exactly these photos of its writer; resolves to the number of those that it has now. */
  replace: async (
    executor: Executor,
    of: { reviewId: string; consumerNo: string; ids: readonly string[] },
  ): Promise<number> => {
    await execute(executor, deleteOthers, of)
    return execute(executor, attachPhotos, of)
  },

  /** Finds a photo of a review in any state, for the staff. */
  findAny: async (executor: Executor, wanted: Wanted): Promise<Buffer | null> =>
    (await findRow(executor, findAny, wanted))?.bytes ?? null,
} as const

/** What the image service asks about the photos of published reviews. */
export function createReviewPhotoSource(executor: Executor): ReviewPhotoSource {
  return {
    isPublished: async (id) => (await findRow(executor, isPublished, { id })) !== null,
    findBytes: async (id) => (await findRow(executor, findPublished, { id }))?.bytes ?? null,
  }
}
