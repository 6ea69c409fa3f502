/** The steps before an account is signed in. */
export const guestSteps = ['look-up', 'sign-in', 'code', 'sign-up', 'forgot-password'] as const
export type GuestStep = (typeof guestSteps)[number]

/** The steps that complete a profile, numbered 0 to 5 in this order (REG-01). */
export const completionSteps = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const
export type CompletionStep = (typeof completionSteps)[number]

export type EnrolmentStep = GuestStep | CompletionStep

/** The person who enrols: null for a guest; otherwise the facts of the account. */
export type Enrolling = {
  readonly hasPhone: boolean
  /** Everything that a complete profile has besides the phone number. */
  readonly hasDetails: boolean
  readonly hasInterests: boolean
  readonly isMember: boolean
} | null

/** Finds the step at which the flow begins: the look-up for a guest, the phone number without one, the profile otherwise (REG-01). */
export function findFirstStep(enrolling: Enrolling): EnrolmentStep {
  if (!enrolling) return 'look-up'
  return enrolling.hasPhone ? 'profile' : 'mobile'
}

/** Finds the step after the sign-up: the welcome of a member; an account outside the loyalty programme is asked to join first. */
export function findStepAfterSignUp({ isMember }: { readonly isMember: boolean }): CompletionStep {
  return isMember ? 'welcome' : 'non-loyalty'
}

/** Finds the step after another one, without those whose answers the account has already; the last one is `success` (REG-01). */
export function findNextStep(step: CompletionStep, account: NonNullable<Enrolling>): CompletionStep {
  const isAnswered: Readonly<Partial<Record<CompletionStep, boolean>>> = {
    welcome: !account.isMember,
    mobile: account.hasPhone,
    profile: account.hasDetails,
    interests: account.hasInterests,
  }
  const after = completionSteps.slice(completionSteps.indexOf(step) + 1)
  return after.find((next) => !isAnswered[next]) ?? 'success'
}
