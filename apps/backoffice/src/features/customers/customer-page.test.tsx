import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { CustomerPage } from './customer-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const customer = {
  ...{ consumerNo: 'C/1', name: 'Ada Marsh', email: 'ada@example.com', siteId: 'LH-US', state: 'active' },
  ...{ consumerType: 'CONSUMER', createdAt: '2026-11-20T10:00:00Z', orders: 1, birthDate: '1990-02-01' },
  ...{ isLoyaltyMember: true, isEmailConfirmed: false, creditCurrencies: ['USD'] },
  addresses: [{ kind: 'shipping', lines: ['Ada Marsh', '1 Main St'] }],
  storeCredit: [{ currency: 'USD', balance: 12.5 }],
  latestOrders: [
    {
      ...{ orderNumber: '7KQ2M4XB9C', siteId: 'LH-US', placedAt: '2026-11-21T10:00:00Z', state: 'finalised' },
      ...{ shipmentStates: [], name: 'Ada Marsh', email: 'ada@example.com', total: 107, currency: 'USD' },
    },
  ],
}
const silver = { id: 'silver', name: 'Silver', points: 500, pointsFactor: 12_500, until: '2027-02-11T12:00:00.000Z' }
const gold = { id: 'gold', name: 'Gold', points: 1500, pointsToGo: 810 }
const call = 'GET /customers/C%2F1'
const act = () => page.getByRole('button', { name: t('backoffice.customers.act') })
const profile = () => page.getByRole('region', { name: t('backoffice.customers.profile') })

const show = (rights: readonly StaffRight[], replies: Readonly<Record<string, unknown>> = { [call]: customer }) =>
  showPage(<CustomerPage />, { rights, replies, address: '/customers/C%2F1', path: '/customers/:consumerNo' })

afterEach(() => vi.restoreAllMocks())

test('staff who only read customers see the profile, and can neither act, change the credit nor open orders and cases', async () => {
  await show(['customers.read'])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Marsh')
  await expect.element(page.getByText(t('backoffice.customers.recorded'))).toBeVisible()
  await expect.element(page.getByText('$12.50')).toBeVisible()
  await expect.element(page.getByText('Ada Marsh, 1 Main St')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  const links = page.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual([t('backoffice.customers.back')])
})

test('who may read orders and cases is led to those of the customer', async () => {
  await show(['customers.read', 'orders.read', 'cases.read'])
  const cases = page.getByRole('link', { name: t('backoffice.cases.ofCustomer') })
  await expect.element(cases).toHaveAttribute('href', '/cases?search=ada%40example.com')
  await expect.element(page.getByRole('link', { name: /7KQ/ })).toHaveAttribute('href', '/orders/7KQ2M4XB9C')
})

test('a member’s points, tier with its end, and the points to the next one stand in the profile', async () => {
  const loyalty = { points: 930, standing: { earnedPoints: 690, tier: silver, next: gold } }
  await show(['customers.read'], { [call]: { ...customer, loyalty } })
  await expect.element(profile().getByText(t('backoffice.customers.balance', { points: 930 }))).toBeVisible()
  const until = t('backoffice.customers.tierUntil', { name: 'Silver', date: 'Feb 11, 2027' })
  await expect.element(profile().getByText(until)).toBeVisible()
  const next = t('backoffice.customers.toNextTier', { points: 810, name: 'Gold' })
  await expect.element(profile().getByText(next)).toBeVisible()
})

test.each([
  ['without a tier reads so', { earnedPoints: 10, next: gold }, 'backoffice.customers.noTier', true],
  ['in the highest tier has no next one', { earnedPoints: 1700, tier: silver }, 'backoffice.customers.tier', false],
] as const)('a member %s', async (_, standing, key, hasNext) => {
  await show(['customers.read'], { [call]: { ...customer, loyalty: { points: 10, standing } } })
  await expect.element(profile().getByText(t(key), { exact: true })).toBeVisible()
  const next = profile().getByText(t('backoffice.customers.nextTier'), { exact: true })
  expect(next.elements().length).toBe(hasNext ? 1 : 0)
})

test('a member of a site without tiers has points alone', async () => {
  await show(['customers.read'], { [call]: { ...customer, loyalty: { points: 10 } } })
  await expect.element(profile().getByText(t('backoffice.customers.balance', { points: 10 }))).toBeVisible()
  expect(profile().getByText(t('backoffice.customers.tier'), { exact: true }).elements()).toEqual([])
})

test('who may act for customers is refused beside the button, with the profile still there [AUTH-09]', async () => {
  const refused = Response.json({ errorDetails: [{ errorId: 'STF409', message: 'Not as an agent.' }] }, { status: 409 })
  await show(['customers.read', 'customers.act'], { [call]: customer, 'POST /customers/C%2F1/acting': refused })
  await act().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not as an agent.')
  await expect.element(act()).toBeEnabled()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Marsh')
})

test('no one acts for an account that is disabled, nor changes its credit', async () => {
  const disabled = { ...customer, state: 'disabled' }
  await show(['customers.read', 'customers.act', 'customers.credit'], { [call]: disabled })
  await expect.element(page.getByText('$12.50')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a customer who is not there says so, with the way back; the profile is asked for once, because each access is recorded', async () => {
  const missing = Response.json({ errorDetails: [{ errorId: 'PRO404', message: 'No such account.' }] }, { status: 404 })
  const asked = await show(['customers.read'], { [call]: missing })
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such account.')
  const back = page.getByRole('link', { name: t('backoffice.customers.back') })
  await expect.element(back).toHaveAttribute('href', '/customers')
  expect(asked.map(({ call: one }) => one.split('?')[0])).toEqual([call])
})
