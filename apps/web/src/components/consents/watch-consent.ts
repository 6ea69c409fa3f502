import { isConsentMissing } from '../../client/consents/has-consent.ts'
import { removeRefused } from '../../client/storage/browser-storage.ts'

/** Removes what may not be stored any more, and asks for consent where it is missing; who has decided loads nothing for it (ROLE-04). */
function watchConsent(): void {
  removeRefused()
  if (!isConsentMissing() || location.pathname.endsWith('/privacy/preferences')) return
  import('./show-banner.client.tsx').then(({ showBanner }) => showBanner()).catch(console.warn)
}

watchConsent()
