import { join } from 'node:path'
import type { Config } from '@lacehouse/api/config'
import { startEmbeddedPostgres } from '@lacehouse/database/embedded'
import { startSandbox } from './start-sandbox.ts'

/** The programs that run beside the shop in processes of their own. */
export type Programs = {
  readonly databaseUrl: string
  /** Null where real payments are taken. */
  readonly sandboxUrl: string | null
  readonly stopSandbox: () => Promise<void>
  readonly stopDatabase: () => Promise<void>
}

export type DatabaseServer = { readonly url: string; readonly stop: () => Promise<void> }

/** The server that DATABASE_URL names, which runs already, or the embedded one in the data folder. */
export async function startDatabaseServer({ databaseUrl, dataDir }: Config): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    onCrash: (message) => process.stderr.write(`${message}\n`),
  })
}

/** Starts the database server and the payment sandbox at once. When one of them fails, the other is stopped. */
export async function startPrograms(config: Config): Promise<Programs> {
  const [database, sandbox] = await Promise.allSettled([
    startDatabaseServer(config),
    config.payment.provider === 'sandbox' ? startSandbox(config) : null,
  ])
  if (database.status === 'rejected' || sandbox.status === 'rejected') {
    if (sandbox.status === 'fulfilled') await sandbox.value?.stop()
    if (database.status === 'fulfilled') await database.value.stop()
    throw database.status === 'rejected' ? database.reason : sandbox.status === 'rejected' && sandbox.reason
  }
  return {
    databaseUrl: database.value.url,
    sandboxUrl: sandbox.value?.url ?? null,
    stopSandbox: async () => sandbox.value?.stop(),
    stopDatabase: database.value.stop,
  }
}
