import { type Executor, execute, type Fragment, identifier, literal, moment, sql, statement } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days, hours } from '@lacehouse/domain/time/durations'
import type { Duration, Instant } from '@lacehouse/domain/time/instant'

/** The input of a run of retention: the moment, and the sites with their countries. */
export type RetentionFacts = {
  readonly now: Instant
  readonly sites: readonly Pick<Site, 'siteId' | 'country'>[]
  /** Years by country that the operator keeps orders for, where they are longer than the law asks. */
  readonly orderRecordYears: Readonly<Record<string, number>>
}

/** How long the rows of a table stay, and what happens to them then. docs/retention.md says the same and why. */
export type RetentionRule = {
  readonly name: string
  readonly table: string
  /** The time in the words of docs/retention.md. */
  readonly time: string
  readonly does: 'deleted' | 'emptied'
  /** The rows of one statement at most. */
  readonly batch: number
  /** Runs one batch and returns the number of rows. */
  readonly apply: (executor: Executor, facts: RetentionFacts) => Promise<number>
}

/** Small enough for a statement of some milliseconds, so that no shopper waits for its locks. */
export const batchSize = 500

type Deletion = {
  readonly name: string
  readonly table: string
  /** The column from which the time counts; an index leads to its oldest rows. */
  readonly column: string
  readonly lasts: Duration
  /** A further condition on the row `t`; `before` is the moment before which rows are due. */
  readonly where?: Fragment<{ readonly before: number }>
}

/**
 * Declares that rows are deleted some time after a moment of theirs, the oldest first. Locked rows are left for a
 * later run, so that several instances share the work and never wait for each other.
 */
export function deleteAfter({ name, table, column, lasts, where = sql`true` }: Deletion): RetentionRule {
  const from = identifier(table)
  const deletion = statement({
    name: `retention-${name}`,
    sql: sql`delete from ${from} where ctid = any (array(
      select t.ctid from ${from} t where t.${identifier(column)} < ${moment('before')} and ${where}
      order by t.${identifier(column)} limit ${literal(batchSize)} for update of t skip locked))`,
  })
  return {
    name,
    table,
    time: toTime(lasts, column),
    does: 'deleted',
    batch: batchSize,
    apply: (executor, { now }) => execute(executor, deletion, { before: now - lasts }),
  }
}

/** Writes a time as docs/retention.md does: `30 days after `updated_at``, or the moment itself. */
export function toTime(lasts: Duration, column: string): string {
  if (lasts === 0) return `at \`${column}\``
  const count = lasts / days(1)
  const unit = Number.isInteger(count) ? toCount(count, 'day') : toCount(lasts / hours(1), 'hour')
  return `${unit} after \`${column}\``
}

const toCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
