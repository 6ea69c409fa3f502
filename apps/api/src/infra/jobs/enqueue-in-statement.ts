import { type Fragment, sql, type ValuesOf } from '@lacehouse/database'

type EnqueuedJobs<Queues, Data, Source> = {
  /** An expression for the array of queue names. */
  readonly queues: Queues
  /** An expression for the data of a job. */
  readonly data: Data
  /** The part of the statement whose rows each get a job. */
  readonly source: Source
}

/**
 * Builds the part of a statement that enqueues jobs, so that they exist if and only if the statement's other writes do (an outbox). It
 * writes the same columns as the queue's own `send`; `statements.test.ts` compares them with the queue's table.
 */
export function enqueueInStatement<Q extends Fragment<never>, D extends Fragment<never>, S extends Fragment<never>>({
  queues,
  data,
  source,
}: EnqueuedJobs<Q, D, S>): Fragment<ValuesOf<Q | D | S>> {
  return sql`enqueued as (
    insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
    select q.name, ${data}, q.policy, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
    from ${source}, pgboss.queue q where q.name = any (${queues})
  )`
}
