import type { Product } from '@lacehouse/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { browserApi } from '../../client/api/browser-api.ts'
import { rememberSize } from '../../client/products/my-sizes.ts'
import type { DialogDefinition } from '../../ui/dialogs/define-dialog.ts'
import { provideDialogs } from '../../ui/dialogs/dialog-table.ts'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'
import { showTileSizes } from './tile-sizes.ts'

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })
const variant = (color: string, size: string, quantity: number) => ({
  ...{ id: `A-${color}-${size}`, upc: '', attributes: { color, size }, notifyMe: false, quantity, maxQty: 9 },
  ...{ stockStatus: quantity ? 'inStock' : 'outOfStock', price: { original: 90, current: 90 } },
})
const product = {
  ...{ id: 'LHTEST0001', name: 'Shoe', url: '/en-us/p/a', productType: 'standard', images: {}, sizeChart: 'footwear' },
  ...{ presale: false, targetPublishDate: null, audience: 'men' },
  variants: [variant('fog', '8', 9), variant('fog', '9', 0), variant('red', '8', 0), variant('red', '9', 9)],
  attributes: [
    { type: 'color', label: 'Color', options: [option('fog'), option('red')] },
    { type: 'size', label: 'Size', options: [option('8'), option('9')] },
  ],
} as unknown as Product

const dialog = { load: async () => () => null, place: 'right' } as unknown as DialogDefinition<unknown, unknown>
provideDialogs(async () => ({ 'mini-cart': dialog }) as never)
let added: unknown[] = []

beforeEach(() => {
  document.documentElement.dataset.consent = 'opt-out 1'
  added = []
  document.body.innerHTML =
    '<article data-product="LHTEST0001"><span id="place"><button>Quick shop</button></span></article>'
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = (loaded: Product) => {
  vi.spyOn(browserApi, 'call').mockImplementation((async (call: string, { body }: { body?: unknown }) => {
    if (call === 'products.details') return loaded
    if (call === 'products.inventory') throw new Error('no connection')
    added.push(body)
    return { id: 'cart', totalItems: 1, items: [], couponItems: [], giftWrapping: {}, currency: 'USD' }
  }) as never)
  const place = document.querySelector<HTMLElement>('#place')
  return place ? showTileSizes(place, { id: 'LHTEST0001', color: 'red' }) : Promise.resolve(false)
}

test('a press on a size of a tile puts the shown colour in that size into the cart [DLG-18]', async () => {
  const open = vi.spyOn(dialogStack, 'open')
  rememberSize({ sizeChart: 'footwear', audience: 'men' }, '9')
  expect(await show(product)).toBe(true)
  await expect.element(page.getByRole('group', { name: 'Sizes of Shoe' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '8, sold out' })).toBeDisabled()
  const nine = page.getByRole('button', { name: 'Add size 9, your size' })
  await expect.element(nine).toHaveFocus()
  await nine.click()
  await expect.poll(() => added).toMatchObject([{ productId: 'A-red-9', qty: 1 }])
  await expect.poll(() => open.mock.calls[0]?.slice(0, 2)).toEqual(['mini-cart', { added: 'Shoe' }])
})

test('Escape gives a tile its button back [DLG-18]', async () => {
  await show(product)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Quick shop' })).toHaveFocus()
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
})

test.each([
  ['is made to order', { productType: 'customs' }],
  ['is coming soon', { badge: { code: 'coming-soon', label: 'Coming soon' } }],
  ['launches later', { targetPublishDate: '2030-01-01T00:00:00Z' }],
  ['is sold in stores only', JSON.parse('{"isRobisOnly":true}')],
  [
    'asks for a width too',
    { attributes: [...product.attributes, { type: 'width', label: 'Width', options: [option('D'), option('E')] }] },
  ],
  ['has sold out', { variants: [variant('red', '8', 0)] }],
])('a product that %s has no sizes on its tile [DLG-18]', async (_, change) => {
  expect(await show({ ...product, ...change } as Product)).toBe(false)
  await expect.element(page.getByRole('button', { name: 'Quick shop' })).toBeVisible()
})
