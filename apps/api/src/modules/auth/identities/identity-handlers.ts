import type { Deps } from '../../../deps.ts'
import { createPasskeyQueries } from '../passkeys/passkeys.queries.ts'
import { beginIdentityLink, beginProviderSignIn, listProviders } from './begin-provider-sign-in.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.ts'
import { createIdentityQueries } from './identities.queries.ts'
import { linkIdentity, unlinkIdentity } from './link-identity.ts'

/** Creates the use cases of sign-in by providers and of the identities of an account (decision 0071). */
export function identityHandlers(deps: Deps) {
  const { pool } = deps.database
  const own = { ...deps, identities: createIdentityQueries(pool), passkeys: createPasskeyQueries(pool) }
  return {
    'auth.listProviders': listProviders(own),
    'auth.beginProviderSignIn': beginProviderSignIn(own),
    'auth.beginIdentityLink': beginIdentityLink(own),
    'auth.finishProviderSignIn': finishProviderSignIn(own),
    'auth.linkIdentity': linkIdentity(own),
    'auth.unlinkIdentity': unlinkIdentity(own),
  }
}
