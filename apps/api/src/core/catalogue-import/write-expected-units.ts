import { execute, listRows } from '@lacehouse/database'
import { type RowProblem, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { findExpectedProblem } from '@lacehouse/domain/catalogue-import/find-expected-problem'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { PoolClient } from 'pg'
import { preOrdersQueries } from '../pre-orders/pre-orders.queries.ts'
import { type ExpectedRow, expectUnits, lockDiffering, setExpectedDays } from './expected-units.queries.ts'
import type { StoredProduct } from './stored-product.ts'

export type WrittenUnits = {
  /** The ids of the products of which something else is on its way now. */
  readonly changed: readonly string[]
  /** Refused rows: what is on its way stays as it is. */
  readonly problems: readonly (RowProblem & { readonly key: string })[]
}

type Wanted = ExpectedRow & { readonly line: number; readonly key: string }

const toId = ({ variantId, locationId }: Pick<ExpectedRow, 'variantId' | 'locationId'>): string =>
  `${variantId} ${locationId}`

/**
 * Writes what is on its way of the products of a batch, in the transaction of their import and after their counts, which may have given
 * units to the orders that wait. Another day reaches those orders (decision 0130).
 */
export async function writeExpectedUnits(
  client: PoolClient,
  taken: readonly StoredProduct[],
  now: Instant,
): Promise<WrittenUnits> {
  const wanted = listWanted(taken)
  if (wanted.size === 0) return { changed: [], problems: [] }
  const today = new Date(now).toISOString().slice(0, 10)
  const problems: WrittenUnits['problems'][number][] = []
  const rows: ExpectedRow[] = []
  const changed = new Set<string>()
  for (const present of await listRows(client, lockDiffering, { rows: [...wanted.values()] })) {
    const row = wanted.get(toId(present))
    if (!row) continue
    const problem = findExpectedProblem(row, present, today)
    if (problem) problems.push({ ...refuse(problem, row), key: row.key })
    else {
      rows.push(row)
      changed.add(present.productId)
    }
  }
  if (rows.length > 0) await write(client, rows)
  return { changed: [...changed], problems }
}

const listWanted = (taken: readonly StoredProduct[]): ReadonlyMap<string, Wanted> =>
  new Map(
    taken.flatMap(({ key, stock }) =>
      stock.flatMap(({ variantId, locationId, expected }) => {
        const row = expected && { variantId, locationId, key, ...expected }
        return row ? [[toId(row), row] as const] : []
      }),
    ),
  )

const refuse = (problem: NonNullable<ReturnType<typeof findExpectedProblem>>, row: Wanted): RowProblem =>
  problem === 'units_promised'
    ? toProblem(problem, row, 'incoming', String(row.incoming))
    : toProblem(problem, row, 'expectedOn', row.expectedOn ?? '')

const write = async (client: PoolClient, rows: readonly ExpectedRow[]): Promise<void> => {
  for (const { day, isAwaited, ...place } of await listRows(client, setExpectedDays, { rows }))
    if (isAwaited) await preOrdersQueries.moveOrders(client, place, day)
  await execute(client, expectUnits, { rows })
}
