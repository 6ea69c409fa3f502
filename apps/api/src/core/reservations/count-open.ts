import {
  boolean,
  type Executor,
  getRow,
  integer,
  moment,
  param,
  reservations,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { OpenReservations } from '@lacehouse/domain/cart/find-reservation-refusal'
import { lockHolder, type StockHolder } from '../holds/lock-holder.ts'

/** The shopper and the goods of a wanted reservation. */
export type ReservationAsker = StockHolder & { readonly variantId: string; readonly storeId: string }

export type OpenCount = OpenReservations & {
  /** True when the mailbox has been sent a mail lately and has not confirmed that reservation. */
  readonly wasMailed: boolean
}

const mailbox = sql`mailbox_key(${param('email', text)})`
const variantId = param('variantId', text)
const storeId = param('storeId', text)
const held = sql`select count(*)::int from reservations where state = 'held'`

const countHeld = statement({
  name: 'reservations-open',
  row: {
    ofMailbox: integer,
    ofShopper: integer,
    ofNetwork: integer,
    onHand: integer,
    unconfirmedUnits: integer,
    wasMailed: boolean,
  },
  sql: sql`
    select (${held} and mailbox = ${mailbox}) as "ofMailbox",
      (${held} and owner_kind = ${param('ownerKind', reservations.ownerKind)} and owner_id = ${param('ownerId', text)}) as "ofShopper",
      (${held} and network = ${param('network', text)}) as "ofNetwork",
      (select coalesce(sum(on_hand), 0)::int from stock_items
        where variant_id = ${variantId} and location_id = ${storeId}) as "onHand",
      (select coalesce(sum(quantity), 0)::int from reservations where state = 'held' and confirmed_at is null
        and variant_id = ${variantId} and location_id = ${storeId}) as "unconfirmedUnits",
      exists (select from reservations where mailbox = ${mailbox} and confirmed_at is null
        and mailed_at > ${moment('mailedSince')}) as "wasMailed"`,
})

/**
 * Counts the reservations of the asker's mailbox, session and network, and of the variant at the store. Locks them until the
 * transaction ends, so that simultaneous calls count each other.
 */
export async function countOpen(
  client: Executor,
  { owner, ...asker }: ReservationAsker,
  mailedSince: number,
): Promise<OpenCount> {
  await lockHolder(client, { owner, ...asker }, `item ${asker.variantId} ${asker.storeId}`)
  return getRow(client, countHeld, { ...asker, ownerKind: owner.kind, ownerId: owner.id, mailedSince })
}
