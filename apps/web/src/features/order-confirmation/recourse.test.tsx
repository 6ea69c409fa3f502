import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { Order } from './order.ts'
import { OrderRecourse } from './order-return.tsx'

const words = (key: MessageKey) => formatMessage('en-us', key)
const link = (key: MessageKey) => page.getByRole('link', { name: words(key) })
const giveBack = page.getByRole('button', { name: words('order.return') })

/** Shows what a guest can do about an order whose shipment is in a state since some days ago. */
async function show(state: string, { days = 1, withdrawal = true, isGuest = true } = {}): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000).toISOString()
  const record = { returns: [], shipments: [{ shipmentId: 's1', steps: [{ state, at }] }] }
  vi.spyOn(browserApi, 'call').mockResolvedValue(record as never)
  const order = { orderNumber: 'A1B2C3D4E5', isGuest, shipments: [{ state }] } as unknown as Order
  await showInShop(
    <main>
      <OrderRecourse order={order} />
      <p>shown</p>
    </main>,
    { areas: ['common', 'order', 'orders', 'navigation'], site: { country: withdrawal ? 'DE' : 'US' } },
  )
  await expect.element(page.getByText('shown')).toBeVisible()
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a guest sends back, reports a fault of, and withdraws from what has arrived [ACC-08]', async () => {
  await show('delivered')
  await expect.element(giveBack).toBeVisible()
  await expect.element(link('orders.reportFault')).toHaveAttribute('href', '/en-us/warranty?order=A1B2C3D4E5')
  await expect.element(link('navigation.footer.withdraw')).toHaveAttribute('href', '/en-us/withdrawal?order=A1B2C3D4E5')
})

test.each([
  ['fifteen days after they came', 'delivered', { days: 16 }, [true, true, false]],
  ['on their way', 'shipped', {}, [false, true, true]],
  ['not packed', 'allocated', {}, [false, false, true]],
  ['of a site whose law has no withdrawal', 'delivered', { withdrawal: false }, [true, true, false]],
] as const)('goods %s have the ways that are open for them', async (_, state, options, open) => {
  await show(state, options)
  const shown = () =>
    [giveBack, link('orders.reportFault'), link('navigation.footer.withdraw')].map((way) => way.query() !== null)
  await expect.poll(shown).toEqual(open)
})

test('the link of a mail shows no way for the order of an account', async () => {
  await show('delivered', { isGuest: false })
  expect(giveBack.query()).toBeNull()
})
