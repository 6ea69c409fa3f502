// The dialogs of reviews in one file, because the table of dialogs is fetched with every page and each file name adds to it.

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
