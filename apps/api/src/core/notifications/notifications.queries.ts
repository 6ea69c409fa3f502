import {
  boolean,
  type Executor,
  execute,
  getRow,
  listRows,
  moment,
  notificationChoices,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { NotificationChoice, NotificationType } from '@lacehouse/domain/notifications/notification'

const consumerNo = param('consumerNo', text)
const type = param('type', text)

const listChoices = statement({
  name: 'notification-choices-list',
  row: {
    type: notificationChoices.type,
    isEnabled: notificationChoices.isEnabled,
    source: notificationChoices.source,
    changedAt: notificationChoices.changedAt,
  },
  sql: sql`select type, is_enabled as "isEnabled", source, changed_at as "changedAt" from notification_choices
    where consumer_no = ${consumerNo}`,
})

// A kind of mail without a choice is sent, so that only a change is worth a row: its date and source stay those of the last change.
const choose = statement({
  name: 'notification-choose',
  sql: sql`
    insert into notification_choices as n (consumer_no, type, is_enabled, source, changed_at)
    select ${consumerNo}, ${type}, ${param('isEnabled', boolean)}, ${param('source', text)}, ${moment('now')}
    where not ${param('isEnabled', boolean)} or exists (
      select from notification_choices o where o.consumer_no = ${consumerNo} and o.type = ${type})
    on conflict (consumer_no, type) do update
      set is_enabled = excluded.is_enabled, source = excluded.source, changed_at = excluded.changed_at
      where n.is_enabled <> excluded.is_enabled`,
})

const findNotified = statement({
  name: 'notification-is-on',
  row: { isOn: boolean },
  sql: sql`select not exists (select from notification_choices where consumer_no = ${param('of', nullable(text))} and type = ${type}
    and not is_enabled) as "isOn"`,
})

/** Lists what a consumer has chosen. */
export function listNotificationChoices(executor: Executor, of: string): Promise<readonly NotificationChoice[]> {
  return listRows(executor, listChoices, { consumerNo: of })
}

type Choice = Omit<NotificationChoice, 'changedAt'> & { readonly consumerNo: string; readonly now: number }

/** Stores a choice with its date and source; what does not change writes nothing. */
export async function chooseNotification(executor: Executor, choice: Choice): Promise<void> {
  await execute(executor, choose, choice)
}

/** Says whether mails of a kind are sent to a consumer; a guest has chosen nothing. */
export async function isNotified(executor: Executor, of: string | null, kind: NotificationType): Promise<boolean> {
  return (await getRow(executor, findNotified, { of, type: kind })).isOn
}
