import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { OrdersPage } from './orders-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const order = {
  ...{ orderNumber: '7KQ2M4XB9C', siteId: 'LH-US', placedAt: '2026-11-20T10:00:00Z', state: 'finalised' },
  ...{ shipmentStates: ['picking'], name: 'Ada Marsh', email: 'ada@example.com', total: 120, currency: 'USD' },
}
const replies = {
  'GET /orders': { items: [order], total: 1, page: 1, pageSize: 25 },
  'GET /views': { views: [] },
}

afterEach(() => vi.restoreAllMocks())

test('an order is shown with its state and total, and leads to its page', async () => {
  await showPage(<OrdersPage />, { rights: ['orders.read'], replies })
  const row = page.getByRole('row').filter({ hasText: 'Ada Marsh' })
  await expect.element(row.getByText('$120.00')).toBeVisible()
  await expect.element(row.getByText(t('backoffice.state.finalised'))).toBeVisible()
  await expect.element(row.getByRole('link', { name: '7KQ-2M4-XB9C' })).toHaveAttribute('href', '/orders/7KQ2M4XB9C')
})

test('the search names orders and returns, and asks the server for the number of a return as it was scanned', async () => {
  const asked = await showPage(<OrdersPage />, { rights: ['orders.read'], replies })
  const field = page.getByLabelText('Order or return number, email or last name')
  await field.fill('R7KQ2M4XB9C-1')
  await page.getByRole('button', { name: t('backoffice.list.search'), exact: true }).click()
  await expect.poll(() => asked.at(-1)?.call).toContain('search=R7KQ2M4XB9C-1')
})

test('the export is there for who has the right to it', async () => {
  await showPage(<OrdersPage />, { rights: ['orders.read', 'orders.export'], replies })
  const link = page.getByRole('link', { name: t('backoffice.list.export') })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/orders.csv'))
})

test('without the right there is no export', async () => {
  await showPage(<OrdersPage />, { rights: ['orders.read'], replies })
  await expect.element(page.getByRole('link', { name: '7KQ-2M4-XB9C' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: t('backoffice.list.export') })).not.toBeInTheDocument()
})

test('orders that wait for a variant are asked for once it is typed, and a field that is left as it was asks for nothing', async () => {
  const asked = await showPage(<OrdersPage />, { rights: ['orders.read'], replies })
  const field = page.getByLabelText(t('backoffice.orders.waitsFor'))
  await field.fill(' court-9 ')
  await page.getByLabelText(t('backoffice.list.from')).click()
  await expect.poll(() => asked.at(-1)?.call).toContain('waitsFor=court-9')
  await expect.element(field).toHaveValue('court-9')
  const count = asked.length
  await field.click()
  await page.getByLabelText(t('backoffice.list.from')).click()
  expect(asked.length).toBe(count)
})

test('a pre-order whose card is charged later is not said to be paid', async () => {
  const ahead = { ...order, charge: 'waiting' }
  await showPage(<OrdersPage />, {
    rights: ['orders.read'],
    replies: { ...replies, 'GET /orders': { items: [ahead], total: 1, page: 1, pageSize: 25 } },
  })
  const row = page.getByRole('row').filter({ hasText: 'Ada Marsh' })
  await expect.element(row.getByText(t('backoffice.preOrder.charge.waiting'))).toBeVisible()
  expect(row.getByText(t('backoffice.state.finalised')).elements()).toEqual([])
})
