import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { agentHandlers } from './agents/agent-handlers.ts'
import { createAuthQueries } from './auth.queries.ts'
import { identityHandlers } from './identities/identity-handlers.ts'
import { issueToken } from './issue-token.ts'
import { oneTimeCodeHandlers } from './one-time-codes/one-time-code-handlers.ts'
import { passkeyHandlers } from './passkeys/passkey-handlers.ts'
import { changePassword } from './passwords/change-password.ts'
import { createPasswordQueries } from './passwords/passwords.queries.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { securityHandlers } from './security/security-handlers.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { confirmEmail, requestConfirmation } from './sign-up/confirm-email.ts'
import { lookUpConsumer } from './sign-up/look-up-consumer.ts'
import { createSignUpQueries } from './sign-up/sign-up.queries.ts'
import { signUp } from './sign-up/sign-up.ts'

export function authRoutes(deps: Deps): Handlers<Extract<CallId, `auth.${string}`>> {
  const { pool } = deps.database
  const own = {
    ...deps,
    queries: createAuthQueries(pool),
    passwords: createPasswordQueries(pool),
    signUps: createSignUpQueries(pool),
  }
  return {
    'auth.token': issueToken(own),
    'auth.signIn': signIn(own),
    ...agentHandlers(own),
    ...identityHandlers(deps),
    ...oneTimeCodeHandlers(deps),
    ...passkeyHandlers(deps),
    'auth.signOut': signOut(own),
    'auth.requestPasswordReset': requestPasswordReset(own),
    'auth.resetPassword': resetPassword(own),
    'auth.changePassword': changePassword(own),
    'auth.signUp': signUp(own),
    'auth.lookUp': lookUpConsumer(own),
    'auth.requestConfirmation': requestConfirmation(own),
    'auth.confirmEmail': confirmEmail(own),
    ...securityHandlers(deps),
  }
}
