import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { listingOf } from '../../pages/listing.ts'
import { productOf } from '../../pages/product.ts'

// What a zoom of 400 % leaves of a window of 1280 by 1024.
test.use({ viewport: { width: 320, height: 256 } })

/**
 * Counts the pixel rows in the middle of the window that show the same after the page has been scrolled: what is pinned there
 * takes the place of the page.
 */
function countPinnedRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const readRows = () =>
      Array.from({ length: window.innerHeight }, (_, y) => {
        const element = document.elementFromPoint(window.innerWidth / 2, y)
        return { element, top: element?.getBoundingClientRect().top }
      })
    const before = readRows()
    window.scrollBy({ top: -40, behavior: 'instant' })
    return readRows().filter(({ element, top }, y) => element === before[y]?.element && top === before[y]?.top).length
  })
}

/** Scrolls far down and some of it up again, which is when the header shows. */
async function scrollBack(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-hidden')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-hidden')
}

test('a list at a zoom of 400 % has the whole window', async ({ page, t }) => {
  await page.goto('/en-us/c/women-1000')
  await expect(listingOf(page, t).results.first()).toBeAttached()
  await scrollBack(page)
  expect(await countPinnedRows(page)).toBe(0)
})

test('a product at a zoom of 400 % has the whole window, and its buy bar stands at the end', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  await expect(productOf(page, t).addButton).toBeAttached()
  const bar = page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart') })
    .last()
  await scrollBack(page)
  await expect(bar).not.toBeInViewport()
  expect(await countPinnedRows(page)).toBe(0)
  await bar.scrollIntoViewIfNeeded()
  expect(await countPinnedRows(page)).toBe(0)
})

test('a made-to-order product at a zoom of 400 % has the whole window', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.madeToOrder}`)
  await expect(page.getByRole('radio', { name: t('paint.part.laces'), exact: true })).toBeAttached()
  await scrollBack(page)
  expect(await countPinnedRows(page)).toBe(0)
})

test('cart and checkout at a zoom of 400 % have the whole window', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await expect(cartOf(page, t).items.first()).toBeAttached()
  await scrollBack(page)
  expect(await countPinnedRows(page)).toBe(0)
  await page.goto('/en-us/checkout')
  await checkoutOf(page, t).field('city').scrollIntoViewIfNeeded()
  expect(await countPinnedRows(page)).toBe(0)
})
