import type { backofficeSessionCalls } from '@lacehouse/contracts/calls/backoffice/session'
import { staffSessionQueries } from '../../../core/staff/staff-sessions.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { clearStaffCookie } from '../../../replies/staff/staff-session.ts'
import { createAuthQueries } from '../auth.queries.ts'
import { createPasswordQueries } from '../passwords/passwords.queries.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor, enterCode } from './enter-code.ts'
import { signInStaff } from './sign-in-staff.ts'
import { toStaffSessionReply } from './to-staff-session-reply.ts'

export function backofficeSessionRoutes(deps: Deps): Handlers<keyof typeof backofficeSessionCalls> {
  const { pool } = deps.database
  const own = { ...deps, queries: createAuthQueries(pool), passwords: createPasswordQueries(pool) }
  return {
    'backoffice.signIn': signInStaff(own),
    'backoffice.acceptInvitation': acceptInvitation(own),
    'backoffice.getSession': (call) => toStaffSessionReply(getStaff(call)),
    'backoffice.signOut': signOutStaff(own),
    'backoffice.enterCode': enterCode(own),
    'backoffice.beginSecondFactor': beginSecondFactor(own),
    'backoffice.confirmSecondFactor': confirmSecondFactor(own),
  }
}

function signOutStaff(deps: Pick<Deps, 'config' | 'database'>): Handler<'backoffice.signOut'> {
  return async (call) => {
    await staffSessionQueries.end(deps.database.pool, getStaff(call).sessionId)
    clearStaffCookie(deps, call.reply)
    return {}
  }
}
