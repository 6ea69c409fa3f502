import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import {
  addFirstPair,
  cards,
  cartOf,
  checkoutOf,
  openCheckout,
  people,
  readSum,
  toMinor,
  waitUntilPlaceable,
} from './pages/checkout-parts.ts'
import { buyWithCode } from './pages/other-shopper.ts'
import { goTo, untilItAnswers } from './pages/shop-parts.ts'

const couponsOf = (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Promo code' })
  return {
    field,
    open: () => page.getByText('Do you have a promo code?').click(),
    error: page.locator('[id$="-error"]'),
    taken: (code: string) => page.getByRole('button', { name: `Remove code ${code}` }),
    enter: async (code: string) => {
      await field.fill(code)
      await field.press('Enter')
    },
  }
}

journey(
  'a code is refused at its field with words of its own, taken with what it saves, and goes again [CART-09] [ERR-01]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/404|409/] })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const coupons = couponsOf(page)
    await coupons.open()
    await coupons.enter('nothing')
    await page.getByText('We don’t know this code. Please check the spelling.').waitFor()
    await expect.poll(() => coupons.field.getAttribute('aria-invalid')).toBe('true')
    await coupons.enter('spring30')
    await page.getByText('This code has expired.').waitFor()
    await takeScreenshot(page, 'coupon-refused', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    const before = toMinor(await readSum(page, 'Subtotal'))
    await coupons.enter('lace5')
    await coupons.taken('LACE5').waitFor()
    await expect.poll(async () => toMinor(await readSum(page, '.+ \\(LACE5\\)'))).toBe(500)
    expect(await coupons.field.inputValue()).toBe('')
    await coupons.enter('solo25')
    await page.getByText('This code can’t be combined with what is already on your cart.').waitFor()
    await takeScreenshot(page, 'coupon-taken', { fullPage: true })
    await coupons.taken('LACE5').click()
    await coupons.taken('LACE5').waitFor({ state: 'detached' })
    await coupons.enter('solo25')
    await coupons.taken('SOLO25').waitFor()
    await expect
      .poll(async () => toMinor(await readSum(page, '.+ \\(SOLO25\\)')))
      .toBeGreaterThanOrEqual(Math.floor(before * 0.25))
    expect(await listBarriers(page)).toEqual([])
  },
)

journey(
  'a gift comes and goes with its condition, and who wants to buy it is told so by a toast [CART-12] [CART-11]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/409/] })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const cart = cartOf(page)
    await page.getByText('From $300 a cap comes with your order.').waitFor()
    await cart.quantity.fill('5')
    await cart.quantity.press('Enter')
    const gift = page.getByRole('article', { name: 'Linesman Cap' })
    await gift.getByText('Gift', { exact: true }).waitFor()
    await gift.getByText('A cap as a gift from $300').waitFor()
    await page.getByText('A cap comes with your order.', { exact: true }).waitFor()
    expect(await gift.getByRole('button').count()).toBe(0)
    await takeScreenshot(page, 'cart-gift', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await gift.getByRole('link').first().click()
    await page.waitForURL(/\/p\//)
    await page.getByRole('heading', { level: 1, name: 'Linesman Cap' }).waitFor()
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await untilItAnswers(add)
    await add.click()
    await page.getByText('You can have at most 1 of this gift.').waitFor()
    await goTo(page, '/en-us/cart')
    await gift.waitFor()
    await cart.quantity.fill('1')
    await cart.quantity.press('Enter')
    await gift.waitFor({ state: 'detached' })
  },
)

journey(
  'a code that was used elsewhere meanwhile is told at the order, and what is charged is what was confirmed [CART-09] [CHK-10]',
  async ({ open, shop }) => {
    const page = await open({ expectedErrors: [/409/] })
    const email = `ada.${Date.now()}@example.com`
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await page.getByRole('complementary').getByText('Do you have a promo code?').click()
    const coupons = couponsOf(page)
    await coupons.enter('once20')
    await coupons.taken('ONCE20').waitFor()
    await checkout.fillAddress({ ...people['en-us'], email })
    await checkout.toBilling.click()
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    const reduced = toMinor((await checkout.place.textContent()) ?? '')
    const productId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cart.items.LH-US') ?? '[]')[0]?.productId as string,
    )
    await buyWithCode(shop.url, { productId, code: 'ONCE20', email })
    await checkout.place.click()
    await page.getByText(/^You’ve already used this code\. .+total/).waitFor()
    await waitUntilPlaceable(page)
    const full = toMinor((await checkout.place.textContent()) ?? '')
    expect(full).toBeGreaterThan(reduced)
    await takeScreenshot(page, 'coupon-used-up')
    await checkout.place.click()
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
    expect(toMinor(await readSum(page, 'Total'))).toBe(full)
  },
)
