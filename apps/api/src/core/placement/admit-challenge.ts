import { type Executor, getRow, integer, orders, param, sql, statement, text } from '@lacehouse/database'
import { hasRoomForChallenge } from '@lacehouse/domain/order/has-room-for-challenge'
import { lockHolder, type StockHolder } from '../holds/lock-holder.ts'
import type { PlacementRow } from './placement.queries.ts'

const units = sql`(select coalesce(sum((item ->> 'qty')::int), 0) from jsonb_array_elements(o.doc -> 'items') item)`
const counted = sql`count(*)::int as orders, coalesce(sum(${units}), 0)::int as units from orders o where o.state = 'payment_pending'`

// Each subquery has its own index.
const countPending = statement({
  name: 'placement-pending',
  row: {
    ofShopper: integer,
    shopperUnits: integer,
    ofMailbox: integer,
    mailboxUnits: integer,
    ofNetwork: integer,
    networkUnits: integer,
  },
  sql: sql`
    select s.orders as "ofShopper", s.units as "shopperUnits", m.orders as "ofMailbox", m.units as "mailboxUnits",
      n.orders as "ofNetwork", n.units as "networkUnits"
    from (select ${counted} and o.owner_kind = ${param('ownerKind', orders.ownerKind)} and o.owner_id = ${param('ownerId', text)}) as s,
      (select ${counted} and mailbox_key(o.email) = mailbox_key(${param('email', text)})) as m,
      (select ${counted} and o.doc #>> '{placedFrom,network}' = ${param('network', text)}) as n`,
})

/**
 * Says whether an order may wait for its bank: what the shopper, the mailbox and the network already hold by unanswered challenges is
 * bounded. Locks them until the transaction ends, so that simultaneous orders count each other.
 */
export async function admitsChallenge(client: Executor, { doc }: PlacementRow): Promise<boolean> {
  const { owner, email, placedFrom, items } = doc
  const holder: StockHolder = { owner, email, network: placedFrom?.network ?? '' }
  await lockHolder(client, holder)
  const pending = await getRow(client, countPending, {
    ...{ email, network: holder.network },
    ...{ ownerKind: owner.kind, ownerId: owner.id },
  })
  return hasRoomForChallenge(
    pending,
    items.reduce((sum, { qty }) => sum + qty, 0),
  )
}
