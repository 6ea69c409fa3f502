import { findCookie } from '@lacehouse/contracts/cookies'
import { allowsCategory, type Consent, type ConsentCategory, needsChoice } from '@lacehouse/domain/site/consent'

/** The event of the document after a choice. */
export const consentChange = 'consentchange'

/**
 * Says whether something of a category may run, be stored or be sent on this page (ROLE-04). The answer is read anew each time, so that
 * a changed choice has its effect at once.
 */
export function hasConsent(category: ConsentCategory): boolean {
  return allowsCategory(readConsent(), category)
}

/** Says whether this page has to ask for consent. */
export function isConsentMissing(): boolean {
  return needsChoice(readConsent())
}

/** Reads what decides about consent: the site's rules, the visitor's choice and the browser's signal. */
export function readConsent(): Consent {
  const [mode, version] = document.documentElement.dataset.consent?.split(' ') ?? []
  return {
    mode: mode === 'opt-out' ? mode : 'opt-in',
    version: Number(version) || 1,
    chosen: findCookie(readCookie, 'consent', location.protocol === 'https:'),
    hasPrivacySignal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    isPreview: location.pathname.startsWith('/pre/'),
  }
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
