import { toNickname } from '@lacehouse/domain/reviews/review'
import { createSizeNames } from '../../core/catalogue/create-size-names.ts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { invitationLink } from '../../core/reviews/invitation-link.ts'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { reviewChanges } from '../../core/reviews/review-changes.queries.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'
import { listSizes, type WriteDeps } from './write-review.ts'

/** Replies with the caller's review of a product, whatever its state, and with what a new one begins with (REV-02). */
export function getOwnReview(deps: WriteDeps): Handler<'reviews.own'> {
  const { database, catalogue, consumers } = deps
  return async ({ session, site, locale, params, query }) => {
    requireReviews(site)
    const { id: consumerNo } = getSession(session)
    const product = await getLiveProduct(catalogue, params.productId)
    const { firstName, lastName } = requireActive(await consumers.findContact(consumerNo))
    const proofOrder = invitationLink.findOrder(deps, query.proof)
    const of = { productId: product.id, consumerNo, proofOrder }
    const { isVerified, review } = await reviewChanges.findOwn(database.pool, of)
    const nameSize = createSizeNames(product, { site, locale })
    return {
      nickname: review?.nickname ?? toNickname(firstName, lastName),
      sizes: listSizes(product).map((value) => ({ value, label: nameSize(value) })),
      isVerified,
      ...(review && {
        review: {
          ...{ rating: review.stars, title: review.title, reviewText: review.body, state: review.state },
          ...(review.fit !== null && { fit: review.fit }),
          ...(review.size !== null && { size: review.size }),
        },
      }),
    }
  }
}
