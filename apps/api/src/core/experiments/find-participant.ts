import { findCookie } from '@lacehouse/contracts'
import { parseTestContext, testContextName } from '@lacehouse/domain/experiments/test-context'
import { parseAudience } from '@lacehouse/domain/segment/audience'
import type { Config } from '../../config.ts'
import { isHttps } from '../../http/security-headers.ts'
import { hasConsent, type Visitor } from '../consents/has-consent.ts'
import type { Participant } from './experiments.ts'

const idPattern = /^[A-Za-z0-9-]{16,36}$/

/**
 * Finds who of a request takes part in experiments: a visitor with targeting consent and an id, whose test context forces nothing
 * (ROLE-05, RT-08).
 */
export function findParticipant(visitor: Visitor, config: Pick<Config, 'publicUrl'>): Participant | null {
  const { site, cookies } = visitor
  const read = (cookie: 'visitor' | 'audience') => findCookie((name) => cookies[name], cookie, isHttps(config))
  const visitorId = read('visitor')
  if (!visitorId || !idPattern.test(visitorId) || !hasConsent(visitor, config, 'C0004')) return null
  if (parseTestContext(cookies[testContextName])) return null
  return { visitorId, visitor: parseAudience(site.siteId, read('audience')), siteId: site.siteId }
}
