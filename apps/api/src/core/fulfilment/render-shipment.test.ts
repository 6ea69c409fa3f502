import type { OrderDraft, OrderItem, OrderShipment } from '@lacehouse/domain/order/order'
import { loadSites } from '@lacehouse/test-kit'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { renderShipment } from './render-shipment.ts'

const sites = await loadSites()
const site = sites.find(({ siteId }) => siteId === 'LH-US')
if (!site) throw new Error('there is no American site')

const address = {
  ...{ firstName: 'Ada', lastName: 'Marsh', addressLine1: '12 Main Street', city: 'Troy', province: 'NY' },
  ...{ postalCode: '12180', countryCode: 'US' },
}
const billingAddress = { ...address, firstName: 'Grace', addressLine1: '7 Elm Street' }
const item = (lineId: string, own: Partial<OrderItem> = {}) =>
  ({
    lineId,
    name: `Goods ${lineId}`,
    upc: `70000000000${lineId}`,
    qty: 1,
    attributes: { size: '9' },
    ...own,
  }) as OrderItem

type Own = {
  readonly order?: Partial<OrderDraft>
  readonly shipment?: Partial<OrderShipment>
} & Partial<Omit<Parameters<typeof renderShipment>[0], 'order' | 'shipment'>>

const readPaper = async ({ order, shipment, ...own }: Own): Promise<string> => {
  const bytes = await renderShipment({
    document: 'packing-slip',
    order: {
      ...{ orderNumber: 'LHH8PQWBT8', locale: 'en-us', placedAt: Date.parse('2026-11-20T10:00:00Z') },
      ...{ shippingAddress: address, billingAddress, items: [item('1', { qty: 3 }), item('2')] },
      ...order,
    } as OrderDraft,
    shipment: { shipmentId: 'LHH8PQWBT8-1', lineIds: ['1', '2'], ...shipment } as OrderShipment,
    ...{ returned: {}, tracking: null, site, locale: 'de-de' },
    ...own,
  })
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('a label has the parcel’s carrier and number; without a parcel the brand and the number of the shipment', async () => {
  const named = await readPaper({ document: 'label', tracking: 'ups:1Z999AA10123456784' })
  expect(named).toMatch(/^UPS /)
  expect(named).toContain('1Z999AA10123456784')
  const plain = await readPaper({ document: 'label', tracking: 'by hand' })
  expect(plain).toMatch(/^Lacehouse /)
  expect(plain).toContain('LHH8PQWBT8-1')
})

test('a label names the country of a receiver abroad alone', async () => {
  const to = (countryCode: string) =>
    readPaper({ document: 'label', order: { shippingAddress: { ...address, countryCode } } })
  expect(await to('US')).not.toMatch(/12180 US\b/)
  expect(await to('CA')).toMatch(/12180 CA\b/)
})

test('goods without a delivery address have the billing address on their papers', async () => {
  for (const document of ['label', 'packing-slip', 'pick-list'] as const) {
    expect(await readPaper({ document })).toContain('12 Main Street')
    expect(await readPaper({ document, order: { shippingAddress: undefined } })).toContain('7 Elm Street')
  }
})

test('the gift wrap is asked for on the papers of a parcel that was paid for it, and not on those of goods to collect', async () => {
  const order = { giftWrapping: { wrap: true, receipt: false } }
  expect(await readPaper({ order, shipment: { giftWrap: 595 } })).toContain('Gift wrap')
  expect(await readPaper({ order, shipment: { storeId: 'us-t01' } })).not.toContain('Gift wrap')
})

test('a paper has the goods of its parcel that were not given back, with what is left of them', async () => {
  const items = [item('1', { qty: 3 }), item('2'), item('3')]
  const slip = await readPaper({ order: { items }, returned: { 1: 2, 2: 1 } })
  expect(slip).toMatch(/Goods 1 9 700000000001 1 /)
  expect(slip).not.toContain('Goods 2')
  expect(slip).not.toContain('Goods 3')
  expect(await readPaper({ order: { items }, returned: { 1: 3 } })).not.toContain('Goods 1')
})

test('a gift has its message on its paper, one without a message no line for it', async () => {
  const gift = (message: string) => ({ items: [item('1', { giftOption: { to: 'Grace', message } })] })
  expect(await readPaper({ order: gift('Run far') })).toContain('Gift message: Run far')
  expect(await readPaper({ order: gift('') })).not.toContain('Gift message')
})

test('who packs reads their own language, who unpacks that of the order, with thanks', async () => {
  const slip = await readPaper({})
  expect(slip).toContain('Packing slip of order LHH-8PQ-WBT8')
  expect(slip).toContain('Thank you for your order.')
  const list = await readPaper({ document: 'pick-list' })
  expect(list).toContain('Pickliste zur Bestellung LHH-8PQ-WBT8')
  expect(list).not.toMatch(/Thank you|Danke/)
})
