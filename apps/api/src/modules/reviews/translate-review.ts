import { requireReviews } from '../../core/reviews/require-reviews.ts'
import { findPublishedText } from '../../core/reviews/reviews.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Translates a published review into the language of the page (REV-05). A shop without a service says so. */
export function translateReview({
  database,
  translation,
}: Pick<Deps, 'database' | 'translation'>): Handler<'reviews.translate'> {
  return async ({ params, site, locale }) => {
    requireReviews(site)
    if (!translation.isConfigured) throw new Refusal('REV501')
    const review = await findPublishedText(database.pool, params.reviewId)
    if (!review) throw new Refusal('REV404')
    const { title, body, language } = review
    const texts = title ? [title, body] : [body]
    const translated = await translation.translate({ texts, from: language, locale })
    if (!translated) throw new Refusal('GEN503')
    return {
      title: title ? (translated[0] ?? '') : '',
      reviewText: translated.at(-1) ?? '',
      language: locale.slice(0, 2),
    }
  }
}
