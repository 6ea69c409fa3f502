import { formatMessage } from '@lacehouse/messages'
import { Suspense } from 'react'
import { createRoutesStub, type SetURLSearchParams, useSearchParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { OrdersPage } from './orders-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const address: { change: SetURLSearchParams } = { change: () => undefined }
const away = new ApiError({ status: 503, details: [], correlationId: 'c' })

function Orders() {
  const [, change] = useSearchParams()
  address.change = change
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'orders', 'order']}>
        <OrdersPage />
      </MessagesProvider>
    </Suspense>
  )
}

const Nothing = () => null
const root = { locale: 'en-us', site: { siteId: 'US' } }
const Stub = createRoutesStub([
  { id: 'root', path: '*', loader: () => root, Component: Orders, HydrateFallback: Nothing },
])

/** Shows the list of cancelled orders, of which there are none. */
async function show() {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue({ total: 0, orders: [], oldest: '2025-01-01' } as never)
  await render(<Stub initialEntries={['/?show=cancelled']} />)
  await expect.element(count()).toBeVisible()
  return call
}

const count = () => page.getByText(words('orders.count', { count: 0 }))

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('the list stays where fetching it again fails [ACC-05]', async () => {
  const call = await show()
  call.mockRejectedValue(away)
  await queryClient.refetchQueries()
  await expect.element(count()).toBeVisible()
  expect(page.getByText(words('orders.notLoaded')).elements()).toEqual([])
})

test('the first failure offers to try again [ACC-05]', async () => {
  vi.spyOn(browserApi, 'call')
    .mockRejectedValueOnce(away)
    .mockResolvedValue({ total: 0, orders: [] } as never)
  await render(<Stub initialEntries={['/?show=cancelled']} />)
  await page.getByRole('button', { name: words('common.retry') }).click()
  await expect.element(count()).toBeVisible()
})

test('another address of the list fills the filter, which does not lose the focus [ACC-05]', async () => {
  await show()
  const search = page.getByRole('searchbox')
  await search.click()
  address.change({ show: '2025', search: 'court' })
  await expect.element(page.getByRole('combobox')).toHaveValue('2025')
  await expect.element(search).toHaveValue('court')
  await expect.element(search).toHaveFocus()
})
