import { type Config, InvalidEnvironment } from '@lacehouse/api/config'
import { listProductionWarnings } from '@lacehouse/api/production'
import { readEnvironment } from './read-environment.ts'
import type { RunningShop } from './run-shop.ts'
import { startPrograms } from './start-programs.ts'

/** `lacehouse start`: runs the shop until it is asked to stop. */
export async function start(): Promise<void> {
  const config = await readOwnConfig()
  if (!config) return
  if (config.production)
    for (const warning of listProductionWarnings(config)) process.stderr.write(`Warning: ${warning}.\n`)
  const startedAt = performance.now()
  // The database and the sandbox start while this process loads the rest of its code. A failure is thrown where they are awaited.
  const programs = startPrograms(config)
  programs.catch(() => undefined)
  const { runShop } = await import('./run-shop.ts')
  const shop = await runShop(config, { programs, isDevelopment: process.env.NODE_ENV === 'development' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(describeShop(shop, { config, seconds }))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(shop.close))
}

/** Reads the environment; prints what is wrong with it and answers null. */
async function readOwnConfig(): Promise<Config | null> {
  try {
    return await readEnvironment()
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    process.stderr.write(`${error.message}\n\n\`npm run setup\` asks for everything that a production shop needs.\n`)
    await recordRefused(error.message, process.env.SECURITY_LOG || null)
    process.exitCode = 1
    return null
  }
}

/** Enters a start that was refused into the security log, with the names of the variables and no value. */
async function recordRefused(problems: string, path: string | null): Promise<void> {
  const { openSecurityLog } = await import('@lacehouse/api')
  const names = [...new Set(problems.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))].join(' ')
  const log = openSecurityLog({ path, secret: '', now: Date.now, onError: () => undefined })
  log.record('configuration_refused', { actor: 'start' }, { target: names })
}

type Opened = { readonly config: Config; readonly seconds: string }

/** Lists the addresses that the shop serves. */
function describeShop({ url, sandboxUrl }: RunningShop, { config, seconds }: Opened): string {
  const { observation, port, host, production } = config
  return [
    '',
    `  Lacehouse is open, after ${seconds} s.`,
    '',
    `  Shop              ${url}`,
    `  Back office       ${url}/backoffice`,
    ...(production ? [`  Listens on        http://${host}:${port}`] : []),
    ...(observation.hasApiDocs ? [`  API               ${url}/docs/api`] : []),
    ...(production ? [] : [`  Mails             ${url}/dev/mail`]),
    ...(sandboxUrl ? [`  Payment sandbox   ${sandboxUrl}`] : []),
    '',
    '',
  ].join('\n')
}

const longestStop = 10_000

const stop = async (close: () => Promise<void>): Promise<void> => {
  // Work that takes longer is cut off; the database recovers from that.
  setTimeout(() => process.exit(1), longestStop).unref()
  await close()
  process.exit(0)
}
