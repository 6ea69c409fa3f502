import { join } from 'node:path'
import type { Config } from '@lacehouse/api'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@lacehouse/database'

export type OpenedDatabase = { readonly database: Database; readonly close: () => Promise<void> }

/** Opens the server that DATABASE_URL names, or the embedded database in the data folder, and migrates it. */
export async function openShopDatabase(config: Config): Promise<OpenedDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: join(config.dataDir, 'postgres'),
        onCrash: (message) => process.stderr.write(`${message}\n`),
      })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(url)
  const database = openDatabase({ url, connections: 16 })
  return {
    database,
    close: async () => {
      await database.close()
      await embedded?.stop()
    },
  }
}
