import { type Fragment, sql } from '@lacehouse/database'

/**
 * The units that entries of the stock ledger promise, less those that were given up and those that have arrived since: what orders wait
 * for. `entries` is the name of the ledger in the statement, such as `s`. Null where there is no such entry.
 */
export function sumPromised(entries: Fragment): Fragment {
  return sql`sum(case ${entries}.reason when 'allocate' then -${entries}.quantity else ${entries}.quantity end)
      filter (where ${entries}.reason in ('promise', 'unpromise', 'allocate'))::int`
}
