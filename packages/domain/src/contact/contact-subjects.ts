/** The subjects of the contact form by category, in the order of the form. */
export const contactSubjects = {
  order: ['whereIsIt', 'changeOrder', 'cancelOrder', 'missingItem'],
  return: ['howToReturn', 'refund', 'exchange'],
  product: ['size', 'availability', 'care', 'damaged'],
  payment: ['declined', 'giftCard', 'invoice'],
  account: ['signIn', 'personalData', 'loyalty'],
  other: ['feedback', 'accessibility', 'somethingElse'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ContactCategory = keyof typeof contactSubjects
export type ContactSubject = (typeof contactSubjects)[ContactCategory][number]

export const contactCategories = Object.keys(contactSubjects) as ContactCategory[]

/** Lists the subjects of a category; none for an unknown one. */
export function listContactSubjects(category: string): readonly ContactSubject[] {
  return contactCategories.some((one) => one === category) ? contactSubjects[category as ContactCategory] : []
}
