/** The problems that validators report; each is a key of the message catalogue's area `validation`. */
export type ProblemKey =
  | 'validation.email'
  | 'validation.password'
  | 'validation.commonPassword'
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

/** A problem of a value: the message's key and its placeholders. Dates are ISO days, which the caller formats. */
export type Problem = { readonly key: ProblemKey; readonly values?: Readonly<Record<string, string | number>> }

/** Validates one value of a form; only `mustBeFilled` refuses an empty value. */
export type Validator = (value: string, form: Readonly<Record<string, string>>) => Problem | null

/** Makes a validator that accepts empty values. */
export function toValidator(isValid: (value: string) => boolean, problem: Problem): Validator {
  return (value) => (value === '' || isValid(value) ? null : problem)
}
