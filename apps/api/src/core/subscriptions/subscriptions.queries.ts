import {
  arrayOf,
  boolean,
  type Executor,
  execute,
  findRow,
  float,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  subscriptions,
  text,
  uuid,
} from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const recipient = param('recipient', text)
const siteId = param('siteId', text)
const now = moment('now')

/**
 * A new subscription of a row `s` counts from the server's clock; one that is confirmed stays so, and one that had ended has to be
 * confirmed anew. The row of a mailbox goes over to another account only with the proof that the mailbox is its own.
 */
export const onSubscribedBefore = sql`on conflict (recipient, site_id, channel, type) do update set locale = excluded.locale,
      consumer_no = case when s.channel = 'email' and excluded.confirmed_at is null then s.consumer_no
        else coalesce(excluded.consumer_no, s.consumer_no) end, category = coalesce(excluded.category, s.category),
      source = case when s.opted_out_at is null then s.source else excluded.source end,
      opted_in_at = case when s.opted_out_at is null then s.opted_in_at else excluded.opted_in_at end,
      confirmed_at = case when s.opted_out_at is null then coalesce(s.confirmed_at, excluded.confirmed_at)
        else excluded.confirmed_at end,
      opted_out_at = null, updated_at = excluded.updated_at`

const optIn = statement({
  name: 'subscription-opt-in',
  sql: sql`
    with saved as (
      insert into subscriptions as s (site_id, locale, consumer_no, channel, type, recipient, category, source, opted_in_at,
        confirmed_at, updated_at)
      values (${siteId}, ${param('locale', text)}, ${param('consumerNo', nullable(text))}, ${param('channel', text)},
        ${param('type', text)}, ${recipient}, ${param('category', nullable(text))}, ${param('source', text)}, ${now},
        case when ${param('isProved', boolean)} then ${now} end, ${now})
      ${onSubscribedBefore}
      returning id, channel, confirmed_at
    ), asked as (select id from saved where channel = 'email' and confirmed_at is null), ${enqueueInStatement({
      queues: sql`array['subscription-mail']`,
      data: sql`jsonb_build_object('subscriptionId', asked.id)`,
      source: sql`asked`,
    })}
    select id from saved`,
})

// The consents of checkouts and sign-ups to the newsletter keep the date of their end beside that of their beginning.
const optOut = statement({
  name: 'subscription-opt-out',
  sql: sql`
    with ended as (
      update subscriptions set opted_out_at = ${now}, updated_at = ${now}
      where site_id = ${siteId} and recipient = ${recipient} and channel = ${param('channel', text)}
        and type = ${param('type', text)} and opted_out_at is null
        and (${param('isProved', boolean)} or (consumer_no = ${param('consumerNo', nullable(text))} and confirmed_at is null))
      returning site_id, recipient, channel, type
    ), withdrawn as (
      update newsletter_consents n set withdrawn_at = ${now} from ended
      where ended.channel = 'email' and ended.type = 'Newsletter' and n.site_id = ended.site_id and n.email = ended.recipient
        and n.withdrawn_at is null
    )
    select 1 from ended`,
})

const confirm = statement({
  name: 'subscription-confirm',
  sql: sql`update subscriptions set confirmed_at = ${now}, updated_at = ${now}
    where id = ${param('id', uuid)} and confirmed_at is null and opted_out_at is null`,
})

const endOthers = statement({
  name: 'subscription-end-others',
  sql: sql`update subscriptions set opted_out_at = ${now}, updated_at = ${now}
    where consumer_no = ${param('consumerNo', text)} and channel = 'sms' and recipient <> ${recipient}
      and opted_out_at is null`,
})

const row = {
  id: subscriptions.id,
  siteId: subscriptions.siteId,
  locale: subscriptions.locale,
  channel: subscriptions.channel,
  type: subscriptions.type,
  recipient: subscriptions.recipient,
  category: subscriptions.category,
  optedInAt: float,
  updatedAt: float,
  confirmedAt: nullable(float),
  optedOutAt: nullable(float),
}

const columns = sql`s.id, s.site_id as "siteId", s.locale, s.channel, s.type, s.recipient, s.category,
    extract(epoch from s.opted_in_at)::float8 * 1000 as "optedInAt",
    extract(epoch from s.updated_at)::float8 * 1000 as "updatedAt",
    extract(epoch from s.confirmed_at)::float8 * 1000 as "confirmedAt",
    extract(epoch from s.opted_out_at)::float8 * 1000 as "optedOutAt"`

const find = statement({
  name: 'subscription-find',
  row,
  sql: sql`select ${columns} from subscriptions s where s.id = ${param('id', uuid)}`,
})

const listOfRecipients = statement({
  name: 'subscription-list',
  row,
  sql: sql`select ${columns} from subscriptions s
    where s.recipient = any (${param('recipients', arrayOf(text))}::text[]) and s.site_id = ${siteId}
    order by s.channel, s.type, s.recipient`,
})

// The subscriptions that others made for a mailbox are shown to the account only once it has proved that the mailbox is its own.
const listOfConsumer = statement({
  name: 'subscription-list-own',
  row,
  sql: sql`select ${columns} from subscriptions s join consumers k on k.consumer_no = ${param('consumerNo', text)}
    where s.site_id = ${siteId} and (s.consumer_no = k.consumer_no
      or (s.channel = 'email' and s.recipient = k.email and k.email_confirmed_at is not null))
    order by s.channel, s.type, s.recipient`,
})

export type SubscriptionRow = RowOf<typeof find>

export type OptIn = Pick<SubscriptionRow, 'siteId' | 'locale' | 'channel' | 'type' | 'recipient'> & {
  readonly consumerNo: string | null
  readonly category: string | null
  readonly source: 'account' | 'link' | 'newsletter' | 'sign_up'
  /** The caller has proved that the mailbox is theirs, so that no mail has to ask. */
  readonly isProved: boolean
  readonly now: number
}

type OptOut = Pick<OptIn, 'siteId' | 'channel' | 'type' | 'recipient' | 'consumerNo' | 'isProved' | 'now'>

/** Subscribes a recipient within a transaction, and enqueues the mail that asks an unproved mailbox. */
export async function addSubscription(client: PoolClient, subscription: OptIn): Promise<void> {
  await execute(client, optIn, subscription)
}

/** Creates the statements on subscriptions, for the pool or for a transaction. */
export function createSubscriptionQueries(executor: Executor) {
  return {
    /** Subscribes a recipient, and enqueues the mail that asks an unproved mailbox. */
    optIn: (subscription: OptIn) => execute(executor, optIn, subscription),
    /** Ends a subscription. Without a proof of the mailbox an account ends only one that it began and is not confirmed. */
    optOut: (subscription: OptOut) => execute(executor, optOut, subscription),
    confirm: (id: string, now: number) => execute(executor, confirm, { id, now }),
    /** Ends what an account receives at other phone numbers than its own; the consent was for the old number. */
    endOtherPhones: (consumerNo: string, phone: string, now: number) =>
      execute(executor, endOthers, { consumerNo, recipient: phone, now }),
    find: (id: string): Promise<SubscriptionRow | null> => findRow(executor, find, { id }),
    listOf: (siteId: string, recipient: string): Promise<SubscriptionRow[]> =>
      listRows(executor, listOfRecipients, { siteId, recipients: [recipient] }),
    listOfConsumer: (siteId: string, consumerNo: string): Promise<SubscriptionRow[]> =>
      listRows(executor, listOfConsumer, { siteId, consumerNo }),
  }
}

export type SubscriptionQueries = ReturnType<typeof createSubscriptionQueries>
