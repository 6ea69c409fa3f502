import type { ContactCategory, ContactSubject } from '../contact/contact-subjects.ts'

export const caseStates = ['open', 'answered', 'closed'] as const
/** `open` waits for the shop, `answered` for the shopper, and `closed` for no one. */
export type CaseState = (typeof caseStates)[number]

/** The kinds of faults of goods, in the order of the form. */
export const warrantyFaults = ['sole', 'seam', 'material', 'closure', 'colour', 'other'] as const
export type WarrantyFault = (typeof warrantyFaults)[number]

/** The remedies for which a shopper may ask under the warranty, in the order of the form. */
export const warrantyRemedies = ['replacement', 'repair', 'refund'] as const
export type WarrantyRemedy = (typeof warrantyRemedies)[number]

/** The scope of a withdrawal: the whole contract, or a part of its goods. */
export type WithdrawalSubject = 'wholeContract' | 'someGoods'

/** A question by the contact form, a fault of goods, or a withdrawal from a contract. */
export type CaseCategory = ContactCategory | 'warranty' | 'withdrawal'
export type CaseSubject = ContactSubject | WarrantyFault | WithdrawalSubject

export const caseAuthors = ['shopper', 'staff'] as const
export type CaseAuthor = (typeof caseAuthors)[number]

/** Characters of a message of a case (docs/bounds.md). */
export const caseMessageLength = { minimum: 2, maximum: 4000 } as const
/** Messages of one case. */
export const mostCaseMessages = 100
/** Photos of one case. */
export const mostCasePhotos = 5
/** Photos that the shop stores for one shopper. */
export const mostStoredPhotos = 60
/** Bytes of a photo as it is sent. */
export const mostPhotoBytes = 4 * 1024 * 1024
/** Pixels of the longer side of a photo as it is stored. */
export const longestPhotoSide = 1600
/** Cases of one page of the list. */
export const casePageSize = 10

/** Letters and digits that are not mistaken for one another when a number is read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Makes the number of a case; it follows from no other, so that the cases of others are neither counted nor guessed. `pick` returns an
 * unpredictable whole number below its argument.
 */
export function makeCaseNumber(pick: (below: number) => number): string {
  return `C-${Array.from({ length: 10 }, () => signs.charAt(pick(signs.length))).join('')}`
}

/** Parses the number of a case, also in lower case; null when it is not well-formed. */
export function parseCaseNumber(text: string): string | null {
  const number = text.trim().toUpperCase()
  return /^C-[2-9A-HJ-NP-Z]{10}$/.test(number) ? number : null
}
