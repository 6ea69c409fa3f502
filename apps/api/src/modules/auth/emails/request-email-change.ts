import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import { isRecentSignIn } from '@lacehouse/domain/auth/passkey'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import { isPasswordOf } from '../../../core/consumers/password.ts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import { isStaff } from '../../../http/session.ts'
import type { EmailOwner, EmailQueries } from './emails.queries.ts'

type RequestDeps = Pick<Deps, 'database' | 'now' | 'securityLog'> & { readonly emails: EmailQueries }
type RequestCall = Call<'auth.requestEmailChange'>

/**
 * Records that the account's email shall change, and sends a link to the new one. Whether that one has an account already is looked up
 * by the job of the mail, so that neither words nor time of the reply tell it (T21, decision 0128).
 */
export function requestEmailChange(deps: RequestDeps): Handler<'auth.requestEmailChange'> {
  const links = createAccountLinkQueries(deps.database.pool)
  return async (call) => {
    const { id: consumerNo, tokenFamilyId } = getSession(call.session)
    // The address of staff is what their operator gave them.
    if (isStaff(call.session)) throw new Refusal('AUT404')
    const owner = await deps.emails.findOwner({ consumerNo, tokenFamilyId: tokenFamilyId ?? null })
    if (!owner) throw new Refusal('AUT498')
    await requireProof(deps, call, owner)
    const email = toMailbox(call.body.email)
    if (!isEmail(email)) throw new Refusal('AUT453', { field: 'email' })
    if (email === owner.email) throw new Refusal('AUT462', { field: 'email' })
    const now = deps.now()
    const purpose = 'change_email'
    await inTransaction(deps.database.pool, async (client) => {
      await deps.emails.endRequests(client, { consumerNo, now })
      await links.insert(
        {
          ...{ id: randomUUID(), purpose, consumerNo, email, siteId: call.site.siteId, locale: call.locale },
          ...{ now, expiresAt: now + accountLinkLifetimes[purpose] },
        },
        client,
      )
    })
    deps.securityLog.record('email_change_requested', call, { target: consumerNo, outcome: 'allowed' })
    return { accepted: true as const }
  }
}

/** An open browser alone must not be enough to take an account over. */
const requireProof = async ({ now }: RequestDeps, { body }: RequestCall, owner: EmailOwner): Promise<void> => {
  const { passwordHash, signedInAt } = owner
  if (passwordHash === null) {
    if (signedInAt === null || !isRecentSignIn(signedInAt, now())) throw new Refusal('AUT456')
    return
  }
  if (!(await isPasswordOf(body.password ?? '', passwordHash)))
    throw new Refusal('AUT450', { field: 'password' }, { event: 'sign_in_failed' })
}
