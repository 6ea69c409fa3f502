import { DataLayerEvent } from '@lacehouse/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../cart/cart.ts'
import { recordStep } from './record-step.ts'

const layer: Window & { dataLayer?: DataLayerEvent[] } = window
const item = { masterId: 'LHSTEP0001', name: 'Court', qty: 2, variants: [], price: { proratedPrice: 180 } }
const instrument = (payment_method_id: string, amount: number) => ({ payment_method_id, amount })
const toCart = (id: string, change: object = {}) =>
  ({
    ...{ id, currency: 'USD', totals: { itemSubTotal: 180 }, items: [item], shipments: [] },
    shippingMethods: [{ shippingId: 'me', code: 'express' }],
    payment_instruments: [instrument('GIFT_CARD', 50), instrument('CREDIT_CARD', 130), instrument('POINTS', 0)],
    ...change,
  }) as unknown as Cart

beforeEach(() => {
  document.documentElement.dataset.consent = 'opt-out 1'
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  layer.dataLayer = []
})

const items = [{ item_id: 'LHSTEP0001', item_name: 'Court', price: 90, quantity: 2 }]

test('completed steps are pushed with the chosen delivery and the methods that pay [ROLE-06]', () => {
  recordStep('shipping', toCart('c1'))
  recordStep('billing', toCart('c1'))
  expect(DataLayerEvent.array().parse(layer.dataLayer)).toEqual([
    { event: 'add_shipping_info', ecommerce: { currency: 'USD', value: 180, items, shipping_tier: 'express' } },
    {
      event: 'add_payment_info',
      ecommerce: { currency: 'USD', value: 180, items, payment_type: 'GIFT_CARD+CREDIT_CARD' },
    },
  ])
})

test('a step that is completed again is pushed only where something else was chosen [ROLE-06]', () => {
  recordStep('shipping', toCart('c2'))
  recordStep('shipping', toCart('c2'))
  recordStep('shipping', toCart('c2', { shippingMethods: [{ shippingId: 'me', code: 'standard' }] }))
  const tiers = layer.dataLayer?.map((push) => push.event === 'add_shipping_info' && push.ecommerce.shipping_tier)
  expect(tiers).toEqual(['express', 'standard'])
})

test('a pickup is named as such, and an order that nothing pays has no method [ROLE-06]', () => {
  const shipments = [{ shipmentGroupId: 'pickup', store: { id: 's1' } }]
  recordStep('shipping', toCart('c3', { shippingMethods: [], shipments }))
  recordStep('billing', toCart('c3', { payment_instruments: [] }))
  expect(layer.dataLayer).toMatchObject([
    { ecommerce: { shipping_tier: 'pickup' } },
    { ecommerce: { payment_type: 'none' } },
  ])
})
