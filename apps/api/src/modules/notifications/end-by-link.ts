import type { CallReply } from '@lacehouse/contracts'
import { type NotificationOf, notificationLink } from '../../core/mails/notification-link.ts'
import { chooseNotification, isNotified } from '../../core/notifications/notifications.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

export type LinkDeps = Pick<Deps, 'database' | 'consumers' | 'config' | 'now'>

/** Says which kind of mail a link ends, and whether it is still sent (ACC-12). */
export function getByLink(deps: LinkDeps): Handler<'notifications.getByLink'> {
  return async ({ query: { st } }) => reply(deps, await requireLinked(deps, st))
}

/** Ends the kind of mail of a link (RFC 8058); its account finds the choice on its page, and can turn the mails on again there. */
export function endByLink(deps: LinkDeps): Handler<'notifications.endByLink'> {
  return async ({ body: { st } }) => {
    const of = await requireLinked(deps, st)
    await chooseNotification(deps.database.pool, { ...of, isEnabled: false, source: 'link', now: deps.now() })
    return reply(deps, of)
  }
}

const requireLinked = async (deps: LinkDeps, st: string): Promise<NotificationOf> => {
  const of = notificationLink.find(deps, st)
  const contact = of && (await deps.consumers.findContact(of.consumerNo))
  // An account that was erased gets no mails, and no rows.
  if (!of || contact?.state !== 'active') throw new Refusal('AUT432', { field: 'st' }, { event: 'link_refused' })
  return of
}

const reply = async (
  { database }: LinkDeps,
  { consumerNo, type }: NotificationOf,
): Promise<CallReply<'notifications.getByLink'>> => ({
  type,
  isEnabled: await isNotified(database.pool, consumerNo, type),
})
