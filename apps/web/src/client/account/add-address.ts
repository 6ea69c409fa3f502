import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Saves a new address; the first of its type becomes the main one (ACC-03). */
export async function addAddress(address: CallInput<'consumer.addAddress'>['body']['address']): Promise<void> {
  await browserApi.call('consumer.addAddress', { body: { address } })
  await refreshAccount()
}
