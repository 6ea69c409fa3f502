import type { Deps } from '../../../deps.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { createSignInCodeQueries } from './sign-in-codes.queries.ts'

/** Creates the use cases of sign-in by a one-time code (decision 0049). */
export function oneTimeCodeHandlers(deps: Deps) {
  const own = { ...deps, signInCodes: createSignInCodeQueries(deps.database.pool) }
  return { 'auth.requestSignInCode': requestSignInCode(own), 'auth.signInByCode': signInByCode(own) }
}
