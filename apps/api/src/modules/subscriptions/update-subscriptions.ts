import type { CallReply, SubscriptionChoice } from '@lacehouse/contracts'
import { isOffered } from '@lacehouse/domain/subscriptions/subscription'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { findAgent } from '../../http/session.ts'
import { toSubscriptionReply } from '../../replies/subscriptions/to-subscription-reply.ts'

export type SubscriptionDeps = Pick<Deps, 'consumers' | 'config' | 'now' | 'subscriptions'>

type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

/** Lists what the caller's account receives (ACC-11). */
export function listSubscriptions({ subscriptions }: SubscriptionDeps): Handler<'subscriptions.list'> {
  return (call) => replyOwn(subscriptions, call)
}

/** Changes what the caller's own mailbox and phone receive, by the server's clock (ACC-11). */
export function updateSubscriptions(deps: SubscriptionDeps): Handler<'subscriptions.update'> {
  return async (call) => {
    const consumerNo = getSession(call.session).id
    // Only the person agrees; what was agreed to may be ended for them (decision 0065).
    const isAgreeing = call.body.subscriptions.some(({ optin }) => optin)
    if (isAgreeing && findAgent(call.session)) throw new Refusal('AUT404')
    const contact = requireActive(await deps.consumers.findContact(consumerNo))
    for (const choice of listOffered(call.body.subscriptions, call)) {
      const recipient = choice.channel === 'email' ? contact.email : contact.phone
      if (recipient === null) throw new Refusal('PRO412', { field: 'phone' })
      const of = { ...toKind(choice, call), recipient, consumerNo, now: deps.now() }
      const ends = choice.channel === 'sms' || contact.hasProof
      // Text messages wait for a confirmation by the phone, as mails do for one by the mailbox.
      const begins = choice.channel === 'email' && contact.hasProof
      if (!choice.optin) await deps.subscriptions.optOut({ ...of, isProved: ends })
      else await deps.subscriptions.optIn({ ...of, category: null, source: 'account', isProved: begins })
    }
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

/** Leaves out what the site does not offer, so that an old page still saves the rest. */
export function listOffered<C extends SubscriptionChoice>(choices: readonly C[], { site }: Pick<Caller, 'site'>): C[] {
  return choices.filter((choice) => isOffered(site, choice))
}

/** The kind of a subscription at the caller's site. */
export function toKind({ channel, type }: SubscriptionChoice, { site, locale }: Pick<Caller, 'site' | 'locale'>) {
  return { siteId: site.siteId, locale, channel, type }
}

const replyOwn = async (
  subscriptions: SubscriptionDeps['subscriptions'],
  { session, site }: Caller,
): Promise<CallReply<'subscriptions.list'>> => {
  const rows = await subscriptions.listOfConsumer(site.siteId, getSession(session).id)
  return { subscriptions: rows.map((row) => toSubscriptionReply(row, site)) }
}
