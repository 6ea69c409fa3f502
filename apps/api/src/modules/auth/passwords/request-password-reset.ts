import { randomUUID } from 'node:crypto'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

type RequestDeps = Pick<Deps, 'database' | 'now'>

/**
 * Records that a mailbox wants to reset its password. Whether it has an account is looked up by the job of the mail, so that neither
 * words nor time of the reply tell it (T21).
 */
export function requestPasswordReset({ database, now }: RequestDeps): Handler<'auth.requestPasswordReset'> {
  const links = createAccountLinkQueries(database.pool)
  return async ({ body, site, locale }) => {
    const email = toMailbox(body.email)
    if (!isEmail(email)) throw new Refusal('AUT453', { field: 'email' })
    const purpose = 'reset_password'
    const at = now()
    await links.insert({
      ...{ id: randomUUID(), purpose, siteId: site.siteId, locale, email },
      ...{ now: at, expiresAt: at + accountLinkLifetimes[purpose] },
    })
    return { accepted: true as const }
  }
}
