import type { Database } from '@lacehouse/database'
import { seconds } from '@lacehouse/domain/time/durations'
import type { RetentionFacts, RetentionRule } from './retention-rule.ts'
import { retentionRules } from './retention-rules.ts'

type RetentionDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly now: () => number
  readonly sites: RetentionFacts['sites']
  readonly config: Pick<RetentionFacts, 'orderRecordYears'>
}

/** The longest that one rule works in a run; what is left waits for the next run. */
const longestRule = seconds(2)

/**
 * Deletes or empties what is past its time (docs/retention.md), and returns the number of rows by rule. Each batch is a statement and
 * a commit of its own. Several processes may run this at the same time. A rule that fails does not stop the others.
 */
export async function applyRetention(deps: RetentionDeps): Promise<Readonly<Record<string, number>>> {
  const facts = { now: deps.now(), sites: deps.sites, orderRecordYears: deps.config.orderRecordYears }
  const counts: Record<string, number> = {}
  const failures: unknown[] = []
  for (const rule of retentionRules) {
    try {
      counts[rule.name] = await applyRule(deps, rule, facts)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rules of retention failed`)
  return counts
}

const applyRule = async ({ database }: RetentionDeps, rule: RetentionRule, facts: RetentionFacts): Promise<number> => {
  const until = performance.now() + longestRule
  let total = 0
  let count = rule.batch
  while (count >= rule.batch && performance.now() < until) {
    count = await rule.apply(database.pool, facts)
    total += count
  }
  return total
}
