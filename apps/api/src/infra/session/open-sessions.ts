import type { Config } from '../../config.ts'
import type { RefreshTokenFamilyQueries } from './refresh-token-families.queries.ts'
import { createSessionDenyList, type SessionDenyList } from './session-deny-list.ts'
import { createTokens, type Tokens } from './token.ts'

/** Opens the parts that identify a caller: the signed tokens and the deny list. */
export async function openSessions(
  config: Config,
  refreshTokenFamilies: RefreshTokenFamilyQueries,
  now: () => number,
): Promise<{ tokens: Tokens; sessionDenyList: SessionDenyList }> {
  const sessionDenyList = createSessionDenyList(refreshTokenFamilies)
  await sessionDenyList.load(null)
  return { tokens: createTokens(config.sessionSecret, now), sessionDenyList }
}
