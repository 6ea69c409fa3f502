import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import type { PoolClient } from 'pg'
import { findAccountLink, signAccountLink } from '../../../core/account-mails/account-link.ts'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import { moveMailbox } from '../../../core/consumers/move-mailbox.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { EmailQueries, LockedChange } from './emails.queries.ts'

type UndoDeps = Pick<Deps, 'config' | 'database' | 'now' | 'securityLog' | 'sessionDenyList'> & {
  readonly emails: EmailQueries
}

/**
 * Gives an account its former email back by the link that went to it, without a session: who changed it may have shut the owner out.
 * Everything that opened the account ends, and the reply has a token to choose a new password (decision 0128).
 */
export function undoEmailChange(deps: UndoDeps): Handler<'auth.undoEmailChange'> {
  return async (call) => {
    const linkId = findAccountLink(deps, call.body.st, 'undo_email_change')
    const now = deps.now()
    const purpose = 'reset_password' as const
    const reset = {
      ...{ id: randomUUID(), purpose, siteId: call.site.siteId, locale: call.locale },
      ...{ now, expiresAt: now + accountLinkLifetimes[purpose] },
    }
    const undone =
      linkId && (await inTransaction(deps.database.pool, (client) => undo(deps, client, { linkId, reset })))
    if (!undone) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    const { consumerNo, email, ended } = undone
    for (const id of ended) deps.sessionDenyList.add({ id, reason: 'email_changed' })
    deps.securityLog.record('email_change_undone', call, { target: consumerNo, outcome: 'allowed' })
    return { email, resetToken: signAccountLink(deps, reset) }
  }
}

type Reset = Omit<Parameters<ReturnType<typeof createAccountLinkQueries>['insert']>[0], 'email'>
type Undone = Pick<LockedChange, 'consumerNo' | 'email'> & { readonly ended: readonly string[] }

const undo = async (
  { database, emails }: UndoDeps,
  client: PoolClient,
  { linkId, reset }: { readonly linkId: string; readonly reset: Reset },
): Promise<Undone | null> => {
  const locked = await emails.lockUndo(client, linkId)
  if (!locked) return null
  const { now } = reset
  if (!(await emails.free(client, { ...locked, now }))) return null
  const ended = await emails.undo(client, { ...locked, now })
  const { consumerNo, former: from, email } = locked
  // The mail is for an owner who closes the page first.
  await createAccountLinkQueries(database.pool).insert({ ...reset, email }, client)
  if (from !== email) await moveMailbox(client, { consumerNo, from, to: email, isFromProved: true, now })
  return { consumerNo, email, ended }
}
