import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { checkReview, isReviewTooLong } from '@lacehouse/domain/reviews/check-review'
import { reviewTextLength, toNickname } from '@lacehouse/domain/reviews/review'
import { formatMessage } from '@lacehouse/messages'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { invitationLink } from '../../core/reviews/invitation-link.ts'
import { lookAtText } from '../../core/reviews/look-at-text.ts'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { reviewChanges } from '../../core/reviews/review-changes.queries.ts'
import { reviewPhotosQueries } from '../../core/reviews/review-photos.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'
import type { ReviewDeps } from './get-reviews.ts'

export type WriteDeps = ReviewDeps & Pick<Deps, 'consumers' | 'config'>

/** Lists the sizes of a product that a review may name, each once. */
export function listSizes({ variants }: Pick<ProductRecord, 'variants'>): string[] {
  return [...new Set(variants.map(({ size }) => size))]
}

/**
 * Writes the caller's review of a product, or replaces the one that there is. It is public at once where the first look finds nothing;
 * whether the purchase is verified comes from the shop's own orders (REV-02).
 */
export function writeReview(deps: WriteDeps): Handler<'reviews.write'> {
  return async (call) => {
    requireReviews(call.site)
    const { id: consumerNo } = getSession(call.session)
    const product = await getLiveProduct(deps.catalogue, call.params.productId)
    const { firstName, lastName } = requireActive(await deps.consumers.findContact(consumerNo))
    const { rating, fit, size } = call.body
    const title = (call.body.title ?? '').trim()
    const body = call.body.reviewText.trim()
    const nickname = (call.body.nickname ?? '').trim() || toNickname(firstName, lastName)
    const values = { rating: String(rating), title, reviewText: body, fit: fit ?? '', size: size ?? '', nickname }
    const problems = checkReview(values, listSizes(product))
    if (isReviewTooLong(problems))
      throw new Refusal('REV410', { field: 'reviewText', maximum: reviewTextLength.maximum })
    requireValidForm(problems, call)
    const ids = [...new Set(call.body.photoIds ?? [])]
    const sent = { title, body, nickname, consumerNo, reviewOf: product.id, photoCount: ids.length }
    const looked = await lookAtText(deps.database.pool, sent, call)
    const reviewId = await inTransaction(deps.database.pool, async (client) => {
      const id = await reviewChanges.put(client, {
        ...{ id: randomUUID(), productId: product.id, consumerNo, siteId: call.site.siteId, locale: call.locale },
        ...{ stars: rating, title, body, nickname, fit: fit ?? null, size: size ?? null, photoCount: ids.length },
        proofOrder: invitationLink.findOrder(deps, call.body.proof),
        ...{ ...looked, now: deps.now() },
      })
      const attached = await reviewPhotosQueries.replace(client, { reviewId: id, consumerNo, ids })
      if (attached === ids.length) return id
      throw new Refusal('API400', { field: 'photoIds', message: formatMessage(call.locale, 'cases.photo.gone') })
    })
    return { reviewId, state: looked.state }
  }
}
