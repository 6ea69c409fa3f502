/** The fields of a profile that shoppers may write themselves. */
export const profileFields = ['firstName', 'lastName', 'phone', 'postalCode', 'birthDate', 'gender'] as const
export type ProfileField = (typeof profileFields)[number]

/** A profile as its form shows it: an absent value is an empty text, the birth date is YYYY-MM-DD. */
export type ProfileValues = Readonly<Record<ProfileField, string>>

/** The genders of the form; a shopper who does not answer has none. */
export const genders = ['female', 'male', 'other'] as const
/** The answers where the sign-up has to ask; `undisclosed` is stored as none. */
export const genderAnswers = [...genders, 'undisclosed'] as const

/** The fields of a complete profile besides its email (REG-07). */
const needed = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const satisfies ProfileField[]

/** Lists what a profile with an email lacks; one that lacks something is partially enrolled (REG-07). */
export function listMissingFields(email: string, values: Partial<ProfileValues>): ProfileField[] {
  return email === '' ? [] : needed.filter((field) => (values[field] ?? '').trim() === '')
}
