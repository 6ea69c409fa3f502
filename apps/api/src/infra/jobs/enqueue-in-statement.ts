import { type Fragment, sql, type ValuesOf } from '@lacehouse/database'

type EnqueuedJobs<Queues, Data, Source> = {
  /** Expression of the queues' names, an array. */
  readonly queues: Queues
  /** Expression of what a job needs to know. */
  readonly data: Data
  /** The part of the statement whose rows a job is left for. */
  readonly source: Source
}

/**
 * A part of a statement that leaves jobs: they exist if and only if the rest of it does, with no transaction around the two
 * (the outbox). It writes what the queue's own `send` writes; the statement check compares it with the queue's real table.
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
