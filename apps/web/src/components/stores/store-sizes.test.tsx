import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import { StoreSizes } from './store-sizes.tsx'

const size = (label: string, quantity: number, stockStatus: string) => ({
  ...{ variantId: `A-${label}`, label, quantity, stockStatus },
})
const stock = {
  ...{ storeId: 'us-1', productId: 'A', name: 'Halden Court', url: '/en-us/p/halden-court-A' },
  colors: [
    {
      ...{ value: '01', label: 'White' },
      sizes: [size('8', 0, 'outOfStock'), size('9', 2, 'lowStock'), size('10', 12, 'inStock')],
    },
    { value: '02', label: 'Black', sizes: [size('8', 0, 'outOfStock')] },
  ],
}

afterEach(() => void vi.restoreAllMocks())

const show = (color?: string) =>
  showInShop(<StoreSizes productId="A" store={{ id: 'us-1', name: 'SoHo' }} {...(color && { color })} />, {
    areas: ['stores'],
  })
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.children].map((part) => part.textContent))

test('a store says of each size of the colour whether it has none, few or plenty [STO-04]', async () => {
  vi.spyOn(browserApi, 'call').mockResolvedValue(stock as never)
  await show('01')
  await expect.poll(texts).toEqual([
    ['8', 'Not in stock here'],
    ['9', 'Only 2 left'],
    ['10', 'In stock'],
  ])
  await expect.element(page.getByRole('list', { name: 'Sizes in stock at SoHo' })).toBeVisible()
})

test('a store without any size of the colour says so, and one whose stock is not known too [STO-04]', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue(stock as never)
  const shown = await show('02')
  await expect.element(page.getByText('None of its sizes is in stock here right now.')).toBeVisible()
  await shown.unmount()
  call.mockRejectedValue(new Error('away'))
  await show('01')
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t load the stock of this store.')
})
