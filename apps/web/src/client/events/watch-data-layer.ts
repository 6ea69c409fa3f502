import { consentChange, hasConsent } from '../consents/has-consent.ts'

/** Fetches the code that reports pages and measures them as soon as the visitor lets analytics run (ROLE-04). */
function watchDataLayer(): void {
  if (!hasConsent('C0002')) return
  import('./record-pages.ts').catch(() => undefined)
  import('./record-vitals.ts').catch(() => undefined)
}

watchDataLayer()
document.addEventListener(consentChange, watchDataLayer)
