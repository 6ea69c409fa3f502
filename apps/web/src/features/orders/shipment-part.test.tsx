import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { ShipmentPart } from './shipment-part.tsx'

const item = {
  ...{ id: 'i1', name: 'Halden Court', qty: 1, pdpUrl: '/en-us/p/halden-court-LHTEST0001?size=9', variants: [] },
  ...{
    isDigitalProduct: false,
    itemPromotions: [],
    price: { priceAfterItemDiscount: 90, rowTotal: 90, current: 90, original: 90 },
  },
}
const method = { label: 'Standard delivery', deliveryWindow: { from: '2026-11-25', to: '2026-11-27' } }
const at = '2026-11-20T10:00:00Z'

const toRecord = (states: readonly string[], change = {}): OrderRecord =>
  ({
    order: {
      ...{ orderNumber: 'LH-1', currency: 'USD', items: [{ ...item, ...change }] },
      shipments: [{ shipmentId: 's1', itemIds: ['i1'], shippingMethod: method }],
    },
    shipments: [{ shipmentId: 's1', steps: states.map((state) => ({ state, at })) }],
    items: [],
  }) as unknown as OrderRecord

const show = (record: OrderRecord, reviews = true) =>
  showInShop(<ShipmentPart record={record} shipmentId="s1" position={1} />, {
    areas: ['orders', 'order', 'cart', 'common'],
    site: { features: { reviews } },
  })
const link = page.getByRole('link', { name: 'Write a review of Halden Court' })

test('an item that has arrived leads to the form of its review [REV-02]', async () => {
  await show(toRecord(['allocated', 'shipped', 'delivered']))
  await expect.element(link).toHaveAttribute('href', `${item.pdpUrl}#write-review`)
})

test.each([
  ['on its way', toRecord(['allocated', 'shipped']), true],
  ['sent by mail', toRecord(['delivered'], { isDigitalProduct: true }), true],
  ['of a site without reviews', toRecord(['delivered']), false],
] as const)('an item %s does not', async (_, record, reviews) => {
  await show(record, reviews)
  await expect.element(page.getByText('Halden Court').first()).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

const arrival = page.getByText(/Arrives .*Nov 25/)

test('a shipment on its way says when it arrives', async () => {
  await show(toRecord(['allocated', 'shipped']))
  await expect.element(arrival).toBeVisible()
})

test('a shipment that has arrived does not say when it arrives', async () => {
  await show(toRecord(['allocated', 'shipped', 'delivered']))
  await expect.element(page.getByText('Standard delivery')).toBeVisible()
  await expect.element(arrival).not.toBeInTheDocument()
})

test('a cancelled shipment does not say when it arrives', async () => {
  await show(toRecord(['allocated', 'cancelled']))
  await expect.element(page.getByText('Standard delivery')).toBeVisible()
  await expect.element(arrival).not.toBeInTheDocument()
})
