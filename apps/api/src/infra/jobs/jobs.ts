import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { type JobResult, PgBoss } from 'pg-boss'

/** What can be left for later, with what each piece of work needs to know. */
export type JobData = {
  'order-mail': { readonly orderNumber: string }
  'gift-cards': { readonly orderNumber: string }
  'void-payment': { readonly orderNumber: string }
  'reservation-mail': { readonly reservationId: string }
  'payment-failed-mail': { readonly orderNumber: string }
  'shipment-mail': { readonly orderNumber: string; readonly shipmentId: string }
  'settle-money': { readonly orderNumber: string }
}
export type JobName = keyof JobData

/** The job queue on the shop's own database. Jobs are left by the statement that makes them necessary: `leave-jobs.ts`. */
export type Jobs = {
  /** Does the jobs of a queue, several at once; one that throws is tried again later, with growing pauses. */
  readonly work: <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

// A provider may be away for a day: the pauses between tries grow to a quarter of an hour.
const retry = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: minutes(15) / seconds(1) }
/** Fetched every half second: as many as a busy shop leaves in that time. */
const batchSize = 100
// A mail waits for its server most of the time.
const atOnce = 8
const queues: readonly JobName[] = [
  'order-mail',
  'gift-cards',
  'void-payment',
  'reservation-mail',
  'payment-failed-mail',
  'shipment-mail',
  'settle-money',
]

/** Opens the queue; `isWorker` is false for a process that only leaves jobs. */
export async function startJobs(
  databaseUrl: string,
  options: { isWorker: boolean; onError: (error: Error) => void },
): Promise<Jobs> {
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
    work: async <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => {
      const inBatches = { pollingIntervalSeconds: 0.5, batchSize, perJobResults: true } as const
      await boss.work<JobData[Name]>(name, inBatches, (jobs) => runJobs(jobs, handle))
    },
    stop: () => boss.stop({ graceful: true, timeout: seconds(5) }),
  }
}

type Job<Data> = { readonly id: string; readonly data: Data }

const runJobs = async <Data>(
  jobs: readonly Job<Data>[],
  handle: (data: Data) => Promise<void>,
): Promise<JobResult[]> => {
  const waiting = [...jobs]
  const done: JobResult[] = []
  const runInSequence = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await runJob(job, handle))
  }
  await Promise.all(Array.from({ length: atOnce }, runInSequence))
  return done
}

/** One that throws is tried again by itself; the others of its batch are done. */
const runJob = async <Data>({ id, data }: Job<Data>, handle: (data: Data) => Promise<void>): Promise<JobResult> => {
  try {
    await handle(data)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } }
  }
}
