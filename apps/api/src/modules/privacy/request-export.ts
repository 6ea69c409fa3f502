import { randomUUID } from 'node:crypto'
import { exportLifetime } from '@lacehouse/domain/privacy/data-rights'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { PrivacyQueries } from './privacy.queries.ts'
import { replyPrivacy, requirePrivacy } from './reply-privacy.ts'

export type PrivacyDeps = Pick<Deps, 'now' | 'securityLog'> & { readonly privacy: PrivacyQueries }

/** Replies with the caller's export and deletion. */
export function getPrivacy({ privacy, now }: PrivacyDeps): Handler<'privacy.get'> {
  return ({ session }) => replyPrivacy(privacy, getSession(session).id, now())
}

/** Starts the job that collects the caller's data. An id or an email of another person is an unknown profile (ACC-12, AUTH-13). */
export function requestExport({ privacy, now, securityLog }: PrivacyDeps): Handler<'privacy.requestExport'> {
  return async (call) => {
    const { session, site, locale, body } = call
    const consumerNo = getSession(session).id
    const at = now()
    const { email } = await requirePrivacy(privacy, consumerNo, at)
    const isOwn = (body.consumerId ?? consumerNo) === consumerNo && toMailbox(body.email ?? email) === email
    if (!isOwn) throw new Refusal('PRO404')
    const id = randomUUID()
    await privacy.requestExport({
      ...{ id, consumerNo, siteId: site.siteId, locale, now: at, expiresAt: at + exportLifetime },
    })
    securityLog.record('data_exported', call, { target: consumerNo, outcome: 'allowed' })
    return replyPrivacy(privacy, consumerNo, at)
  }
}

/** Replies with the caller's own export while its link works; any other is unknown. */
export function getExport({ privacy, now }: PrivacyDeps): Handler<'privacy.getExport'> {
  return async ({ session, params }) => {
    const consumerNo = getSession(session).id
    const found = await privacy.findDocument({ id: params.exportId, consumerNo, now: now() })
    if (!found?.document) throw new Refusal('PRO404')
    const { document, expiresAt } = found
    return {
      ...{ consumerNo, madeAt: document.madeAt, expiresAt: expiresAt.toISOString() },
      tables: document.tables.map(({ name, rows }) => ({ name, rows: [...rows] })),
    }
  }
}
