import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Removes a saved address. One that another tab removed already counts as removed (ACC-03). */
export async function removeAddress(addressId: string): Promise<void> {
  try {
    await browserApi.call('consumer.removeAddress', { params: { addressId } })
  } catch (error) {
    if (!isApiError(error, 'CHK380')) throw error
  }
  await refreshAccount()
}
