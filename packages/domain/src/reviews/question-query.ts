/**
 * The orders of questions, the first of which is the usual one: the newest first, those with the most answers, or those without an answer
 * that have waited longest. Among equals, and among the newest, those in the reader's language come first.
 */
export const questionSorts = ['newest', 'answered', 'waiting'] as const
export type QuestionSort = (typeof questionSorts)[number]

/** Characters of a search in questions. */
export const questionSearchLength = { minimum: 2, maximum: 80 } as const

/** From this many questions on, a page offers to sort, filter and search them. */
export const fewestSortedQuestions = 3

/** Which questions of a product are asked for; null and false for all of them. */
export type QuestionFilter = {
  readonly language: string | null
  readonly isUnanswered: boolean
  /** Words that a question or one of its answers has. */
  readonly text: string | null
}

export const everyQuestion: QuestionFilter = { language: null, isUnanswered: false, text: null }

/** Converts what a reader typed to a search: without blanks at the ends, or null where it is too short to search for. */
export function toQuestionSearch(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, questionSearchLength.maximum)
  return [...text].length < questionSearchLength.minimum ? null : text
}

/** Converts a search to a pattern of LIKE for folded texts: each word anywhere, in their order. */
export function toSearchPattern(text: string): string {
  const words = text.toLowerCase().split(' ')
  return `%${words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)).join('%')}%`
}
