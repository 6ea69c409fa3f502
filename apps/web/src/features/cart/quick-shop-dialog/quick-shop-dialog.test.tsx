import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import type { CartItem } from '../../../client/cart/cart.ts'
import { QuickShop } from './quick-shop-dialog.tsx'

const choice = (color: string, size: string) => [
  { type: 'color', label: 'Color', value: color, valueLabel: color },
  { type: 'size', label: 'Size', value: size, valueLabel: size },
]
const option = (value: string) => ({ value, label: value, available: true, price: null, swatch: '#efece4', id: value })
const variant = (color: string, size: string) => ({
  ...{ id: `A-${color}-${size}`, attributes: { color, size }, stockStatus: 'inStock', quantity: 9 },
  price: { original: 90, current: 90 },
})
const toProduct = (id: string) => ({
  ...{ id, name: 'Halden Court', currency: 'USD', images: {} },
  price: { lowOriginal: 90, highOriginal: 90, lowCurrent: 90, highCurrent: 90, showLowestPrice: false },
  attributes: [
    { type: 'color', label: 'Color', options: [option('fog'), option('brick')] },
    { type: 'size', label: 'Size', options: [option('8'), option('9')] },
  ],
  variants: ['fog', 'brick'].flatMap((color) => ['8', '9'].map((size) => variant(color, size))),
})

afterEach(() => vi.restoreAllMocks())

async function show(id: string, address: string): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const product = toProduct(id)
    if (String(input).includes('/details')) return Response.json(product)
    return Response.json(String(input).includes('/inventory') ? { productId: id, variants: product.variants } : {})
  })
  const item = {
    ...{ id: 'i1', productId: 'A-fog-9', masterId: id, name: 'Halden Court' },
    variants: choice('fog', '9'),
  }
  await showInShop(
    <QuickShop args={{ item: item as unknown as CartItem }} resolve={() => undefined} dismiss={() => undefined} />,
    { areas: ['common', 'dialogs', 'product', 'cart', 'errors'], address },
  )
}

test.each([
  ['the colour of the address', '/?color=brick', 'brick'],
  ['the item’s own colour without one', '/', 'fog'],
  ['the item’s own colour where the product lacks the other', '/?color=teal', 'fog'],
])('quick-shop begins with %s and keeps the size [RT-15]', async (name, address, color) => {
  await show(name, address)
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${color}`) })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^9/ })).toBeChecked()
})
