import type { CallReply } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { listOffered, toKind } from '../../core/subscriptions/apply-subscription-choices.ts'
import { subscriptionLink } from '../../core/subscriptions/subscription-link.ts'
import type { SubscriptionRow } from '../../core/subscriptions/subscriptions.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toSubscriptionReply } from '../../replies/subscriptions/to-subscription-reply.ts'
import type { SubscriptionDeps } from './update-subscriptions.ts'

export type LinkDeps = SubscriptionDeps & Pick<Deps, 'sites'>

type Linked = { readonly row: SubscriptionRow; readonly site: Site }

/** Lists what the mailbox of a mail's link receives, without a sign-in (ACC-11). */
export function listByLink(deps: LinkDeps): Handler<'subscriptions.listByLink'> {
  return async ({ query: { st } }) => reply(deps, await requireLinked(deps, st))
}

/** Changes what the mailbox of a mail's link receives; the link proves the mailbox, so that no further mail asks (ACC-11). */
export function updateByLink(deps: LinkDeps): Handler<'subscriptions.updateByLink'> {
  return async ({ body: { st, subscriptions: choices }, locale }) => {
    const linked = await requireLinked(deps, st)
    const { site, row } = linked
    const mails = listOffered(choices, linked).filter(({ channel }) => channel === 'email')
    for (const choice of mails) {
      const of = { ...toKind(choice, { site, locale }), recipient: row.recipient, now: deps.now() }
      const proved = { ...of, consumerNo: null, isProved: true }
      if (choice.optin) await deps.subscriptions.optIn({ ...proved, category: null, source: 'link' })
      else await deps.subscriptions.optOut(proved)
    }
    return reply(deps, linked)
  }
}

/** Confirms the subscription of a mail's link (double opt-in); repeating it changes nothing (ACC-11). */
export function confirmSubscription(deps: LinkDeps): Handler<'subscriptions.confirm'> {
  return async ({ body: { st } }) => {
    const linked = await requireLinked(deps, st)
    await deps.subscriptions.confirm(linked.row.id, deps.now())
    return reply(deps, linked)
  }
}

const requireLinked = async (deps: LinkDeps, st: string): Promise<Linked> => {
  const id = subscriptionLink.find(deps, st)
  const row = id ? await deps.subscriptions.find(id) : null
  const site = row && findSiteById(deps.sites, row.siteId)
  if (!row || !site || row.channel !== 'email')
    throw new Refusal('AUT432', { field: 'st' }, id ? {} : { event: 'link_refused' })
  return { row, site }
}

const reply = async (
  { subscriptions }: LinkDeps,
  { row: { recipient }, site }: Linked,
): Promise<CallReply<'subscriptions.listByLink'>> => {
  const rows = await subscriptions.listOf(site.siteId, recipient)
  return { recipient, subscriptions: rows.map((row) => toSubscriptionReply(row, site)) }
}
