import pg from 'pg'

/** One statement over a connection of its own: CREATE and DROP DATABASE stand in no transaction and no pool. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
