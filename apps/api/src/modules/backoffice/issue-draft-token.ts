import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { hasRight } from '../../http/staff-caller.ts'
import { findStaff } from '../../replies/staff/staff-session.ts'

type DraftDeps = Pick<Deps, 'config' | 'now' | 'database' | 'tokens' | 'sessionDenyList'>

/**
 * Returns the function that issues an access token for the drafts of a page to the member of staff of its request; null for everybody
 * whose session or rights do not show drafts. The token stays within this process.
 */
export function issueDraftToken(deps: DraftDeps) {
  const find = findStaff(deps)
  return async (request: FastifyRequest): Promise<string | null> => {
    const staff = await find(request)
    if (!staff || !hasRight(staff, 'content.read')) return null
    const { consumerNo: id, siteId } = staff
    return deps.tokens.issue({ kind: 'consumer', id, consumerType: 'AGENT', siteId }).accessToken
  }
}
