import type { Product } from '@lacehouse/contracts'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { adoptShoeSize, rememberSize } from '../../client/products/my-sizes.ts'
import { SizePicker } from './size-picker.tsx'
import { useBuying } from './use-buying.ts'

type Own = { readonly price?: number; readonly quantity?: number }

const stockStatusOf = (quantity: number) => (quantity === 0 ? 'outOfStock' : quantity < 4 ? 'lowStock' : 'inStock')
const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })

const toVariant = (color: string, size: string, { price = 90, quantity = 9 }: Own = {}) => ({
  ...{ id: `A-${color}-${size}`, upc: '', attributes: { color, size }, notifyMe: false, quantity, maxQty: 9 },
  ...{ stockStatus: stockStatusOf(quantity), price: { original: price, current: price } },
})

const toProduct = (variants: readonly ReturnType<typeof toVariant>[]) =>
  ({
    ...{ id: 'A', name: 'Halden Court', url: '/en-us/p/a', productType: 'footwear', currency: 'USD', images: {} },
    ...{ presale: false, targetPublishDate: null, badge: null, eyebrow: null, variants },
    attributes: [
      { type: 'color', label: 'Color', options: [option('fog'), option('brick')] },
      { type: 'size', label: 'Size', options: [option('8'), option('9'), option('10')] },
    ],
  }) as unknown as Product

function Sizes({ product }: { readonly product: Product }) {
  const configuration = useRef({})
  const chosen = { choice: { color: 'fog' }, color: 'fog', variant: null, choose: () => undefined, lostSize: null }
  const buying = useBuying({ product, chosen, addToCart: vi.fn(), configuration })
  return <SizePicker product={product} chosen={chosen} buying={buying} />
}

const show = (variants: readonly ReturnType<typeof toVariant>[]) =>
  showInShop(<Sizes product={toProduct(variants)} />, { areas: ['common', 'product', 'errors'] })

afterEach(() => localStorage.clear())

const listNames = () =>
  page
    .getByRole('radio')
    .elements()
    .map((size) => size.getAttribute('aria-label'))

test('each size says its stock, and its price where the sizes of the colour differ in price [CAT-05]', async () => {
  await show([
    toVariant('fog', '8'),
    toVariant('fog', '9', { price: 95.5, quantity: 2 }),
    toVariant('fog', '10', { price: 110, quantity: 0 }),
    toVariant('brick', '8', { price: 70 }),
  ])
  await expect.element(page.getByRole('radio', { name: '8, $90.00', exact: true })).toBeEnabled()
  await expect.element(page.getByRole('radio', { name: '9, only 2 left, $95.50', exact: true })).toBeEnabled()
  await expect.element(page.getByRole('radio', { name: '10, sold out, $110.00', exact: true })).toBeEnabled()
  await expect.element(page.getByText('$95.50', { exact: true })).toBeVisible()
})

test('sizes of one price say none, also where another colour costs less [CAT-05]', async () => {
  await show([toVariant('fog', '8'), toVariant('fog', '9', { quantity: 1 }), toVariant('brick', '8', { price: 70 })])
  await expect.element(page.getByRole('radio', { name: '9, only 1 left', exact: true })).toBeEnabled()
  expect(listNames()).toEqual([null, '9, only 1 left', '10, sold out'])
  expect(document.body.textContent).not.toContain('$')
})

const toShoes = (fit?: Product['fit']): Product => ({
  ...toProduct([toVariant('fog', '8'), toVariant('fog', '9'), toVariant('fog', '10', { quantity: 0 })]),
  ...{ sizeChart: 'footwear', audience: 'women', ...(fit && { fit }) },
})

const showShoes = (product: Product) =>
  showInShop(<Sizes product={product} />, { areas: ['common', 'product', 'errors'] })

test('the size that was chosen last for such goods is marked, and not chosen [CAT-05]', async () => {
  rememberSize({ sizeChart: 'footwear', audience: 'women' }, '9')
  await showShoes(toShoes())
  await expect.element(page.getByRole('radio', { name: '9, your size', exact: true })).not.toBeChecked()
  await expect.element(page.getByText('Your size 9 is here.')).toBeVisible()
})

test('a size of other goods or other wearers marks nothing, and one that has sold out is said to have [CAT-05]', async () => {
  rememberSize({ sizeChart: 'footwear', audience: 'men' }, '9')
  rememberSize({ sizeChart: 'footwear', audience: 'women' }, '10')
  await showShoes(toShoes())
  await expect.element(page.getByText('Your size 10 is sold out.')).toBeVisible()
  expect(listNames()).toEqual([null, null, '10, sold out, your size'])
})

test('the shoe size of a profile is marked on a device that knows none [ACC-13]', async () => {
  adoptShoeSize('women-8', false)
  await showShoes(toShoes())
  await expect.element(page.getByRole('radio', { name: '8, your size', exact: true })).toBeVisible()
  adoptShoeSize('women-9', false)
  await expect.element(page.getByRole('radio', { name: '8, your size', exact: true })).toBeVisible()
  adoptShoeSize('women-9', true)
  await expect.element(page.getByRole('radio', { name: '9, your size', exact: true })).toBeVisible()
})

test('shoes that run small are advised half a size up [CAT-05]', async () => {
  await showShoes(toShoes('small'))
  await expect.element(page.getByText('Runs small: take half a size up.')).toBeVisible()
})
