import { browserApi } from '../api/browser-api.ts'

/** Opens the provider's session for the fields of a card that is saved without a purchase (ACC-04). */
export function openCardSession() {
  return browserApi.call('consumer.cardSession', {})
}
