import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { SavedItem } from '../../client/cart/saved-items.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { SavedItemRow } from './saved-item-row.tsx'

const saved = {
  itemId: 's1',
  productId: 'LH0001-chalk-9',
  name: 'Halden Court',
  qty: 1,
  variants: [
    { type: 'size', label: 'Size', value: '9', valueLabel: '9' },
    { type: 'color', label: 'Color', value: 'chalk', valueLabel: 'Chalk' },
  ],
  price: { original: 95, current: 95 },
  currency: 'USD',
  pageUrl: '/en-us/p/halden-court-LH0001',
  productImageURL: '',
  available: true,
  isCustoms: false,
  isDigitalProduct: false,
} as unknown as SavedItem

const always = (element: ReactElement | null) => () => element

async function show(changes: Partial<SavedItem> = {}) {
  const done = { onMove: vi.fn(), onEdit: vi.fn(), onRemove: vi.fn() }
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <ul>
          <SavedItemRow saved={{ ...saved, ...changes }} error={undefined} isBusy={false} {...done} />
        </ul>
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByRole('heading', { name: 'Halden Court' })).toBeVisible()
  return done
}

test('a saved item can be changed to another size or colour in the list [CART-26]', async () => {
  const { onEdit, onMove } = await show()
  await page.getByRole('button', { name: 'Edit: Halden Court' }).click()
  expect(onEdit).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Move to cart: Halden Court' }).click()
  expect(onMove).toHaveBeenCalledOnce()
})

test('a saved item that is not available shows the reason and can still be edited [FAV-05]', async () => {
  await show({ available: false, problem: { errorId: 'INV700', message: 'Sorry, this is out of stock.' } })
  await expect.element(page.getByText('Sorry, this is out of stock.')).toBeVisible()
  expect(page.getByRole('button', { name: /Move to cart/ }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Edit: Halden Court' })).toBeVisible()
})

test('a gift shows its recipient, and an item made to order shows its design and is edited on its page [FAV-05]', async () => {
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: '' }
  await show({ isCustoms: true, recipeId: 'R-1042', giftOption })
  for (const words of ['Made to order', 'Design: R-1042', 'Gift for Grace'])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('button', { name: /Edit/ }).elements()).toEqual([])
})

test('a saved item that is sent by email shows that [FAV-05]', async () => {
  await show({ isDigitalProduct: true })
  await expect.element(page.getByText('Sent by email')).toBeVisible()
})
