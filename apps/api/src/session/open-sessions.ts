import type { Config } from '../config.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'
import type { FamilyQueries } from './families.queries.ts'
import { createTokens, type Tokens } from './token.ts'

/** What tells who calls: the signed tokens, and the sessions that ended before their tokens' time. */
export const openSessions = async (
  config: Config,
  families: FamilyQueries,
  now: () => number,
): Promise<{ tokens: Tokens; endedSessions: EndedSessions }> => {
  const endedSessions = createEndedSessions(families)
  await endedSessions.load(null)
  return { tokens: createTokens(config.sessionSecret, now), endedSessions }
}
