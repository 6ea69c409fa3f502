import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

type Address = Omit<CallInput<'consumer.addAddress'>['body']['address'], 'approachType'>

/** Saves a shipping address in the account; the first one becomes the default address. */
export async function saveAddress({ subscriptions: _, ...address }: Address): Promise<void> {
  await browserApi.call('consumer.addAddress', { body: { address: { ...address, approachType: 'S' } } })
  await refreshAccount()
}
