import { join } from 'node:path'
import type { Config } from '@lacehouse/api/config'
import { FolderInUse, findRunningUrl, openDatabase } from '@lacehouse/database'
import { type OpenedDatabase, openShopDatabase } from './open-shop-database.ts'
import { readEnvironment } from './read-environment.ts'

/** Opens the shop's database for a command, also while a shop is running on it; the environment says which shop. */
export async function openForCommand(given?: Config): Promise<OpenedDatabase & { readonly config: Config }> {
  const config = given ?? (await readEnvironment())
  try {
    return { ...(await openShopDatabase(config)), config }
  } catch (error) {
    const url = error instanceof FolderInUse ? await findUrl(config) : null
    if (!url) throw error
    const database = openDatabase({ url, connections: 2 })
    return { database, close: () => database.close(), config }
  }
}

const findUrl = ({ dataDir }: Config): Promise<string | null> => findRunningUrl(join(dataDir, 'postgres'))
