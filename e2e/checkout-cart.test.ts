import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { openPage } from './harness/open-page.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { addFirstPair, cards, cartOf, checkoutOf, goToSummary, readSum, toMinor } from './pages/checkout-parts.ts'
import { buyAll } from './pages/other-shopper.ts'
import { goTo } from './pages/shop-parts.ts'

journey('nothing that is seen moves when the cart comes', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await addFirstPair(page, 'en-us')
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    const add = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  await goTo(page, '/en-us/cart')
  await cartOf(page).items.first().waitFor()
  await page.getByRole('heading', { name: 'Order summary' }).waitFor()
  const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)
  expect(moved).toBeLessThan(0.05)
})

journey('an item is taken out and put back as it was [CART-07]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await addFirstPair(page, 'en-us')
  await goTo(page, '/en-us/cart')
  const cart = cartOf(page)
  await cart.more.click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('2 items')
  const words = await cart.items.first().textContent()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await takeScreenshot(page, 'cart-removed')
  expect(await listBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await cart.items.first().waitFor()
  await expect.poll(() => cart.items.first().textContent()).toBe(words)
  expect(await cart.quantity.inputValue()).toBe('2')
})

journey(
  'sums follow the quantity as the server has them, and past the maximum the item names it [CART-08]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/409/] })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const cart = cartOf(page)
    await cart.items.first().waitFor()
    expect(await cart.quantity.inputValue()).toBe('1')
    const one = toMinor(await readSum(page, 'Subtotal'))
    await cart.more.click()
    await expect.poll(async () => toMinor(await readSum(page, 'Subtotal'))).toBe(2 * one)
    await cart.quantity.fill('99999')
    await cart.quantity.press('Enter')
    await page.getByText(/You can order at most [\d,]+ of these\./).waitFor()
    await expect.poll(() => cart.quantity.inputValue()).toBe('2')
    expect(await listBarriers(page)).toEqual([])
  },
)

journey('a lost cart is made anew from its items, and the shopper sees no error [CART-21]', async ({ open }) => {
  const page = await open({ expectedErrors: [/404|401/] })
  await addFirstPair(page, 'en-us')
  await goTo(page, '/en-us/cart')
  await cartOf(page).items.first().waitFor()
  const before = await page.evaluate(() => JSON.parse(localStorage.getItem('cart.LH-US') ?? '{}').cartId)
  // Another guest from here on: to the server the old cart is somebody else's.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('session'))
  await cartOf(page).more.click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('2 items')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart.LH-US') ?? '{}').cartId))
    .not.toBe(before)
  expect(await page.getByRole('alert').count()).toBe(0)
})

journey(
  'cart page, mini cart and header count agree at once in all tabs, and the cart outlives the browser [CART-24] [CART-25]',
  async ({ browser, open, shop }) => {
    const page = await open()
    await addFirstPair(page, 'en-us')
    const context = page.context()
    const second = await openPage(browser, { baseUrl: shop.url, context })
    await goTo(second.page, '/en-us/cart')
    const mini = cartOf(page.getByRole('dialog'))
    await cartOf(second.page).more.click()
    await expect.poll(() => mini.quantity.inputValue()).toBe('2')
    await mini.fewer.click()
    await expect.poll(() => cartOf(second.page).quantity.inputValue()).toBe('1')
    await goTo(page, '/en-us/cart')
    const headline = (of: typeof page) => of.getByRole('heading', { level: 1 }).textContent()
    const count = (of: typeof page) => of.locator('[data-cart-button]').getAttribute('aria-label')
    await cartOf(page).more.click()
    await expect.poll(() => headline(second.page)).toContain('2 items')
    await expect.poll(() => count(second.page)).toContain('2')
    await second.page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await second.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => headline(page)).toContain('2 items')
    const storageState = await context.storageState()
    const again = await browser.newContext({ baseURL: shop.url, storageState })
    const reopened = await again.newPage()
    await reopened.goto('/en-us/cart')
    await expect.poll(() => headline(reopened)).toContain('2 items')
    await again.close()
    expect(second.faults()).toEqual([])
    await second.close()
  },
)

journey(
  'what sells out before the order is placed leads back to the cart, where the item says so [CHK-10] [CART-16] [CART-23]',
  async ({ open, shop }) => {
    const page = await open({ expectedErrors: [/404|409/] })
    await goToSummary(page, cards.good)
    const productId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cart.items.LH-US') ?? '[]')[0]?.productId as string,
    )
    await buyAll(shop.url, productId)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/en-us\/cart$/)
    await page.getByRole('alert').filter({ hasText: 'no longer available' }).waitFor()
    const item = cartOf(page).items.first()
    await item.getByText('Sold out. Remove it to order the rest.').waitFor()
    await takeScreenshot(page, 'cart-sold-out', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Check out' }).first().click()
    await page.getByText('Please look at the marked items before you check out.').waitFor()
    expect(page.url()).toMatch(/\/cart$/)
  },
)
