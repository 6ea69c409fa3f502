import type { CallReply } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { applySubscriptionChoices, listOffered, toKind } from '../../core/subscriptions/apply-subscription-choices.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { toSubscriptionReply } from '../../replies/subscriptions/to-subscription-reply.ts'

export type SubscriptionDeps = Pick<Deps, 'config' | 'database' | 'now' | 'subscriptions'>

type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

/** Lists what the caller's account receives (ACC-11). */
export function listSubscriptions({ subscriptions }: SubscriptionDeps): Handler<'subscriptions.list'> {
  return (call) => replyOwn(subscriptions, call)
}

/** Changes what the caller's own mailbox and phone receive, by the server's clock, all of it or nothing (ACC-11). */
export function updateSubscriptions(deps: SubscriptionDeps): Handler<'subscriptions.update'> {
  return async (call) => {
    const now = deps.now()
    await inTransaction(deps.database.pool, (client) =>
      applySubscriptionChoices({ client, now }, call, call.body.subscriptions),
    )
    return replyOwn(deps.subscriptions, call)
  }
}

/** Subscribes any mailbox, which is asked by mail; the reply says nothing about earlier subscriptions (ACC-11). */
export function createSubscription(deps: SubscriptionDeps): Handler<'subscriptions.create'> {
  return async (call) => {
    const { recipient: typed, category = null, ...choice } = call.body
    const recipient = typed.trim().toLowerCase()
    if (!isEmail(recipient)) throw new Refusal('AUT453', { field: 'recipient' })
    for (const offered of listOffered([{ ...choice, optin: true }], call))
      await deps.subscriptions.optIn({
        ...{ ...toKind(offered, call), recipient, category, now: deps.now() },
        ...{ consumerNo: null, source: 'newsletter', isProved: false },
      })
    return { recipient }
  }
}

const replyOwn = async (
  subscriptions: SubscriptionDeps['subscriptions'],
  { session, site }: Caller,
): Promise<CallReply<'subscriptions.list'>> => {
  const rows = await subscriptions.listOfConsumer(site.siteId, getSession(session).id)
  return { subscriptions: rows.map((row) => toSubscriptionReply(row, site)) }
}
