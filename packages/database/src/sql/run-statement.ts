import type { QueryConfig } from 'pg'
import type { Fragment, ValuesOf } from './sql.ts'
import { type Statement, toSingleQuery } from './statement.ts'

/** The connection on which a statement runs: the pool, or that of a transaction. */
export type Executor = {
  readonly query: (config: QueryConfig) => Promise<{ readonly rows: unknown[]; readonly rowCount: number | null }>
}

/** Nothing for a statement without parameters, otherwise its values by name. */
type Given<Values> = keyof Values extends never ? [] : [values: Values]

const run = <Values>(executor: Executor, statement: Statement<Values, unknown>, given: Given<Values>) =>
  executor.query(statement.toQuery((given[0] ?? {}) as Values))

/** The statement's rows, in its order. */
export async function listRows<Values, Row>(
  executor: Executor,
  statement: Statement<Values, Row>,
  ...given: Given<Values>
): Promise<Row[]> {
  // The statement check compares the row's type with what the database describes.
  return (await run(executor, statement, given)).rows as Row[]
}

/** The first row, or null. */
export async function findRow<Values, Row>(
  executor: Executor,
  statement: Statement<Values, Row>,
  ...given: Given<Values>
): Promise<Row | null> {
  const [row] = await listRows(executor, statement, ...given)
  return row ?? null
}

/** The first row; throws where there is none. */
export async function getRow<Values, Row>(
  executor: Executor,
  statement: Statement<Values, Row>,
  ...given: Given<Values>
): Promise<Row> {
  const row = await findRow(executor, statement, ...given)
  if (row === null) throw new Error(`The statement ${statement.name} answered no row.`)
  return row
}

/** Runs a statement for what it does; answers the number of rows that it wrote, or found. */
export async function execute<Values>(
  executor: Executor,
  statement: Statement<Values, unknown>,
  ...given: Given<Values>
): Promise<number> {
  return (await run(executor, statement, given)).rowCount ?? 0
}

/**
 * Runs SQL whose text depends on what a file or the database itself names; answers the number of rows that it wrote. Everything else is a
 * declared statement, whose types are checked.
 */
export async function executeOnce<F extends Fragment<never>>(
  executor: Executor,
  fragment: F,
  ...given: Given<ValuesOf<F>>
): Promise<number> {
  return (await executor.query(toSingleQuery(fragment, given[0] ?? {}))).rowCount ?? 0
}
