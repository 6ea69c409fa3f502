import {
  drawEntries,
  draws,
  type Executor,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  literal,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Placed } from '@lacehouse/domain/draws/plan-draw'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const id = param('id', uuid)
const drawId = param('drawId', uuid)
const consumerNo = param('consumerNo', text)
const variantId = param('variantId', text)
const now = moment('now')

const drawRow = {
  id: draws.id,
  siteId: draws.siteId,
  productId: draws.productId,
  opensAt: float,
  closesAt: float,
  holdHours: draws.holdHours,
  units: draws.units,
  seedHash: draws.seedHash,
  seed: draws.seed,
  state: draws.state,
  entries: integer,
}

const drawColumns = sql`d.id, d.site_id as "siteId", d.product_id as "productId", extract(epoch from d.opens_at)::float8 * 1000 as "opensAt",
  extract(epoch from d.closes_at)::float8 * 1000 as "closesAt", d.hold_hours as "holdHours", d.units, d.seed_hash as "seedHash", d.seed,
  d.state, (select count(*)::int from draw_entries e where e.draw_id = d.id) as entries`

const insertDraw = statement({
  name: 'draw-insert',
  sql: sql`insert into draws (id, site_id, product_id, opens_at, closes_at, hold_hours, units, seed_hash, seed, state, created_at)
    values (${id}, ${param('siteId', text)}, ${param('productId', text)}, ${moment('opensAt')}, ${moment('closesAt')},
      ${param('holdHours', integer)}, ${param('units', json<Readonly<Record<string, number>>>())}, ${param('seedHash', text)},
      ${param('seed', text)}, 'open', ${now})`,
})

const findDraw = statement({
  name: 'draw-find',
  row: drawRow,
  sql: sql`select ${drawColumns} from draws d where d.id = ${id}`,
})

const listFreeUnits = statement({
  name: 'draw-free-units',
  row: { variantId: text, units: integer },
  sql: sql`select v.id as "variantId", s.on_hand - s.reserved as units from variants v
      join products p on p.id = v.product_id and p.status = 'live' join stock_items s on s.variant_id = v.id
    where v.product_id = ${param('productId', text)} and v.status = 'live' and s.location_id = ${param('warehouse', text)}
      and s.on_hand > s.reserved order by v.id`,
})

const listDraws = statement({
  name: 'draw-list',
  row: drawRow,
  sql: sql`select ${drawColumns} from draws d order by d.created_at desc limit 50`,
})

const lockDue = statement({
  name: 'draw-lock-due',
  row: drawRow,
  sql: sql`select ${drawColumns} from draws d where d.state = 'open' and d.closes_at <= ${now} order by d.closes_at limit 1
    for update of d skip locked`,
})

const listPlaces = statement({
  name: 'draw-places',
  row: { id: drawEntries.id, variantId: drawEntries.variantId, place: nullable(integer) },
  sql: sql`select id, variant_id as "variantId", place from draw_entries where draw_id = ${drawId} order by variant_id, place, id`,
})

// The draw's row is locked against its closing, so that no ticket comes after the places are drawn.
const enter = statement({
  name: 'draw-enter',
  sql: sql`
    with open as (
      select d.id from draws d where d.id = ${drawId} and d.state = 'open' and d.opens_at <= ${now} and d.closes_at > ${now}
        and d.units ? ${variantId} for share
    )
    insert into draw_entries (id, draw_id, consumer_no, locale, variant_id, entered_at, state)
    select ${id}, open.id, ${consumerNo}, ${param('locale', text)}, ${variantId}, ${now}, 'entered' from open
    on conflict (draw_id, consumer_no) do update set variant_id = excluded.variant_id where draw_entries.state = 'entered'`,
})

const withdraw = statement({
  name: 'draw-withdraw',
  sql: sql`delete from draw_entries e using draws d where d.id = e.draw_id and d.state = 'open' and d.closes_at > ${now}
    and e.draw_id = ${drawId} and e.consumer_no = ${consumerNo}`,
})

const findEntry = statement({
  name: 'draw-entry',
  row: {
    id: drawEntries.id,
    drawId: drawEntries.drawId,
    consumerNo: drawEntries.consumerNo,
    locale: drawEntries.locale,
    variantId: drawEntries.variantId,
    state: drawEntries.state,
    place: nullable(integer),
    reservedUntil: nullable(float),
  },
  sql: sql`select id, draw_id as "drawId", consumer_no as "consumerNo", locale, variant_id as "variantId", state, place,
      extract(epoch from reserved_until)::float8 * 1000 as "reservedUntil"
    from draw_entries where (draw_id = ${param('ofDraw', nullable(uuid))}::uuid and consumer_no = ${param('ofConsumer', nullable(text))}::text)
      or id = ${param('entryId', nullable(uuid))}::uuid`,
})

const applyPlaces = statement({
  name: 'draw-apply',
  sql: sql`
    with drawn as (
      update draws set state = 'drawn', drawn_at = ${now} where id = ${drawId} and state = 'open' returning id, hold_hours
    ), placed as (
      update draw_entries e set place = p.place, state = case when p."isWinner" then 'won' else 'waiting' end,
        reserved_until = case when p."isWinner" then ${now} + drawn.hold_hours * interval '1 hour' end
      from drawn, jsonb_to_recordset(${param('places', json<readonly Placed[]>())}::jsonb) as p(id uuid, place int, "isWinner" boolean)
      where e.id = p.id and e.draw_id = drawn.id returning e.id, e.state
    ), ${enqueueInStatement({
      queues: sql`array['draw-mail']`,
      data: sql`jsonb_build_object('entryId', placed.id)`,
      source: sql`placed`,
    })}
    select id from drawn`,
})

const recordOrders = statement({
  name: 'draw-orders',
  sql: sql`
    update draw_entries e set state = case o.state when 'finalised' then 'bought' else e.state end,
      order_number = case o.state when 'failed' then null else e.order_number end
    from orders o where o.number = e.order_number and e.state = 'won' and o.state in ('finalised', 'failed')`,
})

// A winner with an order that is under way keeps the unit until that order is final or has failed.
const passOn = statement({
  name: 'draw-pass-on',
  sql: sql`
    with expired as (
      update draw_entries set state = 'expired' where id in (
        select id from draw_entries where state = 'won' and reserved_until <= ${now} and order_number is null
        order by reserved_until limit ${literal(200)} for update skip locked
      ) returning draw_id, variant_id
    ), freed as (
      select draw_id, variant_id, count(*) as units from expired group by 1, 2
    ), next as (
      select e.id, d.hold_hours, row_number() over (partition by e.draw_id, e.variant_id order by e.place) as turn, freed.units
      from freed join draw_entries e using (draw_id, variant_id) join draws d on d.id = e.draw_id where e.state = 'waiting'
    ), passed as (
      update draw_entries e set state = 'won', reserved_until = ${now} + next.hold_hours * interval '1 hour'
      from next where next.id = e.id and next.turn <= next.units and e.state = 'waiting' returning e.id, e.state
    ), ${enqueueInStatement({
      queues: sql`array['draw-mail']`,
      data: sql`jsonb_build_object('entryId', passed.id)`,
      source: sql`passed`,
    })}
    select count(*) from expired`,
})

const endFinished = statement({
  name: 'draw-end',
  sql: sql`
    with ended as (
      update draws d set state = 'ended' where d.state = 'drawn'
        and not exists (select from draw_entries e where e.draw_id = d.id and e.state = 'won') returning id
    )
    update draw_entries e set state = 'lost' from ended where e.draw_id = ended.id and e.state = 'waiting'`,
})

const cancel = statement({
  name: 'draw-cancel',
  sql: sql`update draws set state = 'cancelled' where id = ${id} and state = 'open'`,
})

export type Draw = RowOf<typeof findDraw>
export type DrawEntry = RowOf<typeof findEntry>
export type NewDraw = Omit<Draw, 'entries' | 'state'> & { readonly now: number }

/** The statements of draws (decision 0081). */
export const drawsQueries = {
  /** Lists the units of a product that are for sale at a warehouse. */
  listFreeUnits: (executor: Executor, of: { productId: string; warehouse: string }) =>
    listRows(executor, listFreeUnits, of),
  insert: (executor: Executor, draw: NewDraw) => execute(executor, insertDraw, draw),
  find: (executor: Executor, drawId: string): Promise<Draw | null> => findRow(executor, findDraw, { id: drawId }),
  /** Lists the newest draws. */
  list: (executor: Executor): Promise<Draw[]> => listRows(executor, listDraws),
  /** Locks a draw whose time to enter is over; null where another instance has it, or none is due. */
  lockDue: (executor: Executor, at: number): Promise<Draw | null> => findRow(executor, lockDue, { now: at }),
  /** Lists the tickets of a draw with their places. */
  listPlaces: (executor: Executor, of: string) => listRows(executor, listPlaces, { drawId: of }),
  /** Enters a person or changes the size of its ticket; false where the draw is not open, or has no such variant. */
  enter: async (
    executor: Executor,
    entry: { id: string; drawId: string; consumerNo: string; locale: string; variantId: string; now: number },
  ): Promise<boolean> => (await execute(executor, enter, entry)) === 1,
  withdraw: (executor: Executor, of: { drawId: string; consumerNo: string; now: number }) =>
    execute(executor, withdraw, of),
  findEntryOf: (executor: Executor, of: { drawId: string; consumerNo: string }): Promise<DrawEntry | null> =>
    findRow(executor, findEntry, { ofDraw: of.drawId, ofConsumer: of.consumerNo, entryId: null }),
  findEntry: (executor: Executor, entryId: string): Promise<DrawEntry | null> =>
    findRow(executor, findEntry, { ofDraw: null, ofConsumer: null, entryId }),
  /** Writes the places, reserves the winners' units and enqueues a mail to everyone, in one statement. */
  applyPlaces: (executor: Executor, of: { drawId: string; places: readonly Placed[]; now: number }) =>
    execute(executor, applyPlaces, of),
  /** Notes which reservations became orders, and frees those whose order failed. */
  recordOrders: (executor: Executor) => execute(executor, recordOrders),
  /** Ends reservations that are over, and reserves their units for those who wait next. */
  passOn: (executor: Executor, at: number) => execute(executor, passOn, { now: at }),
  /** Ends draws without a winner that could still buy; what is left is for sale to everyone. */
  endFinished: (executor: Executor) => execute(executor, endFinished),
  cancel: (executor: Executor, drawId: string) => execute(executor, cancel, { id: drawId }),
} as const
