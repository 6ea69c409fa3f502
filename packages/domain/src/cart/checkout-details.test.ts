import { expect, test } from 'vitest'
import { buildCart, buildFacts } from '../../testing/cart-builders.ts'
import { copyCheckoutDetails, findDetailRefusal } from './checkout-details.ts'
import { planSetCheckoutDetails } from './plan-set-checkout-details.ts'

const pickup = { kind: 'store', contact: { firstName: 'Ada' } } as const

test('an order remembers the details of its cart, and nothing else of it', () => {
  const deviceFingerprint = 'a1b2c3d4e5f6a7b8'
  expect(copyCheckoutDetails(buildCart({ pickup, deviceFingerprint }))).toEqual({ pickup, deviceFingerprint })
})

test('a detail that the cart lacks is absent from the order', () => {
  expect(Object.keys(copyCheckoutDetails(buildCart({ pickup: undefined })))).toEqual([])
})

test('an order of goods from a store is refused without the name of the person who picks them up [CHK-14]', () => {
  expect(findDetailRefusal({ cart: {}, shipments: [{ storeId: 's' }] })).toBe('incomplete_address')
})

test.each([
  ['goods of a store with a contact', [{ storeId: 's' }], { pickup }],
  ['goods of a store beside goods that are sent to a recipient', [{ storeId: 's' }, {}], { shippingAddress: {} }],
  ['goods that are sent', [{}], {}],
] as const)('an order of %s lacks no detail', (_, shipments, cart) => {
  expect(findDetailRefusal({ cart, shipments })).toBeNull()
})

test('details are set on an open cart only', () => {
  const details = { deviceFingerprint: 'a1b2c3d4e5f6a7b8' }
  const plan = planSetCheckoutDetails(buildCart(), details, buildFacts())
  expect(plan).toMatchObject({ ok: true, cart: { ...details, version: buildCart().version + 1 } })
  const closed = planSetCheckoutDetails(buildCart({ state: 'ordering' }), details, buildFacts())
  expect(closed).toEqual({ ok: false, reason: 'being_ordered' })
})
