import { afterAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addQuickShopButton } from './quick-shop-button.ts'
import './watch-quick-shop.ts'

// A touch screen, before the watcher asks.
vi.hoisted(() =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(hover: none)' }) as MediaQueryList),
)

afterAll(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('on a touch screen a tile that came into view before React had taken it over gets its button afterwards [DLG-18]', async () => {
  document.documentElement.dataset.locale = 'en-us'
  const seen = vi.spyOn(IntersectionObserver.prototype, 'unobserve')
  document.body.innerHTML = `<div data-dehydrated><article data-product="LHTEST0001"><h3>Shoe</h3>
    <button data-heart="LHTEST0001-fog">Favorites</button></article></div>`
  const button = page.getByRole('button', { name: 'Quick shop: Shoe' })
  await expect.poll(() => seen.mock.calls.length).toBe(1)
  // What was begun for the tile is over once this is.
  await addQuickShopButton(document.querySelector('article') as HTMLElement)
  expect(button.query()).toBeNull()
  document.querySelector('[data-dehydrated]')?.removeAttribute('data-dehydrated')
  await expect.element(button).toBeVisible()
})
