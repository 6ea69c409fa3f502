import { administratorRole, type GrantedRole, listGrantedRights, type StaffRight } from './staff-rights.ts'

export type RoleChange = {
  /** The rights of the member of staff who changes something. */
  readonly own: readonly StaffRight[]
  /** The roles before and after the change: those of a member, or one role that is changed. */
  readonly before: readonly GrantedRole[]
  readonly after: readonly GrantedRole[]
  /** The administrators besides the member whose roles change. */
  readonly otherAdministrators: number
}

export type PlannedRoleChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'beyond_own_rights' | 'last_administrator' }

/**
 * Plans a change of roles: no one gives or takes a right that they lack, and the shop keeps an administrator. Without the first rule,
 * who manages staff could make themselves anything.
 */
export function planRoleChange({ own, before, after, otherAdministrators }: RoleChange): PlannedRoleChange {
  const [had, has] = [listGrantedRights(before), listGrantedRights(after)]
  const changed = [...had.filter((right) => !has.includes(right)), ...has.filter((right) => !had.includes(right))]
  if (changed.some((right) => !own.includes(right))) return { ok: false, reason: 'beyond_own_rights' }
  const isLost = isAdministrator(before) && !isAdministrator(after)
  return isLost && otherAdministrators === 0 ? { ok: false, reason: 'last_administrator' } : { ok: true }
}

const isAdministrator = (roles: readonly GrantedRole[]): boolean => roles.some(({ id }) => id === administratorRole)
