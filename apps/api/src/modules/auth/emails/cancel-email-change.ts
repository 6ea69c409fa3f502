import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getSession } from '../../../http/require-session.ts'
import type { EmailQueries } from './emails.queries.ts'

type CancelDeps = Pick<Deps, 'database' | 'now'> & { readonly emails: EmailQueries }

/** Ends the change of the account's email that waits for its mailbox; without one it is answered alike (decision 0128). */
export function cancelEmailChange({ database, now, emails }: CancelDeps): Handler<'auth.cancelEmailChange'> {
  return async ({ session }) => {
    await emails.endRequests(database.pool, { consumerNo: getSession(session).id, now: now() })
    return { cancelled: true as const }
  }
}
