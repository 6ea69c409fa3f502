import { type Executor, findRow, notNull, orders, param, sql, statement, text } from '@lacehouse/database'

const findTracked = statement({
  name: 'orders-tracked',
  row: { number: notNull(orders.number) },
  sql: sql`select number from orders
    where number = ${param('number', text)} and lower(email) = ${param('email', text)} and state <> 'failed'`,
})

/** Finds the number of an order by number and email, in lower case; null for a wrong pair as for an unknown order. */
export async function findTrackedOrder(executor: Executor, number: string, email: string): Promise<string | null> {
  return (await findRow(executor, findTracked, { number, email }))?.number ?? null
}
