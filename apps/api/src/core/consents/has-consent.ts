import { findCookie } from '@lacehouse/contracts'
import { allowsCategory, type ConsentCategory } from '@lacehouse/domain/site/consent'
import type { Site } from '@lacehouse/domain/site/site'
import type { Config } from '../../config.ts'
import { isHttps } from '../../http/security-headers.ts'

/** A request with what carries its consent. */
export type Visitor = {
  readonly site: Site
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Says whether a visitor lets a category run, by the rules of the site, the cookie of the choice and the browser's signal (ROLE-04). */
export function hasConsent(
  { site, headers, cookies }: Visitor,
  config: Pick<Config, 'publicUrl'>,
  category: ConsentCategory,
): boolean {
  const chosen = findCookie((name) => cookies[name], 'consent', isHttps(config))
  const { consentMode: mode, consentVersion: version } = site
  return allowsCategory({ mode, version, chosen, hasPrivacySignal: headers['sec-gpc'] === '1' }, category)
}
