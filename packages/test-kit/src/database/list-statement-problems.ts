import { type AnyStatement, type Declared, toSqlType } from '@lacehouse/database'
import pg from 'pg'
import { type DescribedColumn, type Description, describeStatement } from './describe-statement.ts'

type Column = { readonly name: string; readonly isNullable: boolean }

/** The columns of all tables, by the ids of tables and columns in PostgreSQL. */
type Columns = ReadonlyMap<string, Column>

const toKey = (tableId: number, columnId: number): string => `${tableId}:${columnId}`

const readColumns = async (client: pg.Client): Promise<Columns> => {
  const { rows } = await client.query(`
    select a.attrelid::int8 as "tableId", a.attnum as "columnId", c.relname || '.' || a.attname as name,
      not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attnum > 0 and c.relkind in ('r', 'v', 'p')`)
  return new Map(rows.map(({ tableId, columnId, ...column }) => [toKey(tableId, columnId), column]))
}

const listParameterProblems = ({ parameters }: AnyStatement, { parameterIds }: Description): string[] =>
  parameters.flatMap(({ name, type }, index) => {
    const found = parameterIds[index] ?? 0
    return (type.parameterOids ?? type.oids).includes(found)
      ? []
      : [`the parameter ${name} is declared ${type.name}, PostgreSQL takes type ${found}`]
  })

const listColumnProblems = (declared: Declared, described: DescribedColumn, columns: Columns): string[] => {
  const { name, typeId, tableId, columnId } = described
  const { origin, ...type } = toSqlType(declared)
  const column = columns.get(toKey(tableId, columnId))
  if (origin && column?.name !== origin)
    return [`${name} is declared as ${origin}, but is ${column?.name ?? 'computed'}`]
  // The test of the migrations checks the types of table columns, so they are not compared here.
  if (origin) return []
  if (!type.oids.includes(typeId)) return [`${name} is declared ${type.name}, PostgreSQL answers type ${typeId}`]
  if (column?.isNullable && !type.isNullable) return [`${name} is declared not null, ${column.name} can be null`]
  return []
}

const listRowProblems = ({ row }: AnyStatement, { columns: described }: Description, columns: Columns): string[] => {
  if (row === null) return []
  const names = described.map(({ name }) => name)
  const missing = Object.keys(row).filter((name) => !names.includes(name))
  return [
    ...missing.map((name) => `${name} is declared, but not answered`),
    ...described.flatMap((column) => {
      const declared = row[column.name]
      return declared ? listColumnProblems(declared, column, columns) : [`${column.name} is answered, but not declared`]
    }),
  ]
}

/** Lists the differences between declared statements and their description by PostgreSQL on a migrated database, one sentence each. */
export async function listStatementProblems(url: string, statements: readonly AnyStatement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const columns = await readColumns(client)
    const problems: string[] = []
    for (const statement of statements) {
      const found = await describeStatement(client, statement.text).then(
        (description) => [
          ...listParameterProblems(statement, description),
          ...listRowProblems(statement, description, columns),
        ],
        (error: Error) => [error.message],
      )
      problems.push(...found.map((problem) => `${statement.name}: ${problem}`))
    }
    return problems
  } finally {
    await client.end()
  }
}
