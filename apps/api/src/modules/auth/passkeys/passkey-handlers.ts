import type { Deps } from '../../../deps.ts'
import { addPasskey, createPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkeys.ts'
import { createPasskeyQueries } from './passkeys.queries.ts'
import { requestPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

/** Creates the use cases of passkeys (decision 0050). */
export function passkeyHandlers(deps: Deps) {
  const own = { ...deps, passkeys: createPasskeyQueries(deps.database.pool) }
  return {
    'auth.requestPasskey': requestPasskey(own),
    'auth.signInByPasskey': signInByPasskey(own),
    'auth.createPasskey': createPasskey(own),
    'auth.addPasskey': addPasskey(own),
    'auth.renamePasskey': renamePasskey(own),
    'auth.removePasskey': removePasskey(own),
  }
}
