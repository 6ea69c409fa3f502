import { resolve } from 'node:path'
import { readConfig } from '@lacehouse/api'
import { runShop } from './run-shop.ts'
import { getStoredSecrets } from './stored-secrets.ts'

/** `lacehouse start`: runs the shop until it is asked to stop. */
export async function start(): Promise<void> {
  const { env } = process
  const isProduction = env.SHOP_MODE === 'production'
  const storedSecrets = isProduction ? {} : await getStoredSecrets(resolve(env.DATA_DIR ?? '.data'))
  const config = readConfig({ ...storedSecrets, ...env })
  const startedAt = performance.now()
  const shop = await runShop(config, { isDevelopment: env.NODE_ENV === 'development' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    [
      '',
      `  Lacehouse is open, after ${seconds} s.`,
      '',
      `  Shop              ${shop.url}`,
      `  API               ${shop.url}/docs/api`,
      `  Mails             ${shop.url}/dev/mail`,
      ...(shop.sandboxUrl ? [`  Payment sandbox   ${shop.sandboxUrl}`] : []),
      '',
      '',
    ].join('\n'),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(shop.close))
}

const longestStop = 10_000

const stop = async (close: () => Promise<void>): Promise<void> => {
  // Work that takes longer is cut off; the database recovers from that.
  setTimeout(() => process.exit(1), longestStop).unref()
  await close()
  process.exit(0)
}
