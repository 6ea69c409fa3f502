import type { CallInput } from '@lacehouse/contracts'
import type { SignUpField } from '@lacehouse/domain/auth/check-sign-up'

/** The values of the sign-up form: its fields, and boxes that may stay empty; a ticked box is `true`. */
export type SignUpValues = Readonly<
  Record<SignUpField | 'newsletter' | 'loyalty' | 'loyaltyNewsletter' | 'sms', string>
>

/** Where the account comes from, as the page's address says it (RT-14). */
export type SignUpSource = {
  readonly store?: string
  readonly campaignName?: string
  /** The id under which the sender of the link knows the shopper. */
  readonly consumerId?: string
  /** The place of the link. */
  readonly leadSource?: string
  /** A member's code. */
  readonly referralCode?: string
}

export const emptySignUp: SignUpValues = {
  ...{ email: '', firstName: '', lastName: '', password: '', phone: '', gender: '', birthDate: '' },
  ...{ terms: '', newsletter: '', loyalty: '', loyaltyNewsletter: '', sms: '' },
}

/** Changes a field, and takes back what was agreed to for its old value. */
export function withValue(old: SignUpValues, field: keyof SignUpValues, value: string): SignUpValues {
  return {
    ...{ ...old, [field]: value },
    // The terms of text messages were accepted for the number that stood there.
    ...(field === 'phone' && old.phone !== value && { sms: '' }),
    // The newsletter of members was agreed to as one of them.
    ...(field === 'loyalty' && { loyaltyNewsletter: '' }),
  }
}

type Body = CallInput<'auth.signUp'>['body']

/** Makes the account that is sent; what was left out is not sent. */
export function toNewAccount(values: SignUpValues, source: SignUpSource) {
  const { email, firstName, lastName, password, phone, gender, birthDate } = values
  const isMember = values.loyalty === 'true'
  const { leadSource: _, referralCode: __, ...sent } = source
  return {
    ...{ email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() },
    ...(password && { password }),
    ...(birthDate && { birthDate }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(gender && { gender: gender as NonNullable<Body['gender']> }),
    subscriptions: {
      newsletterConsent: values.newsletter === 'true',
      ...(values.sms === 'true' && { smsNotificationConsent: true }),
      ...(isMember && { loyaltyConsent: true, loyaltyEnrollment: 'Full' as const }),
      ...(isMember && values.loyaltyNewsletter === 'true' && { loyaltyNewsletterConsent: true }),
    },
    source: { acquisitionType: 'Registered' as const, ...sent },
  }
}
