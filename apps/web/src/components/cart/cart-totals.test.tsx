import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { CartTotals } from './cart-totals.tsx'

const always = (element: ReactElement | null) => () => element

type Promotion = Partial<Cart['promoSummary'][number]>

async function show(
  promoSummary: Promotion[],
  totals: Partial<Cart['totals']> = {},
  taxMode: 'added' | 'included' = 'added',
): Promise<string[]> {
  const sums = { currency: 'USD', itemTotal: 100, adjustmentTotal: 0, appliedRewards: 0, shipping: 0, taxKnown: true }
  const priced = { totals: { ...sums, tax: 4, taxes: [], total: 72, ...totals }, promoSummary } as unknown as Cart
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart']}>
        <CartTotals priced={priced} isShipped />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode, features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByText('Subtotal')).toBeVisible()
  return [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  )
}

const ten: Promotion = { promotionId: 'a', level: 'ORDER', promotionName: 'Ten off', discount: 10 }
const tees: Promotion = { promotionId: 'b', level: 'PRODUCT', promotionName: 'Tees', couponCode: 'TEES', discount: 15 }
const express: Promotion = { promotionId: 'c', level: 'SHIPPING', promotionName: 'Express', discount: 9 }

test('each promotion is listed in the sums with its name, code and discount [CART-10]', async () => {
  const idle: Promotion = { promotionId: 'd', level: 'ORDER', promotionName: 'Not earned', discount: 0 }
  expect(await show([tees, ten, express, idle], { adjustmentTotal: 3 })).toEqual([
    'Subtotal | $100.00',
    'Tees (TEES) | −$15.00',
    'Ten off | −$10.00',
    'Price adjustments | −$3.00',
    'Delivery | Free | Express',
    'Tax | $4.00',
    'Total | $72.00',
  ])
})

test('a cart without promotions lists none in its sums', async () => {
  expect(await show([], { shipping: 5 })).toEqual([
    'Subtotal | $100.00',
    'Delivery | $5.00',
    'Tax | $4.00',
    'Total | $72.00',
  ])
})

const canadian = [
  { name: 'GST', rate: 5, amount: 5 },
  { name: 'QST', rate: 9.975, amount: 9.98 },
]

test('taxes that are added stand apart by name and rate [CHK-19]', async () => {
  expect(await show([], { shipping: 5, tax: 14.98, taxes: canadian })).toEqual([
    'Subtotal | $100.00',
    'Delivery | $5.00',
    'GST (5%) | $5.00',
    'QST (9.975%) | $9.98',
    'Total | $72.00',
  ])
})

test('a tax within the prices stands below the total with its rate [CHK-19]', async () => {
  const taxes = [{ name: 'VAT', rate: 19, amount: 11.5 }]
  expect((await show([], { shipping: 5, tax: 11.5, taxes }, 'included')).at(-1)).toBe(
    'Total | $72.00 | Includes 19% VAT: $11.50',
  )
})
