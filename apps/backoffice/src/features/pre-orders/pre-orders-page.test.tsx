import type { StaffPreOrder } from '@lacehouse/contracts'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { PreOrdersPage } from './pre-orders-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const preOrder: StaffPreOrder = {
  ...{ productId: 'LHTEST0001', name: 'Halden Court', variantId: 'LHTEST0001-ink-9', upc: '0001' },
  ...{ attributes: 'Ink, 9', locationId: 'us-east', location: 'Warehouse East', siteId: 'LH-US' },
  ...{ expectedOn: '2027-03-12', hasPassed: false, incoming: 60, promised: 7, orderCount: 6 },
  orders: [
    { orderNumber: '7KQ2M4XB9C', units: 2 },
    { orderNumber: '8KQ2M4XB9C', units: 1 },
  ],
}
const pageOf = (items: StaffPreOrder[], total = items.length, at = 1) => ({ items, total, page: at, pageSize: 25 })
const show = (reply: unknown, { rights = ['orders.read'] as const, address = '/' } = {}) =>
  showPage(<PreOrdersPage />, { rights, address, replies: { 'GET /pre-orders': reply } })

afterEach(() => vi.restoreAllMocks())

test('a variant on its way is shown with day, place, units and waiting orders, each of which leads to its page', async () => {
  await show(pageOf([preOrder]))
  const row = page.getByRole('row').filter({ hasText: 'Halden Court' })
  await expect.element(row).toBeVisible()
  for (const text of ['Ink, 9', 'Mar 12, 2027', 'LH-US · Warehouse East', '60', '× 2'])
    expect(row.element().textContent).toContain(text)
  await expect.element(row.getByRole('link', { name: '7KQ-2M4-XB9C' })).toHaveAttribute('href', '/orders/7KQ2M4XB9C')
  await expect
    .element(row.getByRole('link', { name: t('backoffice.preOrders.all', { count: 6 }) }))
    .toHaveAttribute('href', '/orders?waitsFor=LHTEST0001-ink-9')
  expect(row.getByRole('link', { name: 'Halden Court' }).elements()).toEqual([])
})

test('who may read products is led to that of the variant', async () => {
  await showPage(<PreOrdersPage />, {
    rights: ['orders.read', 'catalogue.read'],
    replies: { 'GET /pre-orders': pageOf([preOrder]) },
  })
  await expect.element(page.getByRole('link', { name: 'Halden Court' })).toHaveAttribute('href', '/products/LHTEST0001')
})

test('a day that has passed is marked, and a variant without orders says so', async () => {
  await show(pageOf([{ ...preOrder, hasPassed: true, promised: 0, orderCount: 0, orders: [] }]))
  await expect.element(page.getByText(t('backoffice.preOrders.passed'))).toBeVisible()
  await expect.element(page.getByText(t('backoffice.preOrders.none'), { exact: true })).toBeVisible()
})

test('without anything on its way the page says where that is set, and a search that finds nothing can be cleared', async () => {
  await show(pageOf([]))
  await expect.element(page.getByRole('status')).toHaveTextContent(t('backoffice.preOrders.empty'))
  expect(page.getByRole('button', { name: t('backoffice.list.clear') }).elements()).toEqual([])
})

test('a search goes to the server, and one that finds nothing can be cleared', async () => {
  const asked = await show(pageOf([]), { address: '/?search=court' })
  await expect.element(page.getByRole('status')).toHaveTextContent(t('backoffice.list.empty'))
  expect(asked.at(-1)?.call).toContain('search=court')
  await page.getByRole('button', { name: t('backoffice.list.clear') }).click()
  await expect.poll(() => asked.at(-1)?.call).not.toContain('search=')
})

test('the next page is asked of the server', async () => {
  const asked = await show(pageOf([preOrder], 60))
  await page.getByRole('button', { name: t('backoffice.list.next') }).click()
  await expect.poll(() => asked.at(-1)?.call).toContain('page=2')
})
