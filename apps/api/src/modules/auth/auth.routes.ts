import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { agentHandlers } from './agents/agent-handlers.ts'
import { createAuthQueries } from './auth.queries.ts'
import { issueToken } from './issue-token.ts'
import { requestSignInCode } from './one-time-codes/request-sign-in-code.ts'
import { signInByCode } from './one-time-codes/sign-in-by-code.ts'
import { createSignInCodeQueries } from './one-time-codes/sign-in-codes.queries.ts'
import { passkeyHandlers } from './passkeys/passkey-handlers.ts'
import { changePassword } from './passwords/change-password.ts'
import { createPasswordQueries } from './passwords/passwords.queries.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { endOtherSessions, endSession } from './security/end-sessions.ts'
import { getSecurity } from './security/get-security.ts'
import { createSessionsQueries } from './security/sessions.queries.ts'
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
    signInCodes: createSignInCodeQueries(pool),
    sessions: createSessionsQueries(pool),
  }
  return {
    'auth.token': issueToken(own),
    'auth.signIn': signIn(own),
    'auth.requestSignInCode': requestSignInCode(own),
    'auth.signInByCode': signInByCode(own),
    ...agentHandlers(own),
    ...passkeyHandlers(deps),
    'auth.signOut': signOut(own),
    'auth.requestPasswordReset': requestPasswordReset(own),
    'auth.resetPassword': resetPassword(own),
    'auth.changePassword': changePassword(own),
    'auth.signUp': signUp(own),
    'auth.lookUp': lookUpConsumer(own),
    'auth.requestConfirmation': requestConfirmation(own),
    'auth.confirmEmail': confirmEmail(own),
    'auth.getSecurity': getSecurity(own),
    'auth.endSession': endSession(own),
    'auth.endOtherSessions': endOtherSessions(own),
  }
}
