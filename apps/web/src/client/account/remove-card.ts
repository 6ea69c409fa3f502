import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Removes a saved card. A card that another tab removed already counts as removed (ACC-04). */
export async function removeCard(paymentInstrumentId: string): Promise<void> {
  try {
    await browserApi.call('consumer.removeCard', { params: { paymentInstrumentId } })
  } catch (error) {
    if (!isApiError(error, 'CCN404')) throw error
  }
  await refreshAccount()
}
