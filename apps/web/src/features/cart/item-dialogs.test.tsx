import { type ComponentType, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { CartItem } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { DialogProps } from '../../ui/dialogs/define-dialog.ts'
import { GiftOptionDialog } from './gift-option-dialog/gift-option-dialog.tsx'
import { QuickShop } from './quick-shop-dialog/quick-shop-dialog.tsx'

const item = {
  id: 'i1',
  productId: 'LHTEST0001-01-9',
  masterId: 'LHTEST0001',
  name: 'Halden Court',
  variants: [
    { type: 'color', label: 'Color', value: '01', valueLabel: 'Chalk' },
    { type: 'size', label: 'Size', value: '9', valueLabel: '9' },
  ],
} as unknown as CartItem

const variant = (size: string) => ({
  id: `LHTEST0001-01-${size}`,
  attributes: { color: '01', size },
  stockStatus: 'inStock',
  quantity: 9,
  price: { original: 100, current: 100 },
})
const option = (value: string) => ({ value, label: value, available: true, price: null, swatch: '#efece4', id: value })
const product = {
  id: 'LHTEST0001',
  name: 'Halden Court',
  currency: 'USD',
  price: { lowOriginal: 100, highOriginal: 100, lowCurrent: 100, highCurrent: 100, showLowestPrice: false },
  attributes: [
    { type: 'color', label: 'Color', options: [{ ...option('01'), label: 'Chalk' }] },
    { type: 'size', label: 'Size', options: [option('9'), option('10')] },
  ],
  variants: [variant('9'), variant('10')],
  images: {},
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Refuses every change of an item with one error id. */
function refuseWith(errorId: string): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/details')) return json(product)
    if (path.includes('/inventory')) return json({ productId: product.id, variants: product.variants })
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    return init?.method === 'PUT' ? json({ errorDetails: [{ errorId, message: 'server' }] }, 409) : json({})
  })
}
afterEach(() => vi.restoreAllMocks())

async function show(Dialog: ComponentType<DialogProps<{ item: CartItem }, void>>): Promise<void> {
  localStorage.setItem('cart.', JSON.stringify({ cartId: '11111111-1111-4111-8111-111111111111', count: 1 }))
  const Page = () => (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'dialogs', 'product', 'cart', 'validation', 'errors']}>
        <Dialog args={{ item }} resolve={() => undefined} dismiss={() => undefined} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, HydrateFallback: () => null }])
  const root = { locale: 'en-us', site: { siteId: 'US', currency: 'USD', taxMode: 'added', features: {}, law: {} } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
}

test.each([
  ['GFS800', 'We couldn’t save your gift option. Please try again.'],
  ['GFO404', 'This item has no gift option.'],
  ['GFO405', 'This item can’t be sent as a gift.'],
])('%s is shown in the gift dialog, which keeps its input [CART-13] [DLG-06] [ERR-01]', async (errorId, words) => {
  refuseWith(errorId)
  await show(GiftOptionDialog)
  await page.getByRole('textbox', { name: 'For' }).fill('Grace')
  // Goods that are a gift need no mailbox.
  await expect.element(page.getByRole('textbox', { name: 'Recipient’s email' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save gift option' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await expect.element(page.getByRole('textbox', { name: 'For' })).toHaveValue('Grace')
})

test.each([
  ['ATTR100', 'This item doesn’t come with that option.'],
  ['ATTR200', 'This item doesn’t come in that color or size.'],
  ['ATTR300', 'This color and size don’t come together. Please choose another combination.'],
])('%s is shown at the choice that it concerns [CART-27] [ERR-01]', async (errorId, words) => {
  refuseWith(errorId)
  await show(QuickShop)
  await page.getByRole('radio', { name: /^10/ }).click()
  await page.getByRole('button', { name: 'Update in cart' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})
