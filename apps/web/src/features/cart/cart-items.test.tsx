import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart, CartItem } from '../../cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { CartItems } from './cart-items.tsx'
import type { ItemChanges } from './use-item-changes.ts'

const item = {
  id: 'i1',
  productId: 'LH0001-chalk-9',
  name: 'Halden Court',
  qty: 3,
  maxQty: 5,
  variants: [
    { type: 'size', label: 'Size', value: '9', valueLabel: '9' },
    { type: 'color', label: 'Color', value: 'chalk', valueLabel: 'Chalk' },
  ],
  price: { current: 95, original: 95, rowTotal: 285, priceAfterItemDiscount: 285 },
  availability: { inStock: true, quantity: 40 },
  shippingOptions: { selected: 'home', available: ['home'] },
  pdpUrl: '/en-us/p/halden-court-LH0001',
  productImageURL: '',
  bonus: false,
} as unknown as CartItem

const always = (element: ReactElement | null) => () => element

type Options = { readonly flash?: unknown[]; readonly errors?: Record<string, string> }

async function show(changes: Partial<CartItem> = {}, { flash = [], errors = {} }: Options = {}) {
  const done = { setQuantity: vi.fn(), remove: vi.fn(), undo: vi.fn() }
  const cart = { items: [{ ...item, ...changes }], flash } as unknown as Cart
  const itemChanges: ItemChanges = { errors, removed: null, said: '', ...done }
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <CartItems cart={cart} changes={itemChanges} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByRole('heading', { name: 'Halden Court' })).toBeVisible()
  return done
}

test('an item shows its choice, what it costs and what one costs', async () => {
  await show()
  const words = page.getByRole('article').element().textContent
  expect(words).toContain('Color: ChalkSize: 9')
  expect(words).toContain('$285.00')
  expect(words).toContain('$95.00 each')
})

test('the stepper goes up to the item’s maximum and no further [CART-08]', async () => {
  const { setQuantity } = await show({ qty: 4 })
  await page.getByRole('button', { name: 'One more' }).click()
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 'i1' }), 5)
})

test('at its maximum an item takes no more [CART-08]', async () => {
  await show({ qty: 5 })
  await expect.element(page.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('what is short says how many are missing and takes what is left [CART-16]', async () => {
  const flash = [{ code: 'ProductLineItemInventoryMissing', details: { productId: item.productId, missingQty: 2 } }]
  const { setQuantity } = await show({}, { flash })
  expect(page.getByRole('article').element().textContent).toContain('2 pieces are out of stock, 1 left.')
  await page.getByRole('button', { name: 'Change to 1' }).click()
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 'i1' }), 1)
})

test.each([
  ['INV702', 'This item has no price yet, so it can’t be ordered.'],
  ['PRC400', 'The price of this item isn’t right, so it can’t be ordered at the moment.'],
  ['INV405', 'An item in your cart is no longer sold.'],
])('the problem %s is shown on the item [CART-23]', async (errorId, words) => {
  await show({ problem: { errorId, message: 'server' } })
  expect(page.getByRole('article').element().textContent).toContain(words)
})

test('what went wrong with a change stands at its item [CART-08]', async () => {
  await show({}, { errors: { i1: 'You can order at most 5 of these.' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can order at most 5 of these.')
})

test('a gift has neither stepper nor way out', async () => {
  await show({ bonus: true, qty: 1 })
  expect(page.getByRole('button').elements()).toEqual([])
  await expect.element(page.getByText('Gift')).toBeVisible()
})
