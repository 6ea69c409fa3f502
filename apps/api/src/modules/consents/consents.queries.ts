import { boolean, execute, integer, moment, nullable, param, sql, statement, text, uuid } from '@lacehouse/database'
import type { Pool } from 'pg'

type ConsentRow = {
  readonly consentId: string
  readonly siteId: string
  readonly version: number
  readonly categories: string
  readonly hasPrivacySignal: boolean
  readonly consumerNo: string | null
  readonly decidedAt: number
}

const insertConsent = statement({
  name: 'consent-insert',
  sql: sql`
    insert into consents (consent_id, site_id, policy_version, categories, has_privacy_signal, consumer_no, decided_at)
    values (${param('consentId', uuid)}, ${param('siteId', text)}, ${param('version', integer)}, ${param('categories', text)},
      ${param('hasPrivacySignal', boolean)}, ${param('consumerNo', nullable(text))}, ${moment('decidedAt')})
    on conflict do nothing`,
})

/** Creates the statements on choices about cookies and storage. */
export function createConsentQueries(pool: Pool) {
  return {
    /** Records a choice; the same one at the same moment is recorded once. */
    insert: (consent: ConsentRow) => execute(pool, insertConsent, consent),
  }
}
