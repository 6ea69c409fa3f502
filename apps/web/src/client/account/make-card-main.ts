import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Makes a saved card the one that the checkout begins with (ACC-04). */
export async function makeCardMain(paymentInstrumentId: string): Promise<void> {
  await browserApi.call('consumer.updateCard', { params: { paymentInstrumentId }, body: { main: true } })
  await refreshAccount()
}
