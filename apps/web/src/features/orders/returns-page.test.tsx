import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { OwnReturn } from '../../client/orders/returns-query.ts'
import { ReturnsPage } from './returns-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)

const item = {
  ...{ itemId: 'i1', qty: 2, reason: 'too_small' as const, name: 'Court', productImageURL: '/court.webp' },
  pdpUrl: '/en-us/p/court-1',
}
const registered: OwnReturn = {
  ...{ returnId: '1', number: 'R-7KQ-2M4-XB9C', orderNumber: '7KQ2M4XB9C', way: 'store', state: 'registered' },
  registeredAt: '2026-11-20T10:00:00Z',
  refund: { amount: 80, currency: 'USD' },
  items: [item],
}
const received: OwnReturn = {
  ...registered,
  ...{ returnId: '2', number: 'R-111-111-1111', way: 'parcel', state: 'received', receivedAt: '2026-11-22T10:00:00Z' },
  refund: { amount: 50, currency: 'USD', by: '2026-11-30' },
}
const exchanged: OwnReturn = {
  ...{ returnId: '3', number: 'R-222-222-2222', orderNumber: '7KQ2M4XB9C', way: 'parcel', state: 'received' },
  ...{ registeredAt: '2026-11-18T10:00:00Z', receivedAt: '2026-11-19T10:00:00Z' },
  items: [{ ...item, exchange: { size: '9', state: 'sent' } }],
}

const answer = (returns: readonly OwnReturn[], total = returns.length) =>
  vi.spyOn(browserApi, 'call').mockResolvedValue({ returns, start: 0, count: 10, total } as never)
const show = (address = '/') => showInShop(<ReturnsPage />, { areas: ['orders', 'order', 'common', 'errors'], address })
const card = (number: string) => page.getByRole('article', { name: words('orders.ownReturns.title', { number }) })

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a return that is expected offers its code again, and says what it will give back [ACC-08]', async () => {
  const call = answer([registered])
  await show()
  const one = card(registered.number)
  await expect.element(one.getByText(words('orders.ownReturns.expected', { amount: '$80.00' }))).toBeVisible()
  await expect.element(one.getByText(words('orders.ownReturns.state.registered'))).toBeVisible()
  await expect.element(one.getByRole('link', { name: 'Court' })).toHaveAttribute('href', item.pdpUrl)
  const order = words('orders.ownReturns.orderOf', { orderNumber: '7KQ-2M4-XB9C', number: registered.number })
  await expect
    .element(one.getByRole('link', { name: order }))
    .toHaveAttribute('href', '/en-us/account/orders/7KQ2M4XB9C')
  call.mockResolvedValue(new File(['%PDF'], 'code.pdf') as never)
  await one.getByRole('button', { name: words('orders.returns.codeOf', { number: registered.number }) }).click()
  await expect
    .poll(() => call.mock.lastCall)
    .toEqual(['returns.label', { params: { orderId: '7KQ2M4XB9C' }, body: { returnId: '1' } }])
})

test('a return that arrived says what was refunded and by when, or which size is on its way [ACC-08]', async () => {
  answer([received, exchanged])
  await show()
  const one = card(received.number)
  await expect.element(one.getByText(words('orders.ownReturns.refunded', { amount: '$50.00' }))).toBeVisible()
  await expect.element(one.getByText(/back by November\s30,\s2026/)).toBeVisible()
  expect(one.getByRole('button').elements()).toEqual([])
  const other = card(exchanged.number)
  await expect.element(other.getByText(words('orders.exchange.sent', { size: '9' }))).toBeVisible()
  expect(other.getByText('$').elements()).toEqual([])
})

test('without returns the page leads to the orders [ACC-08] [ACC-17]', async () => {
  answer([])
  await show()
  const link = page.getByRole('link', { name: words('orders.ownReturns.toOrders') })
  await expect.element(link).toHaveAttribute('href', '/en-us/account/orders')
})

test('the page of the address is fetched, and the others are linked [ACC-08]', async () => {
  const call = answer([received], 21)
  await show('/?page=2')
  await expect.element(card(received.number)).toBeVisible()
  expect(call.mock.lastCall).toEqual(['returns.list', { query: { start: 10, count: 10 } }])
  const next = page.getByRole('link', { name: words('common.pagination.next') })
  await expect.element(next).toHaveAttribute('href', '/en-us/account/returns?page=3')
})

test('a failure offers to try again [ACC-08]', async () => {
  const call = vi.spyOn(browserApi, 'call')
  call.mockRejectedValueOnce(new ApiError({ status: 503, details: [], correlationId: 'c' }))
  call.mockResolvedValue({ returns: [received], start: 0, count: 10, total: 1 } as never)
  await show()
  await page.getByRole('button', { name: words('common.retry') }).click()
  await expect.element(card(received.number)).toBeVisible()
})
