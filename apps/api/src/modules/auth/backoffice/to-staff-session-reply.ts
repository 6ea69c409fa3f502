import type { StaffSession } from '@lacehouse/contracts'
import type { StaffCaller } from '../../../http/staff-caller.ts'

/** Makes the reply of a session; one that is not complete names no one and has no rights. */
export function toStaffSessionReply({ stage, name, email, rights, endsAt }: StaffCaller): StaffSession {
  const isComplete = stage === 'signed_in'
  return {
    stage,
    name: isComplete ? name : '',
    email,
    rights: isComplete ? [...rights] : [],
    endsAt: new Date(endsAt).toISOString(),
  }
}
