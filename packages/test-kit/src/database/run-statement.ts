import pg from 'pg'

/** Runs one statement on a new connection, because CREATE and DROP DATABASE work neither in a transaction nor in a pool. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
