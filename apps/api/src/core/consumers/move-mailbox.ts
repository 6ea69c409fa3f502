import { boolean, execute, moment, param, sql, statement, text } from '@lacehouse/database'
import type { PoolClient } from 'pg'

const consumerNo = param('consumerNo', text)
const from = param('from', text)
const to = param('to', text)
const now = moment('now')
/** Without the proof of the mailbox it may be another person's, and only what the account itself did moves. */
const isProved = sql`${param('isFromProved', boolean)}::boolean`
const isOwn = sql`(s.consumer_no = ${consumerNo} or (s.consumer_no is null and ${isProved}))`

// The new mailbox may have a subscription of its own: it goes over to the account, and its end counts.
const moveSubscriptions = statement({
  name: 'mailbox-move-subscriptions',
  sql: sql`
    with left_behind as (
      delete from subscriptions s using subscriptions n
      where s.channel = 'email' and s.recipient = ${from} and ${isOwn} and n.recipient = ${to} and n.site_id = s.site_id
        and n.channel = s.channel and n.type = s.type
      returning n.id, s.confirmed_at, s.opted_out_at
    ), joined as (
      update subscriptions n set consumer_no = ${consumerNo}, updated_at = ${now},
        confirmed_at = case when n.opted_out_at is null and l.opted_out_at is null then coalesce(n.confirmed_at, l.confirmed_at)
          else n.confirmed_at end
      from left_behind l where n.id = l.id
    )
    update subscriptions s set recipient = ${to}, consumer_no = ${consumerNo}, updated_at = ${now},
      confirmed_at = case when s.opted_out_at is null then coalesce(s.confirmed_at, ${now}) else s.confirmed_at end
    where s.channel = 'email' and s.recipient = ${from} and ${isOwn} and not exists (select from subscriptions n
      where n.recipient = ${to} and n.site_id = s.site_id and n.channel = s.channel and n.type = s.type)`,
})

const moveNotices = statement({
  name: 'mailbox-move-stock-notices',
  sql: sql`
    with doubled as (
      delete from stock_notices s using stock_notices n
      where ${isProved} and s.email = ${from} and n.email = ${to} and n.variant_id = s.variant_id and n.site_id = s.site_id
        and s.mailed_at is null and n.mailed_at is null
    )
    update stock_notices s set email = ${to} where ${isProved} and s.email = ${from} and (s.mailed_at is not null
      or not exists (select from stock_notices n where n.email = ${to} and n.variant_id = s.variant_id
        and n.site_id = s.site_id and n.mailed_at is null))`,
})

// What the mailbox's owner ordered as a guest is found by the mailbox, which the account leaves.
const adoptOrders = statement({
  name: 'mailbox-adopt-orders',
  sql: sql`
    with adopted as (
      update orders set owner_kind = 'consumer', owner_id = ${consumerNo}, version = version + 1,
        doc = jsonb_set(doc, '{owner}', jsonb_build_object('kind', 'consumer', 'id', ${consumerNo}::text))
      where ${isProved} and mailbox_key(email) = mailbox_key(${from}) and lower(email) = ${from} and owner_kind = 'guest'
        and state = 'finalised' and forgotten_at is null returning number
    )
    insert into order_events (order_number, kind, actor) select number, 'adopted', 'consumer' from adopted`,
})

const moveRest = statement({
  name: 'mailbox-move-rest',
  sql: sql`
    with consents as (
      update newsletter_consents set email = ${to} where email = ${from} and (${isProved} or source = 'sign_up')
    ), cases as (
      update support_cases s set email = ${to}, consumer_no = ${consumerNo} where lower(s.email) = ${from} and ${isOwn}
    ), held as (
      update reservations set contact = jsonb_set(contact, '{email}', to_jsonb(${to}::text))
      where lower(contact ->> 'email') = ${from} and mailbox = mailbox_key(${from})
        and ((owner_kind = 'consumer' and owner_id = ${consumerNo}) or ${isProved})
    ), declared as (
      update withdrawals set email = ${to} where ${isProved} and lower(email) = ${from}
    )
    update event_registrations set email = ${to} where consumer_no = ${consumerNo} and lower(email) = ${from}`,
})

export type MailboxMove = {
  readonly consumerNo: string
  /** Both in lower case. */
  readonly from: string
  readonly to: string
  /** The account had proved the mailbox that it leaves. */
  readonly isFromProved: boolean
  readonly now: number
}

/**
 * Moves what is kept by the mailbox of an account to its new one: subscriptions, notices, cases, reservations, sign-ups for events and
 * withdrawals. Its orders keep the address that they were made with, and guests' orders of a proved mailbox go over to the account.
 */
export async function moveMailbox(client: PoolClient, move: MailboxMove): Promise<void> {
  for (const step of [moveSubscriptions, moveNotices, adoptOrders, moveRest]) await execute(client, step, move)
}
