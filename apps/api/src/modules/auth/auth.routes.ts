import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { createAuthQueries } from './auth.queries.ts'
import { issueToken } from './issue-token.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function authRoutes(deps: Deps): Handlers<Extract<CallId, `auth.${string}`>> {
  const queries = createAuthQueries(deps.database.pool)
  return {
    'auth.token': issueToken({ ...deps, queries }),
    'auth.signIn': signIn({ ...deps, queries }),
    'auth.signOut': signOut(deps),
  }
}
