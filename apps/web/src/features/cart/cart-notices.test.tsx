import { Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { CartNotices } from './cart-notices.tsx'

const shown: { cart: object } = { cart: {} }

function Shown() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <CartNotices cart={shown.cart as Cart} />
        <p>shown</p>
      </MessagesProvider>
    </Suspense>
  )
}

const Nothing = () => null

async function show(flash: object[], items: object[] = [{ id: 'i1' }, { id: 'i2' }], own: object = {}): Promise<void> {
  shown.cart = { state: 'open', items, flash, customerNotifications: [], ...own }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Shown, HydrateFallback: Nothing }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByText('shown')).toBeVisible()
}

test('an address that no method reaches is a notice above the cart [CART-16] [CART-23]', async () => {
  await show([{ code: 'InvalidShippingAddress', details: { shipmentId: 'me' } }])
  await expect
    .element(page.getByRole('status').filter({ hasText: 'We can’t deliver to this address as it stands.' }))
    .toBeVisible()
})

test('an item that is no longer sold is a notice above the cart, not a toast [CART-16] [CART-23]', async () => {
  const message = 'Halden Court is no longer available. Please take it out of your cart.'
  await show([{ code: 'ProductItemNotAvailable', message, details: { itemId: 'i1' } }])
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
})

const emptied = 'Everything in your cart has sold out, so there is nothing left to order.'
const soldOut = (itemId: string) => ({ code: 'ProductLineItemFullInventoryMissing', message: '', details: { itemId } })

test('a cart of which a part has sold out can still be ordered [CART-16]', async () => {
  await show([soldOut('i1')])
  await expect.element(page.getByText(emptied)).not.toBeInTheDocument()
})

test('a cart of which everything has sold out says that nothing is left to order [CART-16]', async () => {
  await show([soldOut('i1'), soldOut('i2')])
  await expect.element(page.getByText(emptied)).toBeVisible()
})

const preOrder = { from: '2027-03-12', note: 'Nothing is charged today.' }

test('a pre-order beside other items is a notice above the cart [CHK-10]', async () => {
  const problem = 'Pre-orders are ordered on their own, because they ship later.'
  await show([], undefined, { preOrder: { ...preOrder, problem } })
  await expect.element(page.getByText(problem)).toBeVisible()
})

test('a pre-order on its own is no notice above the cart', async () => {
  await show([], undefined, { preOrder })
  expect(page.getByText(preOrder.note).elements()).toEqual([])
  expect(page.getByRole('alert').elements()).toEqual([])
})
