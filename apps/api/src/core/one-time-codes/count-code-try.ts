import { boolean, type Fragment, literal, moment, type oneTimeCodes, param, sql, uuid } from '@lacehouse/database'
import { oneTimeCode } from '@lacehouse/domain/auth/one-time-code'

type Counted<Tried> = {
  readonly purpose: typeof oneTimeCodes.$inferSelect.purpose
  /** A condition on `c`, a code: who may try it. */
  readonly tried: Tried
  /** A condition on `k`, an account: for whom a right try uses the code up. */
  readonly usable: Fragment
}

const now = moment('now')

/**
 * The part of a statement that counts a try of an open code, and uses it up where the try is right and someone can use it. Its rows are
 * those of `c`; there is none where the code is unknown, used, spent or too old.
 */
export function countCodeTry<Tried extends Fragment<never>>({ purpose, tried, usable }: Counted<Tried>) {
  return sql`update one_time_codes c set tries = c.tries + 1, used_at = case when ${param('isRight', boolean)}::boolean
      and exists (select from consumers k where ${usable}) then ${now} end
    where c.id = ${param('id', uuid)} and c.purpose = ${literal(purpose)} and ${tried} and c.used_at is null
      and c.tries < ${literal(oneTimeCode.tries)} and c.expires_at > ${now}`
}
