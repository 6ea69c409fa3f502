import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { DialogDefinition } from '../../ui/dialogs/define-dialog.ts'
import { provideDialogs } from '../../ui/dialogs/dialog-table.ts'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'
import { ProductTile } from './product-tile.tsx'
import './watch-quick-shop.ts'

const image = { url: '/i/test/fog', alt: '', view: 'side', width: 800, height: 1000 }
const tile = {
  ...{ id: 'LHTEST0001', name: 'Shoe', url: '/en-us/p/shoe-LHTEST0001', subtitle: 'Sneakers', currency: 'USD' },
  price: { lowCurrent: 60, highCurrent: 60, lowOriginal: 60, highOriginal: 60, showLowestPrice: false },
  ...{ image, available: true },
  colours: ['fog', 'red'].map((value) => ({
    ...{ value, label: value, swatch: '#888888', url: `/en-us/p/shoe-LHTEST0001?color=${value}`, image },
    price: { current: 60, original: 60 },
  })),
}
const dialog = { load: async () => () => null, place: 'right' } as unknown as DialogDefinition<unknown, unknown>
provideDialogs(async () => ({ 'quick-shop': dialog }) as never)

test('a tile gets the button of quick-shop when the keyboard comes to it, and it opens the colour that is shown [DLG-18]', async () => {
  const open = vi.spyOn(dialogStack, 'open')
  const { container } = await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <ProductTile tile={tile} sizes="50vw" largest={400} showColours />
      </MessagesProvider>
    </Suspense>,
  )
  const link = page.getByRole('link', { name: 'Shoe', exact: true })
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  const button = page.getByRole('button', { name: 'Quick shop: Shoe' })
  await expect.element(button).toBeInTheDocument()
  const heart = container.querySelector<HTMLElement>('[data-heart]')
  if (heart) heart.dataset.heart = 'LHTEST0001-red'
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => open.mock.calls[0]?.slice(0, 2))
    .toEqual(['quick-shop', { product: { id: 'LHTEST0001', name: 'Shoe', color: 'red' } }])
  // Coming back adds no second one.
  ;(link.element() as HTMLElement).focus()
  await expect.element(button).toBeInTheDocument()
  expect(container.querySelectorAll('button')).toHaveLength(2)
})
