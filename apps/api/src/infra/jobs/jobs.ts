import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { type JobResult, PgBoss } from 'pg-boss'
import { watchDueQueues } from './watch-due-queues.ts'

/** The queues of jobs with the data of their jobs. */
export type JobData = {
  /** `again` sends a mail once more, under an id of its own; the same below. */
  'order-mail': { readonly orderNumber: string; readonly again?: string }
  /** `again` sends the mails of some lines once more, under an id of their own. */
  'gift-cards': {
    readonly orderNumber: string
    readonly again?: { readonly id: string; readonly lineIds: readonly string[] }
  }
  'purchase-event': { readonly orderNumber: string }
  'void-payment': { readonly orderNumber: string }
  'reservation-mail': { readonly reservationId: string }
  'payment-failed-mail': { readonly orderNumber: string; readonly again?: string }
  'shipment-mail': { readonly orderNumber: string; readonly shipmentId: string; readonly again?: string }
  'refund-mail': { readonly orderNumber: string; readonly key: string; readonly again?: string }
  /** `key` names the change; `agent` is who of the shop changed it for the shopper. */
  'delivery-mail': {
    readonly orderNumber: string
    readonly key: string
    readonly agent?: string
    readonly again?: string
  }
  'return-mail': { readonly orderNumber: string; readonly returnNumber: string; readonly again?: string }
  'exchange-mail': { readonly orderNumber: string; readonly exchangeId: string; readonly again?: string }
  'withdrawal-mail': { readonly withdrawalId: string }
  'stock-notice-mail': { readonly noticeId: string }
  'draw-mail': { readonly entryId: string }
  'event-mail': EventNotice
  'review-invitation-mail': { readonly orderNumber: string }
  'subscription-mail': { readonly subscriptionId: string }
  'case-mail': { readonly caseNumber: string; readonly messageId: string }
  'move-order-money': { readonly orderNumber: string }
  /** Charges the card of a pre-order before its parcel leaves. */
  'charge-mandate': { readonly orderNumber: string }
  /** `key` is the number of the charge. */
  'charge-declined-mail': { readonly orderNumber: string; readonly key: string; readonly again?: string }
  /** `key` is the new day of the pre-order. */
  'pre-order-mail': { readonly orderNumber: string; readonly key: string; readonly again?: string }
  'account-link-mail': { readonly linkId: string }
  'password-changed-mail': PasswordChange
  'credentials-mail': CredentialsChange
  'new-device-mail': NewDeviceSignIn
  /** A change of store credit by staff; `balance` in minor units after it. */
  'store-credit-mail': { readonly entryId: number; readonly balance: number }
  /** The mail about a membership that ended; the page's locale is that of the mail. */
  'membership-ended-mail': { readonly memberId: string; readonly siteId: string; readonly locale: string }
  'sign-in-code-mail': { readonly codeId: string }
  'deletion-code-mail': { readonly codeId: string }
  'phone-code-message': { readonly codeId: string }
  'data-export': { readonly exportId: string }
  'deletion-mail': DeletionNotice
  'catalogue-import': { readonly importId: string }
}
/** The occasion of a mail about an event: a change of a sign-up or of the event itself, or the reminder of the day before. */
export type EventNotice = {
  readonly registrationId: string
  readonly kind: 'confirmed' | 'waiting' | 'admitted' | 'reminder' | 'changed' | 'cancelled'
  /** ISO 8601. */
  readonly at: string
}
/** The deletion of an account was asked for or taken back; the page's locale is that of the mail. */
export type DeletionNotice = {
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  readonly kind: 'requested' | 'taken_back'
  /** ISO 8601: the end of the cooling-off. */
  readonly dueAt: string
}
/** A change of an account's password; the page's locale is that of the mail. */
export type PasswordChange = {
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  /** ISO 8601. */
  readonly changedAt: string
}
/** Another change of what opens an account than that of its password by its owner. */
export type CredentialsChange = PasswordChange & {
  readonly kind: 'password_removed' | 'passkey_added' | 'passkey_removed' | 'identity_linked' | 'identity_unlinked'
  /** The provider of an identity, as the configuration names it. */
  readonly providerId?: string
}
/** A sign-in by a device that the account does not know; the page's locale is that of the mail. */
export type NewDeviceSignIn = {
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  /** ISO 8601. */
  readonly signedInAt: string
  /** As `describeUserAgent` names them; null for unknown ones. */
  readonly browser: string | null
  readonly system: string | null
}
export type JobName = keyof JobData

/** The job queue in the shop's database. Statements enqueue jobs by `enqueue-in-statement.ts`. */
export type Jobs = {
  /** Runs the jobs of a queue, several at once. The queue repeats a job that throws, with growing pauses. */
  readonly work: <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

// The retries cover more than a day without a provider; the pauses grow to a quarter of an hour.
const retry = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: minutes(15) / seconds(1) }
/** The jobs of one fetch. */
const batchSize = 100
/** A worker fetches when its queue is due (`watch-due-queues.ts`), and now and then by itself. */
const pollingInterval = minutes(1)
// Several jobs run at once, because a mail job mostly waits for its server.
const atOnce = 8
const queues: readonly JobName[] = [
  'order-mail',
  'gift-cards',
  'purchase-event',
  'void-payment',
  'reservation-mail',
  'payment-failed-mail',
  'shipment-mail',
  'refund-mail',
  'delivery-mail',
  'return-mail',
  'exchange-mail',
  'withdrawal-mail',
  'stock-notice-mail',
  'draw-mail',
  'event-mail',
  'review-invitation-mail',
  'subscription-mail',
  'case-mail',
  'move-order-money',
  'charge-mandate',
  'charge-declined-mail',
  'pre-order-mail',
  'account-link-mail',
  'password-changed-mail',
  'credentials-mail',
  'new-device-mail',
  'store-credit-mail',
  'membership-ended-mail',
  'sign-in-code-mail',
  'deletion-code-mail',
  'phone-code-message',
  'data-export',
  'deletion-mail',
  'catalogue-import',
]

/**
 * The names that queues had in an earlier release. Their jobs still wait in the database, and an instance of that release may write more
 * while a new one runs beside it: the worker of the new name takes them too.
 */
const earlierNames: Readonly<Partial<Record<JobName, string>>> = { 'move-order-money': 'settle-money' }

/** Opens the queue; `isWorker` is false for a process that only enqueues jobs. */
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
  for (const name of [...queues, ...Object.values(earlierNames)]) await boss.createQueue(name, retry)
  const workers = new Map<string, string>()
  const stopWatching = watchDueQueues(boss.getDb(), {
    list: () => [...workers.keys()],
    onError: options.onError,
    onDue: (queue) => boss.notifyWorker(workers.get(queue) ?? ''),
  })
  return {
    work: async <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) => {
      const inBatches = {
        pollingIntervalSeconds: pollingInterval / seconds(1),
        batchSize,
        perJobResults: true,
      } as const
      for (const queue of [name, earlierNames[name]])
        if (queue) workers.set(queue, await boss.work<JobData[Name]>(queue, inBatches, (jobs) => runJobs(jobs, handle)))
    },
    stop: async () => {
      await stopWatching()
      await boss.stop({ graceful: true, timeout: seconds(5) })
    },
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

/** Runs a job and returns its result, so that a job that throws does not fail the others of its batch. */
const runJob = async <Data>({ id, data }: Job<Data>, handle: (data: Data) => Promise<void>): Promise<JobResult> => {
  try {
    await handle(data)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: toFailure(error) }
  }
}

/** Describes what a job threw; a mail program adds its code and that of the server, from which the reason can be said in words. */
const toFailure = (
  error: unknown,
): { readonly message: string; readonly code?: string; readonly responseCode?: number } => {
  const { code, responseCode } = new Object(error) as { readonly code?: unknown; readonly responseCode?: unknown }
  return {
    message: String(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
  }
}
