import type { Config } from '../../config.ts'
import type { RefreshTokenFamilyQueries } from './refresh-token-families.queries.ts'
import { createSessionDenyList, type SessionDenyList } from './session-deny-list.ts'
import { createTokens, type Tokens } from './token.ts'

/** The parts that identify a caller. */
export type Sessions = { readonly tokens: Tokens; readonly sessionDenyList: SessionDenyList }

/** Opens the parts that identify a caller: the signed tokens and the deny list. */
export async function openSessions(
  config: Config,
  refreshTokenFamilies: RefreshTokenFamilyQueries,
  now: () => number,
): Promise<Sessions> {
  const sessionDenyList = createSessionDenyList(refreshTokenFamilies)
  await sessionDenyList.load(null)
  return { tokens: createTokens(config, now), sessionDenyList }
}
