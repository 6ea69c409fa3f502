import { consentCategories } from '@lacehouse/domain/site/consent'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { createConsentQueries } from './consents.queries.ts'

export type ConsentDeps = Pick<Deps, 'database' | 'now'>

/**
 * Records a choice with its version and date, and with the account that is signed in. An agent who acts for a customer decides for the
 * own browser, not for the customer (ROLE-04).
 */
export function recordConsent({ database, now }: ConsentDeps): Handler<'consents.record'> {
  const queries = createConsentQueries(database.pool)
  return async ({ body: { consentId, version, categories }, site, session, headers }) => {
    const decidedAt = now()
    const chosen = consentCategories.filter((one) => one === 'C0001' || categories.includes(one))
    await queries.insert({
      ...{ consentId, siteId: site.siteId, version, decidedAt },
      categories: chosen.join('.'),
      hasPrivacySignal: headers['sec-gpc'] === '1',
      consumerNo: session.kind === 'consumer' && !session.agent ? session.id : null,
    })
    return { decidedAt: new Date(decidedAt).toISOString() }
  }
}
