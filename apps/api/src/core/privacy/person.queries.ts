import {
  type Executor,
  execute,
  type Fragment,
  identifier,
  json,
  listRows,
  literal,
  type PersonRule,
  param,
  personRules,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { emptyCarts, emptyOrders } from '../retention/retention.queries.ts'

/** A row of a table by its columns, as JSON holds them. */
export type ExportedRow = Readonly<Record<string, unknown>>

const consumerNo = param('consumerNo', text)
const person = sql`p.consumer_no = ${consumerNo}`

type Found = PersonRule & { readonly rows: Fragment }
const found = Object.entries(personRules).filter((entry): entry is [string, Found] => entry[1].rows !== null)

const withoutColumns = (names: readonly string[]): Fragment =>
  names.reduce<Fragment>((row, name) => sql`${row} - ${literal(name)}::text`, sql`to_jsonb(t)`)

const withWritten = (row: Fragment, written: NonNullable<PersonRule['written']>): Fragment =>
  Object.entries(written).reduce<Fragment>(
    (all, [name, value]) => sql`${all} || jsonb_build_object(${literal(name)}::text, ${value})`,
    row,
  )

// The account comes first, because its reader looks for it first.
const exported = found
  .filter(([, { withheld }]) => withheld !== 'all')
  .toSorted(([a], [b]) => Number(b === 'consumers') - Number(a === 'consumers'))
  .map(([table, { rows, withheld = [], written = {} }]) => ({
    table,
    select: statement({
      name: `person-export-${table}`,
      row: { row: json<ExportedRow>() },
      sql: sql`select ${withWritten(withoutColumns([...(withheld === 'all' ? [] : withheld), ...Object.keys(written)]), written)} as row
        from ${identifier(table)} t, consumers p where ${person} and (${rows})`,
    }),
  }))

/** The tables of an export in their order. */
export const exportedTables: readonly string[] = exported.map(({ table }) => table)

/** Lists what one table holds of a person. */
export async function listPersonRows(executor: Executor, table: string, of: string): Promise<ExportedRow[]> {
  const select = exported.find((one) => one.table === table)?.select
  if (!select) throw new Error(`${table} is not exported`)
  return (await listRows(executor, select, { consumerNo: of })).map(({ row }) => row)
}

const deletion = (table: string, rows: Fragment) =>
  statement({
    name: `person-delete-${table}`,
    sql: sql`delete from ${identifier(table)} t using consumers p where ${person} and (${rows})`,
  })

const emptying = (table: string, rows: Fragment, set: Fragment) =>
  statement({
    name: `person-empty-${table}`,
    sql: sql`update ${identifier(table)} t set ${set} from consumers p where ${person} and (${rows})`,
  })

const ordersOf = (rows: Fragment) =>
  sql`select t.number from orders t, consumers p where ${person} and t.forgotten_at is null and (${rows})`
const cartsOf = (rows: Fragment) => sql`select t.id from carts t, consumers p where ${person} and (${rows})
  and exists (select 1 from orders o where o.cart_id = t.id)`

const erasedKey = sql`case when t.owner_key in ('email:' || mailbox_key(p.email), 'email:' || p.email)
  then erased_owner_key('email:' || mailbox_key(p.email)) else erased_owner_key(t.owner_key) end`

// Uses of a mailbox count on under its hash, also where several accounts of the mailbox were erased.
const hideCounters = (rows: Fragment) =>
  statement({
    name: 'person-hide-counters',
    sql: sql`
      with moved as (
        delete from promotion_counters t using consumers p where ${person} and (${rows})
        returning t.promotion_id, t.coupon_code, t.uses, t.use_limit, ${erasedKey} as owner_key
      )
      insert into promotion_counters as c (promotion_id, coupon_code, owner_key, uses, use_limit)
      select promotion_id, coupon_code, owner_key, sum(uses)::int, greatest(max(use_limit), sum(uses)::int)
      from moved group by promotion_id, coupon_code, owner_key
      on conflict (promotion_id, coupon_code, owner_key) do update
        set uses = c.uses + excluded.uses, use_limit = greatest(c.use_limit, c.uses + excluded.uses)`,
  })

/** The statements of the rules that have no columns of their own, because they know the documents of orders, carts and uses. */
const others: Readonly<Record<string, (rows: Fragment) => readonly Step[]>> = {
  // Together with the orders, whose statement empties them too.
  payments: () => [],
  shipments: () => [],
  orders: (rows) => [emptyOrders('person-empty-orders', ordersOf(rows))],
  carts: (rows) => [
    emptyCarts('person-empty-carts', cartsOf(rows)),
    deletion('carts', sql`(${rows}) and not exists (select 1 from orders o where o.cart_id = t.id)`),
  ],
  promotion_counters: (rows) => [hideCounters(rows)],
  promotion_uses: (rows) => [emptying('promotion_uses', rows, sql`owner_key = ${erasedKey}`)],
}

type Step = ReturnType<typeof deletion> | ReturnType<typeof emptyOrders<Fragment<{ readonly consumerNo: string }>>>

const listSteps = ([table, { rows, erasure }]: [string, Found]): readonly Step[] => {
  if (erasure.does === 'stays') return []
  if (erasure.does === 'deleted') return [deletion(table, rows)]
  if (erasure.set) return [emptying(table, rows, erasure.set)]
  const steps = others[table]
  if (!steps) throw new Error(`the erasure of ${table} has no statement`)
  return steps(rows)
}

const steps = found.flatMap(listSteps)

/** Erases a person by the rules of all tables, within the caller's transaction. */
export async function erasePerson(executor: Executor, of: string, now: number): Promise<void> {
  for (const step of steps) await execute(executor, step, { consumerNo: of, now })
}
