import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { issueToken } from './issue-token.ts'

export const authRoutes = (deps: Pick<Deps, 'tokens' | 'config' | 'sites'>): Handlers<'auth.token'> => ({
  'auth.token': issueToken(deps),
})
