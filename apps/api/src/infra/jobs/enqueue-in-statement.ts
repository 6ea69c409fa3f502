type EnqueuedJobs = {
  /** Expression of the queues' names, an array. */
  readonly queues: string
  /** Expression of what a job needs to know. */
  readonly data: string
  /** The part of the statement whose rows a job is left for. */
  readonly source: string
}

/**
 * A part of a statement that leaves jobs: they exist if and only if the rest of it does, with no transaction around the two
 * (the outbox). It writes what the queue's own `send` writes.
 */
export function enqueueInStatement({ queues, data, source }: EnqueuedJobs): string {
  return `left_to_do as (
    insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
    select q.name, ${data}, q.policy, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
    from ${source}, pgboss.queue q where q.name = any (${queues})
  )`
}
