import { genderAnswers } from '../consumers/profile.ts'
import { mustBePhone } from '../phone/format-phone.ts'
import type { Site } from '../site/site.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeEmail,
  mustBeFilled,
  mustBeOneOf,
  mustHaveMaxLength,
  signInEmailLength,
} from '../validation/validators.ts'
import { checkNewAccount, newAccountFields } from './check-new-account.ts'

/** The fields of a sign-up that is not made from an order, in their order on the form. */
export const signUpFields = [
  'email',
  'firstName',
  'lastName',
  'password',
  'phone',
  'gender',
  'birthDate',
  'terms',
] as const
export type SignUpField = (typeof signUpFields)[number]
export type SignUpValues = Readonly<Record<SignUpField, string>>

/** The site decides what is asked; `today` is the server's day, YYYY-MM-DD. */
export type SignUpContext = {
  readonly site: Pick<Site, 'features' | 'minimalAge' | 'country'>
  readonly today: string
  /** True where the identity of a provider opens the account in the place of a password. */
  readonly hasIdentity?: boolean
}

/** Validates a sign-up: what every new account needs, an email, and phone and gender where the site asks for them (REG-03). */
export function checkSignUp(values: SignUpValues, context: SignUpContext): FormProblems<SignUpField> {
  const { features, country } = context.site
  const own = validateForm<'email' | 'phone' | 'gender'>(
    {
      email: [mustBeFilled, mustHaveMaxLength(signInEmailLength), mustBeEmail],
      phone: features.phoneAtSignUp ? [mustBeFilled, mustBePhone(country)] : [mustBePhone(country)],
      gender: features.genderAtSignUp ? [mustBeFilled, mustBeOneOf(genderAnswers)] : [mustBeOneOf(genderAnswers)],
    },
    { ...values, email: values.email.trim(), phone: values.phone.trim() },
  )
  const account = Object.fromEntries(newAccountFields.map((field) => [field, values[field]]))
  const { password, ...asked } = checkNewAccount(account as Parameters<typeof checkNewAccount>[0], context)
  return { ...asked, ...(password && !context.hasIdentity && { password }), ...own }
}
