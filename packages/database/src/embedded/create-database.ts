import pg from 'pg'

export const databaseName = 'lacehouse'

/** Creates the shop's database on a new server; on any other server it costs one short query. */
export async function createDatabaseOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
