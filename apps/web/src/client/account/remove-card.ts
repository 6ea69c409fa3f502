import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Has the account forget a saved card; one that another tab has removed already is gone all the same (ACC-04). */
export async function removeCard(paymentInstrumentId: string): Promise<void> {
  try {
    await browserApi.call('consumer.removeCard', { params: { paymentInstrumentId } })
  } catch (error) {
    if (!isApiError(error, 'CCN404')) throw error
  }
  await refreshAccount()
}
