import { minutes, seconds } from '@lacehouse/domain/time/durations'
import type { PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'

/** What can be left for later, with what each piece of work needs to know. */
export type JobData = {
  'order-mail': { readonly orderNumber: string }
  'void-payment': { readonly orderNumber: string }
}
export type JobName = keyof JobData

/** The job queue on the shop's own database. A job sent with a transaction's client exists only if that commits: the outbox. */
export type Jobs = {
  readonly send: <Name extends JobName>(name: Name, data: JobData[Name], client: PoolClient) => Promise<void>
  /** Does the jobs of a queue one after another; one that throws is tried again later, with growing pauses. */
  readonly work: <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

// A provider may be away for a day: the pauses between tries grow to a quarter of an hour.
const retry = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: minutes(15) / seconds(1) }
const queues: readonly JobName[] = ['order-mail', 'void-payment']

/** Opens the queue; `isWorker` is false for a process that only sends. */
export const startJobs = async (
  databaseUrl: string,
  options: { isWorker: boolean; onError: (error: Error) => void },
): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'lacehouse-jobs',
    max: 4,
    supervise: options.isWorker,
    schedule: false,
  })
  boss.on('error', options.onError)
  await boss.start()
  for (const name of queues) await boss.createQueue(name, retry)
  return {
    send: async (name, data, client) => {
      await boss.send(name, data, {
        db: { executeSql: (text, values) => client.query({ name: `job-send-${name}`, text, values }) },
      })
    },
    work: async <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => {
      await boss.work<JobData[Name]>(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await handle(job.data)
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
