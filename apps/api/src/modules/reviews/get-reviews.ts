import type { CallReply } from '@lacehouse/contracts'
import { isStars, reviewPageSize } from '@lacehouse/domain/reviews/review'
import {
  findFit,
  getAverage,
  getFitPosition,
  listShares,
  type ReviewSummary,
} from '@lacehouse/domain/reviews/review-summary'
import { createSizeNames } from '../../core/catalogue/create-size-names.ts'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { listReviews, type PublishedReview } from '../../core/reviews/reviews.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { toReviewPhotoUrl } from '../../infra/pictures/review-photo-renderer.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'

export type ReviewDeps = Pick<Deps, 'database' | 'catalogue' | 'now'>

/** Replies with a page of a product's published reviews and what all of them say together (REV-01). */
export function getReviews({
  database,
  catalogue,
  translation,
}: ReviewDeps & Pick<Deps, 'translation'>): Handler<'reviews.list'> {
  return async ({ params, query, site, locale }) => {
    requireReviews(site)
    const product = await getLiveProduct(catalogue, params.productId)
    const { page, sort, stars, fit = null, size = null, language = null, withPhotos = false, verified = false } = query
    const found = await listReviews(database.pool, {
      ...{ productId: product.id, sort, offset: (page - 1) * reviewPageSize, limit: reviewPageSize },
      filter: {
        ...{ fit, size, language, withPhotos, isVerified: verified },
        stars: stars !== undefined && isStars(stars) ? stars : null,
      },
    })
    const nameSize = createSizeNames(product, { site, locale })
    return {
      summary: toSummary(found.summary),
      reviews: found.reviews.map((review) => toReview(review, nameSize)),
      ...{ total: found.total, page, pageSize: reviewPageSize, translates: translation.isConfigured },
    }
  }
}

const toSummary = (summary: ReviewSummary): CallReply<'reviews.list'>['summary'] => ({
  count: summary.count,
  average: getAverage(summary),
  shares: listShares(summary),
  fit: findFit(summary),
  fitPosition: getFitPosition(summary),
  withPhotos: summary.withPhotos,
  verified: summary.verified,
})

const toIso = (at: number): string => new Date(at).toISOString()

const toReview = (
  { id, stars, body, fit, size, publishedAt, photos, title, nickname, language, isVerified, ...votes }: PublishedReview,
  nameSize: (size: string) => string,
): CallReply<'reviews.list'>['reviews'][number] => ({
  ...{ reviewId: id, rating: stars, title, reviewText: body, nickname, language, isVerified },
  ...(fit !== null && { fit }),
  ...(size !== null && { sizeLabel: nameSize(size) }),
  publishedAt: toIso(publishedAt),
  ...{ helpful: votes.helpful, unhelpful: votes.unhelpful },
  photos: photos.map(({ id: photoId, width, height }) => ({
    ...{ photoId, width, height },
    url: toReviewPhotoUrl(photoId),
  })),
})
