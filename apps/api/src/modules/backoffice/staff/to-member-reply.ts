import type { StaffMemberReply } from '@lacehouse/contracts'
import type { ListedStaffMember } from './staff-members.queries.ts'

/** Makes the reply of a member of staff. */
export function toMemberReply(member: ListedStaffMember): StaffMemberReply {
  return { ...member, roles: [...member.roles] }
}
