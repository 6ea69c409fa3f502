import { resolve } from 'node:path'
import { type Config, readConfig } from '@lacehouse/api/config'
import { getStoredSecrets } from './stored-secrets.ts'

/** Reads the configuration from the environment. A demo shop has secrets of its own in its data folder; throws InvalidEnvironment. */
export async function readEnvironment(): Promise<Config> {
  const { env } = process
  const storedSecrets = env.SHOP_MODE === 'production' ? {} : await getStoredSecrets(resolve(env.DATA_DIR ?? '.data'))
  return readConfig({ ...storedSecrets, ...env })
}
