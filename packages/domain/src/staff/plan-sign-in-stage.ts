/** How far a sign-in of staff is: it waits for the code of the second factor, for the second factor itself, or is complete. */
export const staffStages = ['code_needed', 'enrolment_needed', 'signed_in'] as const
export type StaffStage = (typeof staffStages)[number]

/** The facts about a member of staff after a right password. */
export type KnownFactor = {
  /** Whether a second factor is set up. */
  readonly hasFactor: boolean
  /** Whether a role of theirs demands one. */
  readonly isRequired: boolean
}

/** Plans what follows a right password: a second factor that exists is always asked for, whatever the roles demand. */
export function planSignInStage({ hasFactor, isRequired }: KnownFactor): StaffStage {
  if (hasFactor) return 'code_needed'
  return isRequired ? 'enrolment_needed' : 'signed_in'
}

/**
 * Plans what follows a right password of staff at the storefront, where no second factor can be set up. `isEnforced` is false for a demo
 * shop, which demands none of its people, but asks for one that is set up.
 */
export function planStorefrontStage(known: KnownFactor, { isEnforced }: { readonly isEnforced: boolean }): StaffStage {
  const stage = planSignInStage(known)
  return stage === 'enrolment_needed' && !isEnforced ? 'signed_in' : stage
}
