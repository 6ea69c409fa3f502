import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
  portland,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { Cart, ExpressOrigin } from './cart.ts'
import type { CartAddress } from './cart-address.ts'
import { findShippedGroup, planLeaveExpress, planSetExpressAddress } from './plan-set-express-address.ts'

const facts = buildFacts()
const paypal: ExpressOrigin = { context: 'PAYPAL_EXPRESS', browserId: 'browser-1' }
const applePay: ExpressOrigin = { context: 'APPLE_PAY_EXPRESS' }
/** What a wallet sends before its owner has agreed. */
const area: CartAddress = { city: 'Köln', postalCode: '50667', countryCode: 'DE' }

const set = (cart: Cart, address: CartAddress, origin: ExpressOrigin, option?: string) =>
  planSetExpressAddress(cart, { address, origin, option }, facts)

test('a whole address of an express checkout is set with its source [PAY-08]', () => {
  const { cart } = requireOk(set(buildCart({ shippingAddress: undefined }), berlin, paypal))
  expect(cart.shippingAddress).toEqual(berlin)
  expect(cart.express).toEqual(paypal)
  expect(cart.beforeExpress).toBeUndefined()
})

test.each([
  ['a whole address without a phone', { ...berlin, phone: undefined }, 'missing_phone'],
  ['a whole address without a name', { ...berlin, firstName: undefined }, 'incomplete_address'],
  ['a whole address abroad', { ...berlin, countryCode: 'BR' }, 'not_deliverable'],
  ['an area abroad', { ...area, countryCode: 'BR' }, 'not_deliverable'],
] as const)('%s is refused as %s [PAY-08] [PAY-10]', (_, address, reason) => {
  expect(set(buildCart(), address, applePay)).toMatchObject({ ok: false, reason })
})

test('an area prices the delivery, although no order could be placed with it [PAY-10]', () => {
  const { cart } = requireOk(set(buildCart({ shippingAddress: undefined }), area, applePay))
  expect(cart.shippingAddress).toEqual(area)
  expect(cart.shippingMethods.me?.code).toBe('standard')
})

test('the method chosen in the wallet counts as the shopper’s choice [PAY-10]', () => {
  const { cart } = requireOk(set(buildCart(), area, applePay, 'express'))
  expect(cart.shippingMethods.me).toEqual({ code: 'express', chosenByShopper: true })
})

test.each(['made-to-order', 'none'])('a wallet’s method %s that does not apply changes nothing [PAY-10]', (option) => {
  const { cart } = requireOk(set(buildCart(), area, applePay, option))
  expect(cart.shippingMethods.me?.code).toBe('standard')
})

test('a cart that ships nothing ignores the method of a wallet [PAY-10]', () => {
  const card = buildVariant({ isDigital: true })
  const digital = buildFacts({ variants: [card] })
  const plan = planSetExpressAddress(buildCart(), { address: area, origin: applePay, option: 'express' }, digital)
  expect(requireOk(plan).cart.shippingMethods).toEqual({})
  expect(findShippedGroup(buildCart(), digital)).toBeNull()
})

test('the made-to-order group takes the method when the cart ships no other goods [PAY-10]', () => {
  const custom = buildFacts({
    variants: [buildVariant({ isCustoms: true })],
    site: {
      shippingMethods: [
        buildMethod({ code: 'made-to-order', groups: ['customs'] }),
        buildMethod({ code: 'made-to-order-fast', groups: ['customs'], price: 1995, order: 2 }),
      ],
    },
  })
  expect(findShippedGroup(buildCart(), custom)).toBe('customs')
  const plan = planSetExpressAddress(
    buildCart(),
    { address: area, origin: applePay, option: 'made-to-order-fast' },
    custom,
  )
  expect(requireOk(plan).cart.shippingMethods).toEqual({
    customs: { code: 'made-to-order-fast', chosenByShopper: true },
  })
})

test('a wallet that is closed without paying gives the earlier delivery back [PAY-08] [PAY-10]', () => {
  const before = buildCart({ shippingMethods: { me: { code: 'express', chosenByShopper: true } } })
  const first = requireOk(set(before, area, applePay, 'standard')).cart
  const second = requireOk(set(first, { ...area, city: 'Bonn' }, applePay)).cart
  expect(second.beforeExpress?.shippingAddress).toEqual(berlin)
  const left = requireOk(planLeaveExpress(second, facts)).cart
  expect(left.shippingAddress).toEqual(berlin)
  expect(left.shippingMethods.me).toEqual({ code: 'express', chosenByShopper: true })
  expect([left.express, left.beforeExpress]).toEqual([undefined, undefined])
})

test('a wallet that is closed gives a pickup back [PAY-08]', () => {
  const pickup = {
    kind: 'store',
    storeId: 's1',
    contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '+493012345678' },
  } as unknown as NonNullable<Cart['pickup']>
  const before = buildCart({
    lines: [buildLine({ delivery: { kind: 'pickup', storeId: 's1' } })],
    shippingAddress: undefined,
    pickup,
  })
  const during = requireOk(set(before, area, applePay)).cart
  const left = requireOk(planLeaveExpress(during, facts)).cart
  expect(left.pickup).toEqual(pickup)
  expect(left.shippingAddress).toBeUndefined()
})

test('a cart that no wallet touched is left as it is [PAY-08]', () => {
  const cart = buildCart({ shippingAddress: portland })
  expect(requireOk(planLeaveExpress(cart, facts)).cart).toBe(cart)
})
