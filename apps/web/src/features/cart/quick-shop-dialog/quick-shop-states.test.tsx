import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import type { CartItem } from '../../../client/cart/cart.ts'
import type { SavedItem } from '../../../client/cart/saved-items.ts'
import { QuickShop } from './quick-shop-dialog.tsx'
import type { QuickShopArgs } from './take-choice.ts'

const option = (value: string) => ({ value, label: value, available: true, price: null, swatch: '#efece4', id: value })
const variant = (color: string, size: string, own: object = {}) => ({
  ...{ id: `LHTEST0001-${color}-${size}`, upc: '', attributes: { color, size }, notifyMe: true },
  ...{ stockStatus: 'inStock', quantity: 9, price: { original: 90, current: 90 }, ...own },
})
const gone = { stockStatus: 'outOfStock', quantity: 0 }
const shoe = {
  ...{ id: 'LHTEST0001', name: 'Halden Court', url: '/en-us/p/halden-court-LHTEST0001', currency: 'USD', images: {} },
  ...{ productType: 'footwear', presale: false, targetPublishDate: null },
  price: { lowOriginal: 90, highOriginal: 90, lowCurrent: 90, highCurrent: 90, showLowestPrice: false },
  attributes: [
    { type: 'color', label: 'Color', options: [option('fog'), option('brick')] },
    { type: 'size', label: 'Size', options: ['8', '9', '10', '11'].map(option) },
  ],
  variants: [
    variant('fog', '8'),
    variant('fog', '9', { stockStatus: 'lowStock', quantity: 2 }),
    variant('fog', '10', gone),
    variant('fog', '11', { price: { original: 95, current: 95 } }),
    variant('brick', '10', { ...gone, notifyMe: false }),
  ],
}
const choice = [
  { type: 'color', value: 'fog' },
  { type: 'size', value: '8' },
]
const item = { id: 'i1', productId: 'LHTEST0001-fog-8', masterId: shoe.id, name: shoe.name, variants: choice }
const product = { id: shoe.id, name: shoe.name, color: 'fog' }
let id = 0
let added: unknown[] = []

/** Each product has an id of its own, because the answers are kept by it. */
async function show(toArgs: (id: string) => QuickShopArgs, own: object = {}, features: object = {}): Promise<void> {
  id += 1
  const shown = { ...shoe, ...own, id: `LHTEST00${id + 10}` }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/details')) return Response.json(shown)
    if (path.includes('/inventory')) return Response.json({ productId: shown.id, variants: shown.variants })
    if (!path.includes('/cart/v1/')) return Response.json({ timestamp: Date.now(), expiresIn: 900 })
    added.push(JSON.parse(String(init?.body)))
    return Response.json({ errorDetails: [{ errorId: 'INV408', message: 'server', maximum: 2 }] }, { status: 409 })
  })
  await showInShop(<QuickShop args={toArgs(shown.id)} resolve={() => undefined} dismiss={() => undefined} />, {
    areas: ['common', 'dialogs', 'product', 'cart', 'errors'],
    site: { features },
  })
}
const ofProduct = (own: string): QuickShopArgs => ({ product: { ...product, id: own } })
const ofItem = (own: string): QuickShopArgs => ({ item: { ...item, masterId: own } as unknown as CartItem })
const ofSaved = (own: string): QuickShopArgs => ({ saved: { ...item, masterId: own } as unknown as SavedItem })
const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  added = []
})
afterEach(() => {
  saveAccount(null)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('swatches and sizes show colour, stock and price [QS-01] [DLG-18]', async () => {
  await show(ofProduct)
  await expect.element(page.getByRole('radio', { name: 'fog' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'brick' })).toBeEnabled()
  await expect.element(size('9')).toHaveAccessibleName(/2/)
  await expect.element(size('10')).toHaveAccessibleName(/Sold out/)
  await expect.element(size('11')).toHaveAccessibleName(/\$95/)
})

test.each([
  ['a size in stock', ofProduct, {}, '8', 'Add to cart', true],
  ['a sold-out size', ofProduct, {}, '10', 'Notify me', true],
  ['an item of the cart', ofItem, {}, '9', 'Update in cart', true],
  ['a saved item', ofSaved, {}, '9', 'Update saved item', true],
  ['a product with a badge of coming soon', ofProduct, { badge: { code: 'coming-soon' } }, '8', 'Coming soon', false],
  ['a launch ahead', ofProduct, { targetPublishDate: '2099-01-01T00:00:00Z' }, '8', /^Launches on/, false],
  ['a presale', ofProduct, { presale: true }, '8', 'Sign in to buy', true],
] as const)('the button for %s [QS-01] [DLG-18]', async (_case, toArgs, own, wanted, name, isOpen) => {
  await show(toArgs, own)
  await size(wanted).click()
  const button = page.getByRole('button', { name })
  await (isOpen ? expect.element(button).toBeEnabled() : expect.element(button).toBeDisabled())
})

test('quick-shop that is open when a launch comes sells from then on [QS-01] [CAT-08]', async () => {
  const launch = Date.parse('2027-03-01T09:00:00Z')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: launch - 120_000, shouldAdvanceTime: true })
  const own = {
    targetPublishDate: new Date(launch).toISOString(),
    badge: { code: 'coming-soon', label: 'Coming soon' },
  }
  await show(ofProduct, own)
  await size('8').click()
  await expect.element(page.getByRole('button', { name: /^Launches on/ })).toBeDisabled()
  await vi.advanceTimersByTimeAsync(121_000)
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('a sold-out size without mails is out of stock [QS-01]', async () => {
  await show(ofProduct)
  await page.getByRole('radio', { name: 'brick' }).click()
  await size('10').click()
  await expect.element(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('a shopper who is signed in buys a presale [QS-01]', async () => {
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await show(ofProduct, { presale: true })
  await size('8').click()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('the button of a sold-out size opens the form for one mail [QS-01] [CAT-07]', async () => {
  await show(ofProduct)
  await size('10').click()
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notify me' })).not.toBeInTheDocument()
})

test('without a size the button asks for it, and nothing is added [QS-01]', async () => {
  await show(ofProduct)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.element(page.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(/choose a size/)
  expect(added).toEqual([])
})

test('the cart’s refusal is shown as a notification after the second attempt, and the choice stays [QS-02]', async () => {
  await show(ofProduct)
  await size('9').click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect
    .element(page.getByRole('alert'), { timeout: 5000 })
    .toHaveTextContent('You can order at most 2 of these.')
  expect(added).toMatchObject([{ productId: 'LHTEST0001-fog-9', qty: 1 }, { productId: 'LHTEST0001-fog-9' }])
  await expect.element(size('9')).toBeChecked()
})

test('a product that the shopper designs leads to its page [QS-01]', async () => {
  await show(ofProduct, { productType: 'customs' })
  const link = page.getByRole('link', { name: 'See full details' }).last()
  await expect.element(link).toHaveAttribute('href', shoe.url)
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('a shopper without a cart is offered PayPal for the chosen size [QS-03]', async () => {
  await show(ofProduct, {}, { paypal: true })
  await expect.element(page.getByRole('radio', { name: 'fog' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /PayPal/ })).not.toBeInTheDocument()
  await size('8').click()
  await expect.element(page.getByRole('button', { name: /PayPal/ })).toBeVisible()
})
