import type { ProductCarouselBlock, ProductTile } from '@lacehouse/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createShow } from '../../../tools/show-block.tsx'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ProductCarouselBlock as Carousel } from '../../blocks/product-carousel/product-carousel-block.tsx'
import { isFavourite } from '../../client/favourites/change-favourite.ts'
import type { DialogDefinition } from '../../ui/dialogs/define-dialog.ts'
import { provideDialogs } from '../../ui/dialogs/dialog-table.ts'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'
import { FavouriteCard } from './favourite-card.tsx'
import '../../blocks/product-carousel/watch-quick-shop.ts'

vi.mock('../../client/favourites/change-favourite.ts', { spy: true })

const dialog = { load: async () => () => null, place: 'right' } as unknown as DialogDefinition<unknown, unknown>
provideDialogs(async () => ({ 'quick-shop': dialog }) as never)

const image = { url: '/i/test/red', alt: '', view: 'side', width: 800, height: 1000 }
const tile: ProductTile = {
  ...{ id: 'LHTEST0001', name: 'Shoe', url: '/en-us/p/shoe-LHTEST0001?color=red', subtitle: 'Sneakers' },
  price: { lowCurrent: 60, highCurrent: 60, lowOriginal: 60, highOriginal: 60, showLowestPrice: false },
  ...{ currency: 'USD', image, available: true },
  colours: [
    {
      ...{ value: 'red', label: 'Red', swatch: '#882222', url: '/en-us/p/shoe-LHTEST0001?color=red', image },
      price: { current: 60, original: 60 },
    },
  ],
}

afterEach(() => vi.restoreAllMocks())

const block: ProductCarouselBlock = { id: 'p1', type: 'product-carousel', title: 'New', productIds: ['LHTEST0001'] }

test.each([
  ['a tile of a carousel', () => createShow(Carousel)(block, { tiles: { LHTEST0001: tile } })],
  [
    'the card of a favourite',
    () => {
      vi.mocked(isFavourite).mockReturnValue(true)
      const item = { id: 'LHTEST0001-red', name: 'Shoe', product: tile }
      return showInShop(<FavouriteCard item={item as never} />, { areas: ['common', 'navigation', 'favourites'] })
    },
  ],
] as const)('quick-shop opens from %s with the colour that it shows [DLG-18] [QS-01]', async (_, show) => {
  const open = vi.spyOn(dialogStack, 'open')
  await show()
  const link = page.getByRole('link', { name: 'Shoe', exact: true }).first()
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  const button = page.getByRole('button', { name: 'Quick shop: Shoe' })
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => open.mock.calls[0]?.slice(0, 2))
    .toEqual(['quick-shop', { product: { id: 'LHTEST0001', name: 'Shoe', color: 'red' } }])
})
