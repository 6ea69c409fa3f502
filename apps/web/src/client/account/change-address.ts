import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Changes a saved address; as main address it replaces the other of its type (ACC-03). */
export async function changeAddress(
  addressId: string,
  address: CallInput<'consumer.updateAddress'>['body']['address'],
): Promise<void> {
  await browserApi.call('consumer.updateAddress', { params: { addressId }, body: { address } })
  await refreshAccount()
}
