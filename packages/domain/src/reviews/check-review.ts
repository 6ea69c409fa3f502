import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import { mustBeFilled, mustBeOneOf, mustHaveMaxLength, mustHaveMinLength } from '../validation/validators.ts'
import {
  answerLength,
  fits,
  longestReviewTitle,
  nicknameLength,
  questionLength,
  reviewTextLength,
  starValues,
} from './review.ts'

export const reviewFields = ['rating', 'title', 'reviewText', 'fit', 'size', 'nickname'] as const
export type ReviewField = (typeof reviewFields)[number]
export type ReviewValues = Readonly<Record<ReviewField, string>>

const nickname = [mustBeFilled, mustHaveMinLength(nicknameLength.minimum), mustHaveMaxLength(nicknameLength.maximum)]

/** Validates a review of a product in some sizes; title, fit and size may be empty. The result holds the first problem of each field. */
export function checkReview(values: ReviewValues, sizes: readonly string[]): FormProblems<ReviewField> {
  const { minimum, maximum } = reviewTextLength
  return validateForm<ReviewField>(
    {
      rating: [mustBeFilled, mustBeOneOf(starValues.map(String))],
      title: [mustHaveMaxLength(longestReviewTitle)],
      reviewText: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)],
      fit: [mustBeOneOf(fits)],
      size: [mustBeOneOf(sizes)],
      nickname,
    },
    values,
  )
}

/** Returns whether a review is refused because its text is too long, which has an error of its own. */
export function isReviewTooLong({ reviewText }: FormProblems<ReviewField>): boolean {
  return reviewText?.key === 'validation.maxLength'
}

export const questionFields = ['question', 'nickname'] as const
export type QuestionField = (typeof questionFields)[number]

/** Validates a question about a product. */
export function checkQuestion(values: Readonly<Record<QuestionField, string>>): FormProblems<QuestionField> {
  const { minimum, maximum } = questionLength
  return validateForm<QuestionField>(
    { question: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)], nickname },
    values,
  )
}

export const answerFields = ['answer', 'nickname'] as const
export type AnswerField = (typeof answerFields)[number]

/** Validates an answer to a question. */
export function checkAnswer(values: Readonly<Record<AnswerField, string>>): FormProblems<AnswerField> {
  const { minimum, maximum } = answerLength
  return validateForm<AnswerField>(
    { answer: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)], nickname },
    values,
  )
}
