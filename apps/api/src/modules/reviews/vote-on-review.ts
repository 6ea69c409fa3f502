import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { reviewChanges } from '../../core/reviews/review-changes.queries.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { ReviewDeps } from './get-reviews.ts'

/** What is voted on or reported: published, and not the caller's own. */
const requireOther = <T extends { readonly isOwn: boolean }>(target: T | null): T => {
  if (!target) throw new Refusal('REV404')
  if (target.isOwn) throw new Refusal('REV409')
  return target
}

/** Records whether the caller found a review helpful (REV-04). */
export function voteOnReview({ database: { pool }, now }: ReviewDeps): Handler<'reviews.vote'> {
  return async ({ params, body: { isHelpful }, session, site }) => {
    requireReviews(site)
    const { id: consumerNo } = getSession(session)
    const target = { id: params.reviewId, productId: params.productId.toUpperCase(), consumerNo }
    requireOther(await reviewChanges.findReview(pool, target))
    await reviewChanges.voteReview(pool, { id: target.id, consumerNo, isHelpful, now: now() })
    const { helpful, unhelpful } = requireOther(await reviewChanges.findReview(pool, target))
    return { helpful, unhelpful }
  }
}

/** Records whether the caller found an answer helpful (REV-03). */
export function voteOnAnswer({ database: { pool }, now }: ReviewDeps): Handler<'reviews.voteAnswer'> {
  return async ({ params, body: { isHelpful }, session, site }) => {
    requireReviews(site)
    const { id: consumerNo } = getSession(session)
    const target = { id: params.answerId, productId: params.productId.toUpperCase(), consumerNo }
    requireOther(await reviewChanges.findAnswer(pool, target))
    await reviewChanges.voteAnswer(pool, { id: target.id, consumerNo, isHelpful, now: now() })
    const { helpful, unhelpful } = requireOther(await reviewChanges.findAnswer(pool, target))
    return { helpful, unhelpful }
  }
}

/** Reports a review to the staff, who find it in their queue; it stays public until they decide (REV-04). */
export function flagReview({ database: { pool }, now }: ReviewDeps): Handler<'reviews.flag'> {
  return async ({ params, body: { reason }, session, site }) => {
    requireReviews(site)
    const { id: consumerNo } = getSession(session)
    const target = { id: params.reviewId, productId: params.productId.toUpperCase(), consumerNo }
    requireOther(await reviewChanges.findReview(pool, target))
    const isNew = await reviewChanges.flag(pool, { id: target.id, consumerNo, reason, now: now() })
    return { isNew }
  }
}
