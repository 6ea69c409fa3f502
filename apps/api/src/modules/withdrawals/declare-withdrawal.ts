import { createHash } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { formatMessage } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { openWithdrawalCase } from './open-withdrawal-case.ts'
import { type Withdrawal, withdrawalQueries } from './withdrawals.queries.ts'

export type WithdrawalDeps = Pick<Deps, 'database' | 'now'>

/**
 * Records a withdrawal as it was declared, and opens the case by which staff refund it; the same words on the same day are one withdrawal, received when they came first. Whether the
 * contract exists is not answered, so that the form tells no one who ordered what (decision 0051).
 */
export function declareWithdrawal({ database, now }: WithdrawalDeps): Handler<'withdrawals.declare'> {
  return async ({ body: { name, contract, email, goods = '' }, site, locale }) => {
    if (!getSiteLaw(site).withdrawal) throw new Refusal('API404')
    if (!isEmail(email))
      throw new Refusal('API400', { field: 'email', message: formatMessage(locale, 'validation.email') })
    const moment = now()
    const declared = { siteId: site.siteId, locale, name, contract, email, goods }
    const withdrawal = { id: toWithdrawalId(declared, moment), ...declared, declaredAt: moment }
    const declaredAt = await inTransaction(database.pool, async (client) => {
      const recorded = await withdrawalQueries.insert(client, withdrawal)
      if (recorded.isNew) await openWithdrawalCase(client, withdrawal)
      return recorded.declaredAt
    })
    return { declaredAt: new Date(declaredAt).toISOString() }
  }
}

/** The id of a declaration: a form that is sent twice gets the same one. */
const toWithdrawalId = (declared: Omit<Withdrawal, 'id' | 'declaredAt'>, moment: number): string => {
  const { siteId, name, contract, email, goods } = declared
  const text = JSON.stringify([new Date(moment).toISOString().slice(0, 10), siteId, name, contract, email, goods])
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
