import type { Deps } from '../../../deps.ts'
import { emailHandlers } from '../emails/email-handlers.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { getSecurity } from './get-security.ts'
import { createSessionsQueries } from './sessions.queries.ts'

/** Creates the use cases of an account's security: its sessions and its email. */
export function securityHandlers(deps: Deps) {
  const own = { ...deps, sessions: createSessionsQueries(deps.database.pool) }
  return {
    ...emailHandlers(deps),
    'auth.getSecurity': getSecurity(own),
    'auth.endSession': endSession(own),
    'auth.endOtherSessions': endOtherSessions(own),
  }
}
