/** Where a review, a question or an answer stands: it waits for the staff, everyone sees it, or it was refused. */
export const publicationStates = ['waiting', 'published', 'refused'] as const
export type PublicationState = (typeof publicationStates)[number]

/** How a product turned out to be worn, in the order of the form. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

export const starValues = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starValues)[number]

/** Why a reader reports a review, in the order of the form. */
export const flagReasons = ['offensive', 'off_topic', 'advertising', 'fake', 'personal_data'] as const
export type FlagReason = (typeof flagReasons)[number]

/** Why the staff refuse a text, in the order of the form. */
export const refusalReasons = ['offensive', 'off_topic', 'advertising', 'personal_data', 'illegal'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Who answered a question. */
export const answerAuthors = ['shopper', 'staff'] as const
export type AnswerAuthor = (typeof answerAuthors)[number]

/** Bounds of what is written about a product, in characters (docs/bounds.md). */
export const longestReviewTitle = 80
export const reviewTextLength = { minimum: 10, maximum: 5000 } as const
export const questionLength = { minimum: 10, maximum: 500 } as const
export const answerLength = { minimum: 5, maximum: 1000 } as const
export const nicknameLength = { minimum: 2, maximum: 30 } as const

/** Photos of one review. */
export const mostReviewPhotos = 5
/** Bytes of a photo as it is sent. */
export const mostReviewPhotoBytes = 8 * 1024 * 1024
/** Pixels of the longer side of a photo as it is stored. */
export const longestReviewPhotoSide = 1600
/** Photos that a person has sent and not used yet. */
export const mostUnusedReviewPhotos = 20
/** Reviews, and questions, of one page. */
export const reviewPageSize = 10

/** Returns whether a number is a rating. */
export function isStars(value: number): value is Stars {
  return (starValues as readonly number[]).includes(value)
}

/** The name under which a text of an account appears when its writer chose none: the first name and an initial. */
export function toNickname(firstName: string, lastName: string): string {
  const first = firstName.trim().slice(0, nicknameLength.maximum - 3)
  const initial = [...lastName.trim()][0]
  return initial && first !== '' ? `${first} ${initial}.` : first
}
