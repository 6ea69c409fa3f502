import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart, CartItem } from '../../client/cart/cart.ts'
import { saveFavouriteStore } from '../../client/stores/favourite-store.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { CartItems } from './cart-items.tsx'
import { ItemActions } from './item-actions.tsx'
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
  itemPromotions: [],
  shipmentGroupId: 'me',
  customerNotifications: [],
} as unknown as CartItem

const always = (element: ReactElement | null) => () => element

type Options = {
  readonly flash?: unknown[]
  readonly errors?: Record<string, string>
  readonly priceAdjustments?: unknown[]
  readonly rights?: { readonly saveForLater: boolean; readonly adjustPrices: boolean }
  readonly others?: Partial<CartItem>[]
}

const all = { saveForLater: true, adjustPrices: true }

async function show(changes: Partial<CartItem> = {}, options: Options = {}) {
  const { flash = [], errors = {}, priceAdjustments = [], rights = all, others = [] } = options
  const done = { setQuantity: vi.fn(), remove: vi.fn(), undo: vi.fn(), save: vi.fn(), refuse: vi.fn() }
  const items = [{ ...item, ...changes }, ...others.map((other) => ({ ...item, ...other }))]
  const cart = { items, flash, priceAdjustments, rights, currency: 'USD', shippingMethods: [] } as unknown as Cart
  const itemChanges: ItemChanges = { errors, removed: null, announcement: '', ...done }
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <CartItems
          cart={cart}
          changes={itemChanges}
          toActions={(one) => <ItemActions item={one} cart={cart} changes={itemChanges} />}
        />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByRole('heading', { name: 'Halden Court' }).first()).toBeVisible()
  return done
}

test('an item shows its variant, its price and its unit price', async () => {
  await show()
  const words = page.getByRole('article').element().textContent
  expect(words).toContain('Color: ChalkSize: 9')
  expect(words).toContain('$285.00')
  expect(words).toContain('$95.00 each')
})

test('several of a reduced item show the earlier unit price', async () => {
  await show({ price: { ...item.price, original: 120 } })
  const struck = [...page.getByRole('article').element().querySelectorAll('s')].map(({ textContent }) => textContent)
  expect(struck).toEqual([expect.stringContaining('$120.00')])
})

test('the stepper goes up to the item’s maximum and no further [CART-08]', async () => {
  const { setQuantity } = await show({ qty: 4 })
  await page.getByRole('button', { name: 'One more' }).click()
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 'i1' }), 5)
})

test('an item at its maximum has no button for more [CART-08]', async () => {
  await show({ qty: 5 })
  await expect.element(page.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('an item that is short shows how many are missing and offers what is left [CART-16]', async () => {
  const flash = [{ code: 'ProductLineItemInventoryMissing', details: { itemId: 'i1', missingQty: 2 } }]
  const { setQuantity } = await show({}, { flash })
  expect(page.getByRole('article').element().textContent).toContain('2 pieces are out of stock, 1 left.')
  await page.getByRole('button', { name: 'Change to 1' }).click()
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 'i1' }), 1)
})

test('of two items of one product the shortage is shown at the one that it concerns [CART-16]', async () => {
  const flash = [
    { code: 'ProductLineItemInventoryMissing', details: { itemId: 'i2', productId: item.productId, missingQty: 1 } },
  ]
  const { setQuantity } = await show({}, { flash, others: [{ id: 'i2', qty: 5, shipmentGroupId: 'pickup' }] })
  await page.getByRole('button', { name: 'Change to 4' }).click()
  expect(page.getByRole('button', { name: /^Change to/ }).elements()).toHaveLength(1)
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 'i2' }), 4)
})

test('an item that a store reserves keeps its quantity and variant, and can be removed [CART-19]', async () => {
  const shippingOptions = {
    selected: 'pickup' as const,
    available: ['pickup' as const],
    storeInfo: { id: 's', name: 'SoHo', timeZone: 'America/New_York', storeInventory: 0 },
    reservedUntil: '2026-11-21T03:00:00.000Z',
  }
  await show({ shippingOptions, availability: { inStock: true, quantity: 3 } })
  expect(page.getByText(/^Only/).elements()).toEqual([])
  await expect.element(page.getByText('Qty 3')).toBeVisible()
  await expect.element(page.getByText(/held until Nov 20, 2026/)).toBeVisible()
  expect(page.getByRole('button', { name: /One more|Edit|Change store/ }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Remove Halden Court' })).toBeVisible()
})

test.each([
  [3, 'In stock at SoHo', 1],
  [2, 'Not in stock at SoHo', 0],
])('of the favourite store, with %d of the 3 requested, an item shows: %s [STO-03]', async (quantity, words, ways) => {
  saveFavouriteStore({ id: 's', name: 'SoHo' })
  onTestFinished(() => localStorage.clear())
  const storeInfo = { id: 's', name: 'SoHo', timeZone: 'Europe/Berlin', storeInventory: quantity }
  await show({ shippingOptions: { selected: 'home', available: ['home', 'pickup'], storeInfo } })
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Pick up there: Halden Court' }).elements()).toHaveLength(ways)
})

test.each([
  ['INV702', 'This item has no price yet, so it can’t be ordered.'],
  ['PRC400', 'The price of this item isn’t right, so it can’t be ordered at the moment.'],
  ['INV405', 'An item in your cart is no longer sold.'],
])('the problem %s is shown on the item [CART-23] [PAY-14]', async (errorId, words) => {
  await show({ problem: { errorId, message: 'server' } })
  expect(page.getByRole('article').element().textContent).toContain(words)
})

test('the error of a change is shown at its item [CART-08]', async () => {
  await show({}, { errors: { i1: 'You can order at most 5 of these.' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can order at most 5 of these.')
})

test('a free gift has neither a stepper nor a remove button', async () => {
  await show({ bonus: true, qty: 1 })
  expect(page.getByRole('button').elements()).toEqual([])
  await expect.element(page.getByText('Gift')).toBeVisible()
})

test('an item names the promotion that reduces it, and a gift the one that gave it [CART-10] [CART-12]', async () => {
  const of = (promotionName: string) => [{ promotionId: promotionName, promotionName, discount: 5 }] as never
  await show(
    { itemPromotions: of('Socks for all') },
    { others: [{ id: 'i2', bonus: true, itemPromotions: of('A cap') }] },
  )
  expect(page.getByRole('article').first().element().textContent).toContain('Socks for all')
  expect(page.getByRole('article').nth(1).element().textContent).toContain('A cap')
})

test('the shortage of an item is not shown at the gift that is the same product [CART-12] [CART-16]', async () => {
  const flash = [
    { code: 'ProductLineItemInventoryMissing', details: { itemId: 'i1', productId: item.productId, missingQty: 2 } },
  ]
  await show({}, { flash, others: [{ id: 'i2', bonus: true, qty: 1 }] })
  expect(page.getByRole('button', { name: 'Change to 1' }).elements()).toHaveLength(1)
  const gift = page.getByRole('article').nth(1)
  expect(gift.element().textContent).not.toContain('out of stock')
  expect(gift.getByRole('button').elements()).toEqual([])
})

test('the notification of an item is shown at it with a button to dismiss it [CART-17]', async () => {
  const message = 'The price of Halden Court is now $99.00.'
  await show({ customerNotifications: [{ code: 'PRC400', level: 'warning', message }] })
  await expect.element(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dismiss message' })).toBeVisible()
})

test('an adjustment by staff is shown at its item with the reason, and staff can adjust again [CART-18]', async () => {
  await show({}, { priceAdjustments: [{ adjustmentId: 'a', itemId: 'i1', amount: 5, reason: 'Scuffed' }] })
  await expect.element(page.getByText('Price adjusted by −$5.00: Scuffed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Adjust price: Halden Court' })).toBeVisible()
})

test('a shopper who may neither save nor adjust an item is offered neither [FAV-04] [CART-18]', async () => {
  await show({}, { rights: { saveForLater: false, adjustPrices: false } })
  expect(page.getByRole('button', { name: /later|Adjust/ }).elements()).toEqual([])
})

test('an item can be saved for later, edited, and made a gift in the cart [CART-13] [CART-26] [CART-27]', async () => {
  const { save } = await show({ isGiftable: true })
  await page.getByRole('button', { name: 'Save for later: Halden Court' }).click()
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 'i1' }))
  await expect.element(page.getByRole('button', { name: 'Edit: Halden Court' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add gift option: Halden Court' })).toBeVisible()
})

test('items made to order stand in a group of their own and show their design [CART-29] [RT-07]', async () => {
  const custom = { id: 'i2', shipmentGroupId: 'customs' as const, isCustoms: true, recipeId: 'R-1042' }
  await show({}, { others: [custom] })
  await expect.element(page.getByRole('region', { name: 'Made to order, sent on its own' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Delivered to your address' })).toBeVisible()
  await expect.element(page.getByText('Design: R-1042')).toBeVisible()
})

test('a typed quantity that is no quantity is refused at its field, and the field shows the quantity again [CART-08]', async () => {
  const done = await show()
  const field = page.getByRole('textbox', { name: 'Quantity of Halden Court' })
  for (const typed of ['0', '', 'two', '1.5']) {
    await field.fill(typed)
    ;(field.element() as HTMLElement).blur()
    await expect.element(field).toHaveValue('3')
  }
  expect(done.refuse).toHaveBeenCalledTimes(4)
  expect(done.refuse).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'i1' }),
    'The quantity must be a whole number of 1 or more.',
  )
  expect(done.setQuantity).not.toHaveBeenCalled()
})

test('the error of a quantity is tied to its field [CART-08]', async () => {
  await show({}, { errors: { i1: 'You can order at most 10 of these.' } })
  const field = page.getByRole('textbox', { name: 'Quantity of Halden Court' })
  await expect.element(field).toHaveAccessibleDescription('You can order at most 10 of these.')
})

test('a gift card says who gets it and when, and has no size [CART-13] [CART-28]', async () => {
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Run!', sendOn: '2026-12-24' }
  await show({ isDigitalProduct: true, giftOption })
  const words = page.getByRole('article').element().textContent
  expect(words).toContain('Sent to grace@example.com on Dec 24, 2026')
  expect(words).toContain('“Run!”')
  expect(words).not.toContain('Size')
})

test('the design of a made-to-order item can be edited, which leads to its customiser with the item [CART-29]', async () => {
  await show({ isCustoms: true, recipeId: 'R-1042', pdpUrl: '/en-us/p/tivoli-court-LH1?color=lilac' })
  const link = page.getByRole('link', { name: 'Edit design: Halden Court' })
  await expect.element(link).toHaveAttribute('href', '/en-us/p/tivoli-court-LH1?color=lilac&recipe=R-1042&edit=i1')
})

test('an item that is ordered ahead says so with its day, and another does not [CAT-08]', async () => {
  const preOrder = 'Pre-order – ships from March 12, 2027'
  await show({ preOrder }, { others: [{ id: 'i2' }] })
  const [ahead, other] = page.getByRole('article').elements()
  expect(ahead?.textContent).toContain(preOrder)
  expect(other?.textContent).not.toContain('Pre-order')
})
