import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { addReviewPhoto } from './add-review-photo.ts'
import { answerQuestion, askQuestion } from './ask-question.ts'
import { getOwnReview } from './get-own-review.ts'
import { getQuestions } from './get-questions.ts'
import { getReviews } from './get-reviews.ts'
import { translateReview } from './translate-review.ts'
import { flagReview, voteOnAnswer, voteOnReview } from './vote-on-review.ts'
import { type WriteDeps, writeReview } from './write-review.ts'

export function reviewsRoutes(
  deps: WriteDeps & Pick<Deps, 'translation'>,
): Handlers<Extract<CallId, `reviews.${string}`>> {
  return {
    'reviews.list': getReviews(deps),
    'reviews.questions': getQuestions(deps),
    'reviews.own': getOwnReview(deps),
    'reviews.write': writeReview(deps),
    'reviews.addPhoto': addReviewPhoto(deps),
    'reviews.translate': translateReview(deps),
    'reviews.vote': voteOnReview(deps),
    'reviews.flag': flagReview(deps),
    'reviews.ask': askQuestion(deps),
    'reviews.answer': answerQuestion(deps),
    'reviews.voteAnswer': voteOnAnswer(deps),
  }
}
