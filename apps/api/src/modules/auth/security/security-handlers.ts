import type { Deps } from '../../../deps.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { getSecurity } from './get-security.ts'
import { createSessionsQueries } from './sessions.queries.ts'

/** Creates the use cases of an account's security. */
export function securityHandlers(deps: Deps) {
  const own = { ...deps, sessions: createSessionsQueries(deps.database.pool) }
  return {
    'auth.getSecurity': getSecurity(own),
    'auth.endSession': endSession(own),
    'auth.endOtherSessions': endOtherSessions(own),
  }
}
