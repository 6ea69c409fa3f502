import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import type { Order } from './order.ts'
import { OrderProgress } from './order-progress.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
type Shipment = Order['shipments'][number]
const placedAt = '2026-11-20T10:00:00.000Z'
const shipment: Shipment = { shipmentId: 's1', state: 'allocated', itemIds: ['i1'] }
const sent: Partial<Shipment> = {
  state: 'shipped',
  steps: [
    { state: 'allocated', at: placedAt },
    { state: 'picking', at: '2026-11-21T10:00:00.000Z' },
    { state: 'shipped', at: '2026-11-22T10:00:00.000Z' },
  ],
  tracking: { carrier: 'UPS', number: '1Z999', url: 'https://carrier.example/1Z999' },
}

const show = (changes: Partial<Shipment> = {}) =>
  showInShop(<OrderProgress shipment={{ ...shipment, ...changes }} placedAt={placedAt} />, {
    areas: ['common', 'order', 'orders'],
  })

test('each step that was reached has its day, the others none, and the parcel leads to its carrier [CHK-12]', async () => {
  await show(sent)
  const steps = page.getByRole('listitem')
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  for (const [index, day] of ['Nov 20', 'Nov 21', 'Nov 22'].entries())
    await expect.element(steps.nth(index).getByText(day)).toBeVisible()
  await expect.element(steps.nth(3)).toHaveTextContent(t('order.progress.delivered'))
  expect(document.querySelectorAll('time')).toHaveLength(3)
  const parcel = page.getByRole('link', { name: t('order.parcel', { carrier: 'UPS', number: '1Z999' }) })
  await expect.element(parcel).toHaveAttribute('href', 'https://carrier.example/1Z999')
})

test('an order that was just placed has the day of its placement, and a cancelled one that of its end [CHK-12]', async () => {
  await show()
  await expect.element(page.getByRole('listitem').first().getByText('Nov 20')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  await show({ state: 'cancelled', steps: [{ state: 'cancelled', at: '2026-11-23T10:00:00.000Z' }] })
  await expect.element(page.getByText('Nov 23')).toBeVisible()
  await expect.element(page.getByText('Nov 23')).toHaveAttribute('datetime', '2026-11-23T10:00:00.000Z')
})
