import type { Config } from '../../config.ts'
import type { RefreshTokenFamilyQueries } from './refresh-token-families.queries.ts'
import { createSessionDenyList, type SessionDenyList } from './session-deny-list.ts'
import { createTokens, type Tokens } from './token.ts'

/** What tells who calls: the signed tokens, and the sessions that ended before their tokens' time. */
export async function openSessions(
  config: Config,
  refreshTokenFamilies: RefreshTokenFamilyQueries,
  now: () => number,
): Promise<{ tokens: Tokens; sessionDenyList: SessionDenyList }> {
  const sessionDenyList = createSessionDenyList(refreshTokenFamilies)
  await sessionDenyList.load(null)
  return { tokens: createTokens(config.sessionSecret, now), sessionDenyList }
}
