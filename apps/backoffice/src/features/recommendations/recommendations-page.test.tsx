import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { RecommendationsPage } from './recommendations-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const brought = {
  orders: 4,
  revenue: [
    { currency: 'EUR', amount: 49.9 },
    { currency: 'USD', amount: 1234.05 },
  ],
}
const effects = [
  { slot: 'home', strategy: 'popular', impressions: 2000, clicks: 90, purchases: 3, ...brought },
  { slot: 'product', strategy: 'coBought', impressions: 0, clicks: 0, purchases: 0, orders: 0, revenue: [] },
]
const show = (reply: unknown) =>
  showPage(<RecommendationsPage />, {
    rights: ['recommendations.read' as never],
    replies: { 'GET /recommendations': reply },
  })

afterEach(() => vi.restoreAllMocks())

test('the report says by slot and strategy what was seen, followed and bought, and what orders brought, of the chosen site and time [REC-03]', async () => {
  const asked = await show({ effects, siteIds: ['LH-US', 'LH-DE'] })
  const row = page.getByRole('row', { name: new RegExp(t('backoffice.recommendations.slot.home' as MessageKey)) })
  for (const cell of ['2,000', '90', '3', '4.5%', '4', '€49.90, $1,234.05'])
    await expect.element(row.getByText(cell, { exact: true })).toBeVisible()
  await expect.element(page.getByText('0%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('–', { exact: true })).toBeVisible()
  expect(asked[0]?.call).toContain('days=30')
  await page.getByLabelText(t('backoffice.recommendations.site')).selectOptions('LH-DE')
  await expect.poll(() => asked.at(-1)?.call).toMatch(/siteId=LH-DE/)
  await page.getByLabelText(t('backoffice.recommendations.span')).selectOptions('7')
  await expect.poll(() => asked.at(-1)?.call).toMatch(/days=7/)
})

test('without counts the report says so [REC-03]', async () => {
  await show({ effects: [], siteIds: ['LH-US'] })
  await expect.element(page.getByText(t('backoffice.recommendations.none'))).toBeVisible()
})
