import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('on a touch screen a tile that came into view before React had taken it over gets its button afterwards [DLG-18]', async () => {
  document.documentElement.dataset.locale = 'en-us'
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(hover: none)' }) as MediaQueryList,
  )
  document.body.innerHTML = `<div data-dehydrated><article data-product="LHTEST0001"><h3>Shoe</h3>
    <button data-heart="LHTEST0001-fog">Favorites</button></article></div>`
  const { addQuickShopButton } = await import('./quick-shop-button.ts')
  const button = page.getByRole('button', { name: 'Quick shop: Shoe' })
  const seen = vi.spyOn(IntersectionObserver.prototype, 'unobserve')
  await import('./watch-quick-shop.ts')
  await expect.poll(() => seen.mock.calls.length).toBe(1)
  // What was begun for the tile is over once this is.
  await addQuickShopButton(document.querySelector('article') as HTMLElement)
  expect(button.query()).toBeNull()
  document.querySelector('[data-dehydrated]')?.removeAttribute('data-dehydrated')
  await expect.element(button).toBeVisible()
})
