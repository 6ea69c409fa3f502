import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { Overview } from './overview.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
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

test('the overview shows a member’s tier with the way to the next and to all tiers [ACC-17]', async () => {
  const next = { id: 'gold', name: 'Gold', points: 1500, pointsToGo: 810 }
  const tier = { id: 'silver', name: 'Silver', points: 500, pointsFactor: 12_500 }
  const loyaltySummary = { points: { balance: 930 }, standing: { earnedPoints: 690, tier, next } }
  const consumerProfile = { ...profile.consumerProfile, isLoyaltyMember: true, loyaltySummary }
  vi.spyOn(browserApi, 'call').mockImplementation((async (id: string) =>
    id === 'consumer.get' ? { consumerProfile } : { paymentInstruments: [], orders: [], total: 0 }) as never)
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<Overview />, {
    areas: ['common', 'account', 'cart', 'payment', 'orders', 'profile', 'credentials', 'loyalty'],
  })
  await expect.element(page.getByRole('heading', { name: words('loyalty.tier.own', { name: 'Silver' }) })).toBeVisible()
  const toGo = words('loyalty.tier.toGo', { points: 810, name: 'Gold' })
  await expect.element(page.getByRole('progressbar', { name: toGo })).toBeVisible()
  const all = page.getByRole('link', { name: words('loyalty.tier.all') })
  await expect.element(all).toHaveAttribute('href', '/en-us/account/loyalty')
})
