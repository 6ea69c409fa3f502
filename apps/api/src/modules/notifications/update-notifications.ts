import type { CallReply } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { listNotificationStates } from '@lacehouse/domain/notifications/notification'
import { chooseNotification, listNotificationChoices } from '../../core/notifications/notifications.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { findAgent } from '../../http/session.ts'

export type NotificationDeps = Pick<Deps, 'database' | 'now'>
type Reply = CallReply<'notifications.list'>

/** Lists the mails that the caller may turn off, with the last change of each (ACC-12). */
export function listNotifications(deps: NotificationDeps): Handler<'notifications.list'> {
  return ({ session }) => reply(deps, getSession(session).id)
}

/** Turns mails on or off; what changes is stored with its date and the place of the choice (ACC-12). */
export function updateNotifications(deps: NotificationDeps): Handler<'notifications.update'> {
  return async ({ session, body: { notifications } }) => {
    const consumerNo = getSession(session).id
    const source = findAgent(session) ? 'agent' : 'account'
    await inTransaction(deps.database.pool, async (client) => {
      for (const choice of notifications)
        await chooseNotification(client, { ...choice, consumerNo, source, now: deps.now() })
    })
    return reply(deps, consumerNo)
  }
}

const reply = async ({ database }: NotificationDeps, consumerNo: string): Promise<Reply> => {
  const states = listNotificationStates(await listNotificationChoices(database.pool, consumerNo))
  return {
    notifications: states.map(({ type, isEnabled, changed }) => ({
      ...{ type, isEnabled },
      ...(changed && { changedAt: changed.changedAt.toISOString(), source: changed.source }),
    })),
  }
}
