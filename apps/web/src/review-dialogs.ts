// The dialogs of reviews in one file, because the table of dialogs is fetched with every page and each file name adds to it.
export type { FlagReviewArgs } from './features/reviews/flag-review-dialog/flag-review-dialog.tsx'
export type { QuestionArgs } from './features/reviews/question-dialog/question-dialog.tsx'
export type { WriteReviewArgs } from './features/reviews/write-review-dialog/write-review-dialog.tsx'

export function getWriteReview() {
  return import('./features/reviews/write-review-dialog/write-review-dialog.tsx').then(
    ({ WriteReviewDialog }) => WriteReviewDialog,
  )
}
export function getQuestion() {
  return import('./features/reviews/question-dialog/question-dialog.tsx').then(({ QuestionDialog }) => QuestionDialog)
}
export function getFlagReview() {
  return import('./features/reviews/flag-review-dialog/flag-review-dialog.tsx').then(
    ({ FlagReviewDialog }) => FlagReviewDialog,
  )
}
