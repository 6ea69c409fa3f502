import { arrayOf, type Executor, listRows, param, sql, statement, text } from '@lacehouse/database'
import { seconds } from '@lacehouse/domain/time/durations'
import type { PgBoss } from 'pg-boss'

/** Within this time a worker learns of a job that is due. */
const interval = seconds(0.5)

const listDue = statement({
  name: 'jobs-due',
  row: { queue: text },
  sql: sql`select queue from unnest(${param('queues', arrayOf(text))}::text[]) as queue
    where exists (select 1 from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= now())`,
})

type QueueDatabase = Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>

type Watched = {
  /** Lists the names of the queues that have a worker. */
  readonly list: () => readonly string[]
  readonly onDue: (queue: string) => void
  readonly onError: (error: Error) => void
}

/**
 * Looks twice a second for queues with a job that is due: one statement for all queues, where each worker would look into its own.
 * Returns a function that stops it and waits for a statement that runs.
 */
export function watchDueQueues(database: QueueDatabase, { list, onDue, onError }: Watched): () => Promise<void> {
  let current: Promise<void> = Promise.resolve()
  let isStopped = false
  const look = async (): Promise<void> => {
    const queues = list()
    try {
      const due = queues.length > 0 ? await listRows(toExecutor(database), listDue, { queues }) : []
      for (const { queue } of due) onDue(queue)
    } catch (error) {
      onError(error as Error)
    }
    plan()
  }
  let timer: NodeJS.Timeout | undefined
  const plan = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      current = look()
    }, interval).unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}

/** The connections of the queue itself, so that those of requests stay theirs. */
const toExecutor = (database: QueueDatabase): Executor => ({
  query: async ({ text, values }) => ({ rowCount: null, ...(await database.executeSql(text, values)) }),
})
