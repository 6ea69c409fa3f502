import { seconds } from '@lacehouse/domain/time/durations'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { expect, phone, test } from '../../fixtures/test.ts'
import { openUntilFirstPaint, slowDown } from '../../pages/slow-visit.ts'

// A tap as soon as something is seen, with a slow processor and a slow line: it is carried out or replayed, and never lost.
test.use(phone)
test.slow()

const soon = { timeout: seconds(60) }

test.beforeEach(async ({ page }) => slowDown(page))

test('a tap on the menu while the page loads opens it, or the page of the menu', async ({ page, t }) => {
  await openUntilFirstPaint(page, '/en-us')
  await page.getByRole('button', { name: t('navigation.openMenu') }).tap()
  const dialog = page.getByRole('dialog').getByRole('link').first()
  await expect
    .poll(async () => new URL(page.url()).pathname.endsWith('/menu') || (await dialog.isVisible()), soon)
    .toBe(true)
})

test('a tap on the search while the page loads leads to it', async ({ page, t }) => {
  await openUntilFirstPaint(page, '/en-us')
  await page.getByRole('link', { name: t('navigation.search.open') }).tap()
  await expect(page.getByLabel(t('navigation.search.label')).last()).toBeVisible(soon)
})

test('a tap on a heart while the page loads makes a favourite', async ({ page, t }) => {
  await openUntilFirstPaint(page, '/en-us/search?q=runner')
  const heart = new RegExp(`^${t('navigation.favourites')}: `)
  const hearts = page.getByRole('main').getByRole('article').getByRole('button', { name: heart })
  await hearts.first().tap()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true', soon)
})

test('a tap on a size and on add to cart while the page loads fills the cart', async ({ page, t }) => {
  await openUntilFirstPaint(page, `/en-us/p/x-${demoProducts.plain}`)
  const main = page.getByRole('main')
  const size = main.getByRole('radio', { name: /^[\d.]+$/ }).nth(1)
  // The bar at the foot of the window would be in the way.
  await size.evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await size.tap()
  await main
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .tap()
  await expect(page.getByRole('link', { name: t('cart.checkout') }).first()).toBeVisible(soon)
  await page.goto('/en-us/cart')
  await expect(page.getByRole('textbox', { name: t.like('cart.item.quantity') })).toHaveValue('1', soon)
})
