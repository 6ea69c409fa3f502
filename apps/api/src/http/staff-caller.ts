import type { RequiredRight } from '@lacehouse/contracts'
import type { StaffStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { Refusal } from './refusal.ts'

/** A member of staff who calls the back office. */
export type StaffCaller = {
  readonly sessionId: string
  readonly consumerNo: string
  readonly siteId: string
  readonly name: string
  readonly email: string
  readonly stage: StaffStage
  readonly rights: readonly StaffRight[]
  /** In milliseconds since 1970. */
  readonly endsAt: number
}

/** Returns whether a member of staff may do what needs a right; only a complete session may do more than complete itself. */
export function hasRight({ stage, rights }: Pick<StaffCaller, 'stage' | 'rights'>, right: RequiredRight): boolean {
  if (right === 'signing_in') return true
  if (stage !== 'signed_in') return false
  return right === 'signed_in' || rights.includes(right)
}

/** Returns the member of staff of a call whose contract demands one. */
export function getStaff({ staff }: { readonly staff?: StaffCaller }): StaffCaller {
  if (!staff) throw new Refusal('AUT432')
  return staff
}
