import { join, resolve } from 'node:path'
import { type Config, readConfig } from '@lacehouse/api/config'
import { FolderInUse, findRunningUrl, openDatabase } from '@lacehouse/database'
import { type OpenedDatabase, openShopDatabase } from './open-shop-database.ts'
import { getStoredSecrets } from './stored-secrets.ts'

/** Opens the shop's database for a command: also beside a shop that runs on it. */
export async function openForCommand(): Promise<OpenedDatabase & { readonly config: Config }> {
  const { env } = process
  const kept = env.SHOP_MODE === 'production' ? {} : await getStoredSecrets(resolve(env.DATA_DIR ?? '.data'))
  const config = readConfig({ ...kept, ...env })
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
