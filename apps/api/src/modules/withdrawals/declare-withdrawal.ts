import { randomUUID } from 'node:crypto'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { formatMessage } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { createWithdrawalQueries } from './withdrawals.queries.ts'

export type WithdrawalDeps = Pick<Deps, 'database' | 'now'>

/**
 * Records a withdrawal as it was declared. Whether the contract exists is not answered, so that the form tells no one who ordered what
 * (decision 0051).
 */
export function declareWithdrawal({ database, now }: WithdrawalDeps): Handler<'withdrawals.declare'> {
  const queries = createWithdrawalQueries(database.pool)
  return async ({ body: { name, contract, email, goods = '' }, site, locale }) => {
    if (!getSiteLaw(site).withdrawal) throw new Refusal('API404')
    if (!isEmail(email))
      throw new Refusal('API400', { field: 'email', message: formatMessage(locale, 'validation.email') })
    const declaredAt = now()
    await queries.insert({ id: randomUUID(), siteId: site.siteId, locale, name, contract, email, goods, declaredAt })
    return { declaredAt: new Date(declaredAt).toISOString() }
  }
}
