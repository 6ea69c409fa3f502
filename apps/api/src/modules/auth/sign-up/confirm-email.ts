import { randomUUID } from 'node:crypto'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import { findAccountLink } from '../../../core/account-mails/account-link.ts'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { SignUpQueries } from './sign-up.queries.ts'

type ConfirmDeps = Pick<Deps, 'config' | 'database' | 'now'> & { readonly signUps: SignUpQueries }

/**
 * Confirms the email of the signed-in account. The link alone confirms nothing: its reader may be the person in whose name another one
 * has opened the account (decision 0034).
 */
export function confirmEmail(deps: ConfirmDeps): Handler<'auth.confirmEmail'> {
  return async ({ body, session }) => {
    const linkId = findAccountLink(deps, body.st, 'confirm_email')
    const { id: consumerNo } = getSession(session)
    const email = linkId && (await deps.signUps.confirm({ linkId, consumerNo, now: deps.now() }))
    if (!email) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    return { email }
  }
}

/** Sends the link that confirms an email once more; an email that is confirmed gets none. */
export function requestConfirmation(deps: ConfirmDeps): Handler<'auth.requestConfirmation'> {
  const links = createAccountLinkQueries(deps.database.pool)
  return async ({ session, site, locale }) => {
    const mailbox = await deps.signUps.findMailbox(getSession(session).id)
    if (!mailbox) throw new Refusal('AUT498')
    const purpose = 'confirm_email'
    const now = deps.now()
    if (!mailbox.isConfirmed)
      await links.insert({
        ...{ id: randomUUID(), purpose, siteId: site.siteId, locale, email: mailbox.email },
        ...{ now, expiresAt: now + accountLinkLifetimes[purpose] },
      })
    return { accepted: true as const }
  }
}
