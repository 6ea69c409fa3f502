/** Words that a validator can answer with; each is a key of the catalogue's area `validation` (S1.5, S2.5). */
export type ProblemKey =
  | 'validation.email'
  | 'validation.password'
  | 'validation.name'
  | 'validation.required'
  | 'validation.exactLength'
  | 'validation.maxValue'
  | 'validation.minValue'
  | 'validation.maxLength'
  | 'validation.minLength'
  | 'validation.maxDate'
  | 'validation.minDate'
  | 'validation.date'
  | 'validation.sameAs'
  | 'validation.pattern'
  | 'validation.phone'
  | 'validation.choice'
  | 'validation.accept'
  | 'validation.postalCode'
  | 'validation.postalCode.zip'
  | 'validation.postalCodeElsewhere'
  | 'validation.poBox'
  | 'validation.latinLetters'
  | 'validation.age'
  | 'validation.docType'

/** What is wrong with a value: the words' key and what they have to name. Dates are ISO days, for the caller to format. */
export type Problem = { readonly key: ProblemKey; readonly values?: Readonly<Record<string, string | number>> }

/** Judges one value of a form; an empty value is only `required`'s business. */
export type Validator = (value: string, form: Readonly<Record<string, string>>) => Problem | null

/** Makes a validator that leaves empty values alone. */
export function toValidator(isValid: (value: string) => boolean, problem: Problem): Validator {
  return (value) => (value === '' || isValid(value) ? null : problem)
}
