import { type Fragment, sql, type ValuesOf } from '@lacehouse/database'

type EnqueuedJobs<Queues, Data, Source, StartAfter> = {
  /** An expression for the array of queue names. */
  readonly queues: Queues
  /** An expression for the data of a job. */
  readonly data: Data
  /** The part of the statement whose rows each get a job. */
  readonly source: Source
  /** An expression for the moment from which a job may run; at once without it. */
  readonly startAfter?: StartAfter
}

/**
 * Builds the part of a statement that enqueues jobs, so that they exist if and only if the statement's other writes do (an outbox). It
 * writes the same columns as the queue's own `send`; `statements.test.ts` compares them with the queue's table.
 */
export function enqueueInStatement<
  Q extends Fragment<never>,
  D extends Fragment<never>,
  S extends Fragment<never>,
  A extends Fragment<never> = Fragment<Record<never, never>>,
>({ queues, data, source, startAfter }: EnqueuedJobs<Q, D, S, A>): Fragment<ValuesOf<Q | D | S | A>> {
  const start = startAfter ?? sql`now()`
  return sql`enqueued as (
    insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, start_after, keep_until, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
    select q.name, ${data}, q.policy, q.expire_seconds, q.deletion_seconds, ${start},
      ${start} + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
    from ${source}, pgboss.queue q where q.name = any (${queues})
  )`
}
