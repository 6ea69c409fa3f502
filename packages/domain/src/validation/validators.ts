import { type ProblemKey, toValidator, type Validator } from './problem.ts'

/** Password length, both ends included (docs/bounds.md). */
export const passwordLength = { minimum: 8, maximum: 128 } as const
/** Longest email in the sign-in form (docs/bounds.md). */
export const signInEmailLength = 100

const emailPattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u
const namePattern = /^(?=.*\p{L})[\p{L}\p{M} ,.'’-]+$/u

/** An email address with a dot in its domain. */
export const mustBeEmail: Validator = toValidator(isEmail, { key: 'validation.email' })

/** 8 to 128 characters with an upper-case letter, a lower-case letter and a digit (docs/bounds.md). */
export const mustBePassword: Validator = toValidator(isPassword, { key: 'validation.password' })

/** Letters with accents, space, comma, period, apostrophe and hyphen. */
export const mustBeName: Validator = toValidator(isPersonName, { key: 'validation.name' })

/** A value with at least one character that is not whitespace. */
export const mustBeFilled: Validator = (value) => (value.trim() === '' ? { key: 'validation.required' } : null)

/** A box that must be ticked; a ticked box has the value `true`. */
export const mustBeTicked: Validator = (value) => (value === 'true' ? null : { key: 'validation.accept' })

/** Returns whether a text is an email address with a dot in its domain and at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value)
}

/** Returns whether a text meets the requirements of a password (docs/bounds.md). */
export function isPassword(value: string): boolean {
  const length = [...value].length
  const fits = length >= passwordLength.minimum && length <= passwordLength.maximum
  return fits && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\p{Nd}/u.test(value)
}

/** Returns whether a text has only the characters of a person's name. */
export function isPersonName(value: string): boolean {
  return namePattern.test(value)
}

/** Equals another field of the form. */
export function mustEqual(field: string): Validator {
  return (value, form) => (value === (form[field] ?? '') ? null : { key: 'validation.sameAs' })
}

/** Matches a pattern as a whole. */
export function mustMatch(pattern: RegExp, key: ProblemKey = 'validation.pattern'): Validator {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ''))
  return toValidator((value) => whole.test(value), { key })
}

/** One of a list of values. */
export function mustBeOneOf(values: readonly string[]): Validator {
  return toValidator((value) => values.includes(value), { key: 'validation.choice' })
}

/** At least `n` characters. */
export function mustHaveMinLength(n: number): Validator {
  return toValidator((value) => [...value].length >= n, { key: 'validation.minLength', values: { n } })
}

/** At most `n` characters. */
export function mustHaveMaxLength(n: number): Validator {
  return toValidator((value) => [...value].length <= n, { key: 'validation.maxLength', values: { n } })
}

/** Exactly `n` characters. */
export function mustHaveLength(n: number): Validator {
  return toValidator((value) => [...value].length === n, { key: 'validation.exactLength', values: { n } })
}

/** A number of at least `n`; other texts fail. */
export function mustBeAtLeast(n: number): Validator {
  return toValidator((value) => Number(value) >= n, { key: 'validation.minValue', values: { n } })
}

/** A number of at most `n`; other texts fail. */
export function mustBeAtMost(n: number): Validator {
  return toValidator((value) => Number(value) <= n, { key: 'validation.maxValue', values: { n } })
}
