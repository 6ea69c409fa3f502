import { formatMessage } from '@lacehouse/messages'
import { Suspense, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { ApiError, type ErrorDetail } from '../../client/api/api-error.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { cartKey } from '../../client/cart/cart-query.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { Coupons } from './coupons.tsx'

const { applyCoupon, removeCoupon } = vi.hoisted(() => ({ applyCoupon: vi.fn(), removeCoupon: vi.fn() }))
vi.mock(import('../../client/cart/change-coupon.ts'), () => ({ applyCoupon, removeCoupon }))

afterEach(() => queryClient.clear())

/** Makes the server refuse the next code. */
function refuseCoupon(detail: ErrorDetail): void {
  applyCoupon.mockRejectedValueOnce(new ApiError({ status: 409, details: [detail], correlationId: 'c' }))
}

/** What the next test shows, and how it changes the cart's version. */
const shown: { cart: object; setVersion: (version: number) => void } = { cart: {}, setVersion: () => undefined }

function ChangingCart() {
  const [version, setVersion] = useState(1)
  shown.setVersion = setVersion
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <Coupons cart={{ ...shown.cart, version } as Cart} />
      </MessagesProvider>
    </Suspense>
  )
}

const Nothing = () => null

async function show(couponItems: Cart['couponItems'], betterCoupons?: Cart['betterCoupons']): Promise<void> {
  shown.cart = { currency: 'USD', totals: { total: 81.12 }, couponItems, betterCoupons }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: ChangingCart, HydrateFallback: Nothing }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByRole('region', { name: 'Promo codes' })).toBeVisible()
}

test('each code has a button to remove it, and a code without effect shows the reason; the sums list the savings [CART-09]', async () => {
  await show([
    { code: 'TEN', applied: true, discount: 10, promotionName: 'Ten off' },
    { code: 'GIFT', applied: true, discount: 0, promotionName: 'A cap as a gift' },
    { code: 'LATE', applied: false, discount: 0, statusMessage: 'This code has expired.' },
  ])
  const words = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(words).toEqual(['TEN', 'GIFTA cap as a gift', 'LATEThis code has expired.'])
  await expect.element(page.getByRole('button', { name: 'Remove code TEN' })).toBeVisible()
})

test('codes that make the order dearer are named with the figures and a button to remove them [CART-09]', async () => {
  await show([{ code: 'FIVE', applied: true, discount: 5 }], { remove: ['FIVE'], total: 79.17, saving: 1.95 })
  await expect
    .element(page.getByText('Your order costs $1.95 less without FIVE: $79.17 instead of $81.12.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove FIVE' })).toBeVisible()
})

test('a code that cannot be removed says why, also after another one was removed [CART-09]', async () => {
  const coupons = ['TEN', 'FIVE'].map((code) => ({ code, applied: true, discount: 5 }))
  await show(coupons, { remove: ['TEN', 'FIVE'], total: 79.17, saving: 1.95 })
  removeCoupon.mockImplementationOnce(async () => {
    queryClient.setQueryData(cartKey, { cart: { ...shown.cart, version: 2 }, orderNumber: null })
    shown.setVersion(2)
    return { version: 2 }
  })
  removeCoupon.mockRejectedValueOnce(new ApiError({ status: 503, details: [], correlationId: 'c' }))
  await page.getByRole('button', { name: 'Remove TEN, FIVE' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(formatMessage('en-us', 'GEN500'))
})

type Refused = [string, string, Partial<ErrorDetail>, string]

test.each<Refused>([
  ['unknown', 'PRM130', {}, 'We don’t know this code. Please check the spelling.'],
  ['not valid yet', 'PRM135', {}, 'This code can’t be used yet.'],
  ['used up', 'PRM140', {}, 'This code has been used as often as it can be.'],
  ['one too many', 'PRM140', { maximum: 5 }, 'You can use at most 5 codes on one order.'],
  ['used by the shopper', 'PRM150', {}, 'You’ve already used this code.'],
  ['expired', 'PRM155', {}, 'This code has expired.'],
  ['of unmet conditions', 'PRM160', {}, 'Your cart doesn’t meet the conditions of this code yet.'],
  [
    'of missing goods',
    'PRM160',
    { message: 'Another $5.00.', coupon: { currency: 'USD', missing: { distance: 5, unit: 'money' } } },
    'Another $5.00.',
  ],
  ['not combinable', 'PRM175', {}, 'This code can’t be combined with what is already applied to your cart.'],
  ['on the cart already', 'PRM416', {}, 'This code is already applied to your cart.'],
])('the code that is %s is refused at the input by %s [CART-09]', async (_, errorId, detail, words) => {
  refuseCoupon({ errorId, message: errorId, ...detail })
  await show([])
  await page.getByText('Do you have a promo code?').click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('ANY')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(field).toHaveAccessibleDescription(words)
  await expect.element(field).toHaveFocus()
})

test('a code that conflicts is offered in place of the others, with the total, and its error goes with the next change [CART-09]', async () => {
  const coupon = { currency: 'USD', conflicts: ['TEN'], totalInstead: 71.25 }
  refuseCoupon({ errorId: 'PRM175', message: 'This code can’t be combined with TEN.', coupon })
  await show([{ code: 'TEN', applied: true, discount: 10 }])
  await page.getByText('Do you have a promo code?').click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('solo')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(field).toHaveAccessibleDescription('This code can’t be combined with TEN.')
  await expect.element(page.getByText('With SOLO instead, your order comes to $71.25.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use SOLO instead' })).toBeVisible()
  shown.setVersion(2)
  await expect.element(field).not.toHaveAccessibleDescription()
  await expect.element(page.getByRole('button', { name: 'Use SOLO instead' })).not.toBeInTheDocument()
})

test('an empty field is refused without a call, and its error is tied to it [CART-09]', async () => {
  await show([])
  await page.getByText('Do you have a promo code?').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await expect.element(field).toHaveAccessibleDescription('Please enter a code.')
  await expect.element(field).toHaveFocus()
  await field.fill('X')
  await expect.element(field).not.toHaveAccessibleDescription()
})
