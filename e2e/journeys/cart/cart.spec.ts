import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { firstRenderTimeout } from '../../fixtures/first-render-timeout.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readAmount, sumOf } from '../../pages/amounts.ts'
import { cartOf, expectItemCount } from '../../pages/cart.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { buyAll } from '../../pages/other-shopper.ts'
import { cards } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

/** Sums up what moves on the next page without being asked to, as browsers measure it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    const add = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
}

const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing that is seen moves when the cart comes', async ({ page, t, fillCart }) => {
    await fillCart()
    await watchShifts(page)
    await page.goto('/en-us/cart')
    await expect(cartOf(page, t).quantity).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart.summary.title') })).toBeVisible()
    // What comes late is pictures, whose first drawing takes its time; those below the window come when it is scrolled.
    const isThere = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
    await expect.poll(() => page.evaluate(isThere), { timeout: firstRenderTimeout }).toBe(true)
    expect(await readShifts(page)).toBeLessThan(0.05)
  })

  test('what stands below an empty cart stays there while its scripts come [CMS-01]', async ({ page }) => {
    await watchShifts(page)
    await page.goto('/en-us/cart')
    const recommended = page.locator('[data-block-id="cart-more"]')
    await recommended.scrollIntoViewIfNeeded()
    // They come by script, once the block is hydrated.
    await expect(recommended.getByRole('article').first()).toBeVisible()
    expect(await readShifts(page)).toBeLessThan(0.05)
  })

  test('an item that is taken out is put back as it was [CART-07]', async ({ page, t, fillCart }) => {
    await fillCart()
    await page.goto('/en-us/cart')
    const cart = cartOf(page, t)
    await cart.more.click()
    await expectItemCount(page, t, 2)
    const words = (await cart.items.first().textContent()) ?? ''
    await cart.remove.click()
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
    await takeScreenshot(page, 'cart-removed')
    expect(await findA11yViolations(page)).toEqual([])
    await cart.undo.click()
    await expect.poll(() => cart.items.first().textContent()).toBe(words)
    await expect(cart.quantity).toHaveValue('2')
  })
})

test('the sums follow the quantity [CART-08]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  const subtotal = sumOf(page, t('cart.summary.subtotal'))
  await expect(cart.quantity).toHaveValue('1')
  const one = await readAmount(subtotal)
  await cart.more.click()
  await expect.poll(() => readAmount(subtotal)).toBe(2 * one)
})

test('an item names the maximum that it can be ordered in [CART-08]', async ({ page, t, fillCart, pageErrors }) => {
  pageErrors.allow(/409/)
  await fillCart({ quantity: 2 })
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  await cart.setQuantity('99999')
  await expect(page.getByText(t.like('INV408.maximum'))).toBeVisible()
  await expect(cart.quantity).toHaveValue('2')
  expect(await findA11yViolations(page)).toEqual([])
})

test('a lost cart is made anew from its items without an error [CART-21]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/404|401/)
  const lost = await fillCart()
  await page.goto('/en-us/cart')
  await expect(cartOf(page, t).quantity).toHaveValue('1')
  // A new guest session from here on, to which the old cart does not belong.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('session'))
  const changed = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok() && response.url().includes('/cart/v1/cart/'),
  )
  await cartOf(page, t).more.click()
  await expectItemCount(page, t, 2)
  expect((await changed).url()).not.toContain(lost.id)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('cart page, mini cart and header count agree at once in all tabs [CART-25]', async ({ page, t, pageErrors }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const product = productOf(page, t)
  await product.add(product.sizes.nth(1))
  const second = await page.context().newPage()
  pageErrors.watch(second)
  await second.goto('/en-us/cart')
  await cartOf(second, t).more.click()
  const mini = cartOf(product.dialog, t)
  await expect(mini.quantity).toHaveValue('2')
  await mini.fewer.click()
  await expect(cartOf(second, t).quantity).toHaveValue('1')
  await page.goto('/en-us/cart')
  await cartOf(page, t).more.click()
  await expectItemCount(second, t, 2)
  const count = second.getByRole('banner').getByRole('link', { name: t('navigation.cartWithCount', { count: 2 }) })
  await expect(count).toBeVisible()
  await cartOf(second, t).remove.click()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  await cartOf(second, t).undo.click()
  await expectItemCount(page, t, 2)
})

test('the cart outlives the browser [CART-24]', async ({ page, t, fillCart, browser, pageErrors }) => {
  await fillCart({ quantity: 2 })
  await page.goto('/en-us/cart')
  await expectItemCount(page, t, 2)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState })
  const reopened = await context.newPage()
  pageErrors.watch(reopened)
  await reopened.goto('/en-us/cart')
  await expectItemCount(reopened, t, 2)
  await context.close()
})

test('an item that sells out before the order is placed is marked in the cart [CHK-10] [CART-16] [CART-23]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/404|409/)
  const { items } = await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path: '/en-us/checkout', card: cards.good })
  await buyAll(shop, items[0]?.productId ?? '')
  await checkoutOf(page, t).place.click()
  await expect(page).toHaveURL(/\/en-us\/cart$/)
  await expect(page.getByRole('alert').filter({ hasText: 'no longer available' })).toBeVisible()
  await expect(cartOf(page, t).items.first().getByText(t('cart.item.soldOut'))).toBeVisible()
  await takeScreenshot(page, 'cart-sold-out', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await cartOf(page, t).checkOut.click()
  await expect(page.getByText(t('cart.problems'))).toBeVisible()
  expect(page.url()).toMatch(/\/cart$/)
})
