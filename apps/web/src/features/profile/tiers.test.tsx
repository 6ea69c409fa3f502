import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { LoyaltyPage } from './loyalty-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const tiers = [
  { id: 'bronze', name: 'Bronze', points: 0, pointsFactor: 10_000, benefits: [] },
  { id: 'silver', name: 'Silver', points: 500, pointsFactor: 12_500, benefits: [] },
  { id: 'gold', name: 'Gold', points: 1500, pointsFactor: 15_000, benefits: ['Standard shipping is free.'] },
]
const silver = {
  earnedPoints: 690,
  tier: { id: 'silver', name: 'Silver', points: 500, pointsFactor: 12_500, until: '2027-02-11T12:00:00.000Z' },
  next: { id: 'gold', name: 'Gold', points: 1500, pointsToGo: 810, by: '2027-02-11T12:00:00.000Z' },
}
const gold = {
  earnedPoints: 1710,
  tier: { id: 'gold', name: 'Gold', points: 1500, pointsFactor: 15_000, until: '2027-01-22T12:00:00.000Z' },
}

type Shown = { readonly standing?: object; readonly tiers?: readonly object[]; readonly isMember?: boolean }

const show = async ({ standing, tiers: ofSite = [], isMember = true }: Shown) => {
  saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })
  const loyaltySummary = { points: { balance: 930 } }
  const consumerProfile = { isLoyaltyMember: isMember, ...(isMember && { loyaltySummary }), consumerDetails: {} }
  const replies: Readonly<Record<string, object>> = {
    'consumer.get': { consumerProfile },
    'loyalty.listTiers': { tiers: ofSite },
    'balances.listVouchers': { vouchers: [] },
    ...(isMember && { 'loyalty.listPoints': { balance: 930, total: 0, referralCode: 'ABC', entries: [], standing } }),
  }
  vi.spyOn(browserApi, 'call').mockImplementation((async (id: string) => {
    const reply = replies[id]
    if (!reply) throw new Error(`${id} is not answered`)
    return reply
  }) as never)
  const postalCode = { name: 'postalCode' } as never
  await showInShop(<LoyaltyPage postalCode={postalCode} />, {
    areas: ['common', 'account', 'profile', 'loyalty'],
    site: { features: { loyalty: true } },
  })
  const first = isMember ? words('profile.loyalty.balance', { points: 930 }) : words('profile.loyalty.none.title')
  await expect.element(page.getByText(first)).toBeVisible()
}

afterEach(async () => {
  vi.restoreAllMocks()
  saveAccount(null)
  queryClient.clear()
  await page.viewport(1280, 800)
})

test('a member sees the own tier, until when it holds, and by a progress bar how far it is to the next', async () => {
  await show({ standing: silver, tiers })
  await expect.element(page.getByRole('heading', { name: words('loyalty.tier.own', { name: 'Silver' }) })).toBeVisible()
  await expect.element(page.getByText(words('loyalty.tier.until', { date: 'Feb 11, 2027' }))).toBeVisible()
  const bar = page.getByRole('progressbar', { name: words('loyalty.tier.toGo', { points: 810, name: 'Gold' }) })
  await expect.element(bar).toHaveAccessibleDescription(words('loyalty.tier.count', { earned: '690', points: '1,500' }))
  expect([bar.element().getAttribute('value'), bar.element().getAttribute('max')]).toEqual(['690', '1500'])
})

test('each tier is listed with what it takes and gives, the own one marked, and with what happens after a year', async () => {
  await show({ standing: silver, tiers })
  const list = page.getByRole('region', { name: words('loyalty.tiers.title') })
  await expect.element(list).toBeVisible()
  const items = list
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(items).toEqual(['Bronze', 'Silver', 'Gold', words('loyalty.tiers.year.title')])
  await expect.element(list.getByText(words('loyalty.tiers.factor', { factor: '1.25' }))).toBeVisible()
  await expect.element(list.getByText('Standard shipping is free.')).toBeVisible()
  await expect.element(list.getByText(words('loyalty.tiers.own'))).toBeVisible()
  await expect.element(list.getByText(words('loyalty.tiers.year.text'))).toBeVisible()
})

test('in the highest tier no bar leads on', async () => {
  await show({ standing: gold, tiers })
  await expect.element(page.getByText(words('loyalty.tier.highest'))).toBeVisible()
  expect(page.getByRole('progressbar').elements()).toEqual([])
})

test('who is no member yet sees what each tier gives, none of them as their own, beside the way to join [LOY-03]', async () => {
  await show({ tiers, isMember: false })
  const list = page.getByRole('region', { name: words('loyalty.tiers.title') })
  await expect.element(list.getByText(words('loyalty.tiers.factor', { factor: '1.5' }))).toBeVisible()
  await expect.element(list.getByText('Standard shipping is free.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: words('profile.loyalty.join.action') })).toBeVisible()
  expect(list.getByText(words('loyalty.tiers.own')).elements()).toEqual([])
  expect(page.getByRole('progressbar').elements()).toEqual([])
})

test('a site without tiers shows nothing of them', async () => {
  await show({})
  await expect.element(page.getByText(words('profile.points.none'))).toBeVisible()
  expect(page.getByRole('progressbar').elements()).toEqual([])
  expect(page.getByRole('heading', { name: words('loyalty.tiers.title') }).elements()).toEqual([])
})

test('the page is no wider than a screen of 390 pixels', async () => {
  await page.viewport(390, 844)
  await show({ standing: { ...silver, tier: { ...silver.tier, name: 'Marathonwunderläuferinnen'.repeat(2) } }, tiers })
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a member copies the link that invites friends, and does not leave the page [REG-10]', async () => {
  await show({})
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await page.getByRole('button', { name: words('profile.loyalty.invite.link') }).click()
  await expect.poll(() => copied).toEqual([`${location.origin}/en-us/sign-up?referral_code=ABC`])
  await expect.element(page.getByText(words('profile.loyalty.balance', { points: 930 }))).toBeVisible()
})
