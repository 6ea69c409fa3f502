import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { Overview } from './overview.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const profile = { consumerProfile: { consumerDetails: { email: 'ada@example.com', firstName: 'Ada', address: [] } } }

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
  queryClient.clear()
})

test('the overview says that details of the profile are missing, and leads to their completion [ACC-17]', async () => {
  vi.spyOn(browserApi, 'call').mockImplementation((async (id: string) =>
    id === 'consumer.get' ? profile : { paymentInstruments: [], orders: [], total: 0 }) as never)
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<Overview />, {
    areas: ['common', 'account', 'cart', 'payment', 'orders', 'profile', 'credentials'],
  })
  await expect.element(page.getByText(words('profile.incomplete.title'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: words('credentials.welcome.complete') })).toBeVisible()
})
