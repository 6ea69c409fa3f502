import { resolve } from 'node:path'
import { readConfig } from '@lacehouse/api/config'
import { startPrograms } from './start-programs.ts'
import { getStoredSecrets } from './stored-secrets.ts'

/** `lacehouse start`: runs the shop until it is asked to stop. */
export async function start(): Promise<void> {
  const { env } = process
  const isProduction = env.SHOP_MODE === 'production'
  const kept = isProduction ? {} : await getStoredSecrets(resolve(env.DATA_DIR ?? '.data'))
  const config = readConfig({ ...kept, ...env })
  const startedAt = performance.now()
  // The database and the sandbox start while this process loads the rest of its code. A failure is thrown where they are awaited.
  const programs = startPrograms(config)
  programs.catch(() => undefined)
  const { runShop } = await import('./run-shop.ts')
  const shop = await runShop(config, { programs, isDevelopment: env.NODE_ENV === 'development' })
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
  // What does not end by itself in this time is cut off; the database recovers from it.
  setTimeout(() => process.exit(1), longestStop).unref()
  await close()
  process.exit(0)
}
