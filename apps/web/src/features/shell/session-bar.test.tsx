import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { saveConnection } from '../../client/stores/seller.ts'
import { SessionBar } from './session-bar.tsx'

type Message = Parameters<typeof formatMessage>
const words = (key: Message[1], values?: Message[2]) => formatMessage('en-us', key, values)
const areas = ['common', 'account', 'associate'] as const
const bar = page.getByRole('region', { name: words('associate.bar.label') })

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
  saveConnection(null)
  saveAccount(null)
})

test('the bar names the customer and the agent, and can be ended and not closed [AUTH-09]', async () => {
  const consumerDetails = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ consumerProfile: { consumerDetails } }))
  const account = { consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada', agentName: 'Sam Ortiz' }
  saveAccount(account)
  await showInShop(<SessionBar account={account} />, { areas })
  const customer = 'Ada Marsh (ada@example.com)'
  await expect.element(bar.getByText(words('associate.bar.acting', { customer, agent: 'Sam Ortiz' }))).toBeVisible()
  expect(bar.getByRole('button').elements()).toHaveLength(1)
  await expect.element(bar.getByRole('button', { name: words('associate.bar.end') })).toBeVisible()
})

test('a store’s session asks for store and name until it is connected, and names both then [ROLE-02]', async () => {
  const account = { consumerNo: 'S1', consumerType: 'STORE_EMPLOYEE', firstName: 'Bo' }
  saveAccount(account)
  await showInShop(<SessionBar account={account} />, { areas })
  await expect.element(bar.getByRole('link', { name: words('associate.bar.connect') })).toBeVisible()
  saveConnection({ storeId: 's', storeEmployeeId: 'e', storeName: 'SoHo, New York', employeeName: 'Maya Brandt' })
  const connected = words('associate.bar.store', { store: 'SoHo, New York', employee: 'Maya Brandt' })
  await expect.element(bar.getByText(connected)).toBeVisible()
})
