import type { Config } from '@lacehouse/api/config'
import { type Database, migrate, openDatabase } from '@lacehouse/database'
import { startDatabaseServer } from './start-programs.ts'

export type OpenedDatabase = { readonly database: Database; readonly close: () => Promise<void> }

/** Opens the database on a server that runs, migrated. */
export async function openMigrated(url: string): Promise<Database> {
  await migrate(url)
  return openDatabase({ url, connections: 16 })
}

/** The server that DATABASE_URL names, or the embedded one in the data folder; migrated either way. */
export async function openShopDatabase(config: Config): Promise<OpenedDatabase> {
  const server = await startDatabaseServer(config)
  try {
    const database = await openMigrated(server.url)
    return {
      database,
      close: async () => {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
