import { useSyncExternalStore } from 'react'
import { consentChange, isConsentMissing } from '../../client/consents/has-consent.ts'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'

/** Says whether something else waits for the visitor: an open dialog, or the question for consent. A pop-up waits until it is done. */
export function useObstacle(): boolean {
  const isDialogOpen = useSyncExternalStore(dialogStack.subscribe, () => dialogStack.list().length > 0)
  const isAsked = useSyncExternalStore(subscribeToConsent, isConsentMissing)
  return isDialogOpen || isAsked
}

function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener(consentChange, listener)
  return () => document.removeEventListener(consentChange, listener)
}
