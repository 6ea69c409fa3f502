import { randomUUID } from 'node:crypto'
import { inTransaction, isTaken } from '@lacehouse/database'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import type { PoolClient } from 'pg'
import { findAccountLink } from '../../../core/account-mails/account-link.ts'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import { moveMailbox } from '../../../core/consumers/move-mailbox.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { EmailQueries } from './emails.queries.ts'

type ConfirmDeps = Pick<Deps, 'config' | 'database' | 'now' | 'securityLog' | 'sessionDenyList'> & {
  readonly emails: EmailQueries
}
type Confirmation = {
  readonly linkId: string
  readonly consumerNo: string
  readonly ownTokenFamily: string | null
  readonly siteId: string
  readonly locale: string
  readonly now: number
}
type Changed = { readonly email: string; readonly ended: readonly string[] }

/**
 * Changes the email of the signed-in account by the link that went to the new one. The link alone changes nothing: its reader may be a
 * person whose address another one has typed, and whose orders that one would see (decisions 0034 and 0128).
 */
export function confirmEmailChange(deps: ConfirmDeps): Handler<'auth.confirmEmailChange'> {
  return async (call) => {
    const { id: consumerNo, tokenFamilyId } = getSession(call.session)
    const linkId = findAccountLink(deps, call.body.st, 'change_email')
    const changed =
      linkId &&
      (await change(deps, {
        ...{ linkId, consumerNo, ownTokenFamily: tokenFamilyId ?? null },
        ...{ siteId: call.site.siteId, locale: call.locale, now: deps.now() },
      }))
    if (!changed) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    const { email, ended } = changed
    for (const id of ended) deps.sessionDenyList.add({ id, reason: 'email_changed' })
    deps.securityLog.record('email_changed', call, { target: consumerNo, outcome: 'allowed' })
    return { email, endedSessions: ended.length }
  }
}

const change = async (deps: ConfirmDeps, confirmation: Confirmation): Promise<Changed | null> => {
  try {
    return await inTransaction(deps.database.pool, (client) => changeWithin(deps, client, confirmation))
  } catch (error) {
    // Another account has the email by now.
    if (isTaken(error, 'consumers_email')) return null
    throw error
  }
}

const changeWithin = async (
  { database, emails }: ConfirmDeps,
  client: PoolClient,
  confirmation: Confirmation,
): Promise<Changed | null> => {
  const { consumerNo, siteId, locale, now } = confirmation
  const locked = await emails.lockChange(client, confirmation)
  if (!locked) return null
  const { former, email, isProved } = locked
  if (former === email) return { email, ended: [] }
  const ended = await emails.change(client, { ...locked, ...confirmation })
  // A mailbox that no one had proved may be another person's, who must not get the account.
  const purpose = isProved ? 'undo_email_change' : 'email_changed'
  await createAccountLinkQueries(database.pool).insert(
    {
      ...{ id: randomUUID(), purpose, consumerNo, email: former, siteId, locale },
      ...{ now, expiresAt: now + accountLinkLifetimes[purpose] },
    },
    client,
  )
  await moveMailbox(client, { consumerNo, from: former, to: email, isFromProved: isProved, now })
  return { email, ended }
}
