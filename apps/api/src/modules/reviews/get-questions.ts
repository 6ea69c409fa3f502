import { toQuestionSearch } from '@lacehouse/domain/reviews/question-query'
import { reviewPageSize } from '@lacehouse/domain/reviews/review'
import { questionsQueries } from '../../core/reviews/questions.queries.ts'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import type { Handler } from '../../http/call.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'
import type { ReviewDeps } from './get-reviews.ts'

const toIso = (at: number): string => new Date(at).toISOString()

/** Replies with a page of a product's published questions and their answers, in an order and by a filter (REV-01). */
export function getQuestions({ database, catalogue }: ReviewDeps): Handler<'reviews.questions'> {
  return async ({ params, query, site, locale }) => {
    requireReviews(site)
    const { id: productId } = await getLiveProduct(catalogue, params.productId)
    const { page, sort, unanswered: isUnanswered = false, language = null, search = '' } = query
    const [readerLanguage = ''] = locale.split('-')
    const { questions, ...counts } = await questionsQueries.list(database.pool, {
      ...{ productId, sort, readerLanguage, offset: (page - 1) * reviewPageSize, limit: reviewPageSize },
      filter: { isUnanswered, language, text: toQuestionSearch(search) },
    })
    return {
      questions: questions.map(({ id, body, nickname, language: own, createdAt, answers }) => ({
        ...{ questionId: id, language: own, question: body, nickname, askedAt: toIso(createdAt) },
        answers: answers.map(({ id: answerId, body: answer, createdAt: answeredAt, ...rest }) => ({
          ...{ ...rest, answerId, answer },
          answeredAt: toIso(answeredAt),
        })),
      })),
      ...{ ...counts, page, pageSize: reviewPageSize },
    }
  }
}
