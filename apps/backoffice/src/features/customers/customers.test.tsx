import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { CustomersPage } from './customers-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const customer = {
  ...{ consumerNo: 'C/1', name: 'Ada Marsh', email: 'ada@example.com', siteId: 'LH-US' },
  ...{ createdAt: '2026-11-20T10:00:00Z', orders: 3 },
}

afterEach(() => vi.restoreAllMocks())

test('a customer is found by what was searched for, and leads to their page', async () => {
  const asked = await showPage(<CustomersPage />, {
    rights: ['customers.read'],
    replies: { 'GET /customers': { items: [customer], total: 1, page: 1, pageSize: 25, sites: ['LH-US', 'LH-DE'] } },
  })
  const link = page.getByRole('link', { name: 'Ada Marsh' })
  await expect.element(link).toHaveAttribute('href', '/customers/C%2F1')
  await page.getByLabelText(t('backoffice.customers.search')).fill('marsh')
  await page.getByRole('button', { name: t('backoffice.list.search'), exact: true }).click()
  await expect.poll(() => asked.at(-1)?.call).toContain('search=marsh')
})

test('a search without a customer says so', async () => {
  await showPage(<CustomersPage />, {
    rights: ['customers.read'],
    replies: { 'GET /customers': { items: [], total: 0, page: 1, pageSize: 25, sites: ['LH-US', 'LH-DE'] } },
  })
  await expect.element(page.getByText(t('backoffice.list.empty'))).toBeVisible()
})

const sortByName = t('backoffice.list.sort', { column: t('backoffice.customers.name') })
const replies = {
  'GET /customers': { items: [customer], total: 1, page: 1, pageSize: 25, sites: ['LH-US', 'LH-DE'] },
  'GET /views': { views: [{ viewId: 'v1', area: 'customers', name: 'German', query: { siteId: 'LH-DE' } }] },
}

test('filters, order and saved views are in the call of the list, and the export has the same filters', async () => {
  const asked = await showPage(<CustomersPage />, { rights: ['customers.read', 'customers.export'], replies })
  await page.getByLabelText(t('backoffice.customers.state')).selectOptions('disabled')
  await expect.poll(() => asked.at(-1)?.call).toContain('state=disabled')
  await page.getByRole('button', { name: sortByName }).click()
  await expect.poll(() => asked.at(-1)?.call).toContain('sort=name')
  await page.getByRole('button', { name: 'German', exact: true }).click()
  await expect
    .poll(() => asked.filter(({ call }) => call.includes('/customers')).at(-1)?.call)
    .toContain('siteId=LH-DE')
  const link = page.getByRole('link', { name: t('backoffice.list.export') })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('/customers.csv?locale=en-us&siteId=LH-DE'))
})

test('who may not export customers has no link to the table', async () => {
  await showPage(<CustomersPage />, { rights: ['customers.read'], replies })
  await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
  expect(page.getByRole('link', { name: t('backoffice.list.export') }).elements()).toEqual([])
})
