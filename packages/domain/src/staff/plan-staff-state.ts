import { type PlannedRoleChange, planRoleChange, type RoleChange } from './plan-role-change.ts'
import type { GrantedRole } from './staff-rights.ts'

export type StaffState = 'active' | 'disabled'

export type StaffStateChange = Pick<RoleChange, 'own' | 'otherAdministrators'> & {
  readonly state: StaffState
  /** Whether the member changes their own account. */
  readonly isSelf: boolean
  readonly roles: readonly GrantedRole[]
}

export type PlannedStaffState =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'self' | Extract<PlannedRoleChange, { ok: false }>['reason'] }

/**
 * Plans to disable or enable an account of staff, which takes or gives all rights of its roles: the rules of a change of roles hold,
 * and no one disables themself.
 */
export function planStaffState({ state, isSelf, roles, ...change }: StaffStateChange): PlannedStaffState {
  if (isSelf) return { ok: false, reason: 'self' }
  const isDisabled = state === 'disabled'
  return planRoleChange({ ...change, before: isDisabled ? roles : [], after: isDisabled ? [] : roles })
}
