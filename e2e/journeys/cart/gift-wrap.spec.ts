import { fillCart } from '../../fixtures/fill-cart.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteLocale } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

const locales: readonly SiteLocale[] = ['en-us', 'de-de', 'fr-ca']

for (const siteLocale of locales) {
  test.describe(`gift wrap in ${siteLocale}`, () => {
    test.use({ siteLocale })

    test('gift wrap is in the sums of the cart, and the choice survives a reload', async ({ page, shop, t }) => {
      await fillCart(page, { shop, locale: siteLocale })
      await page.goto(`/${siteLocale}/cart`)
      const wrap = page.getByRole('checkbox', { name: new RegExp(`^${t('cart.giftWrapping.wrap')}`) })
      const row = page.getByRole('main').locator('dt', { hasText: t('cart.giftWrapping.wrap') })
      await expect(wrap).not.toBeChecked()
      await expect(row).toHaveCount(0)
      await wrap.check()
      await expect(row).toBeVisible()
      await page.reload()
      await expect(wrap).toBeChecked()
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await takeScreenshot(page, `gift-wrap-${siteLocale}-${width}`, { fullPage: true })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      expect(await findA11yViolations(page)).toEqual([])
    })
  })
}

test('a lost cart is made anew with its gift wrap and gift receipt [CART-21]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/404|401/)
  const lost = await fillCart()
  await page.goto('/en-us/cart')
  const boxes = (['wrap', 'receipt'] as const).map((what) =>
    page.getByRole('checkbox', { name: new RegExp(`^${t(`cart.giftWrapping.${what}`)}`) }),
  )
  const row = page.getByRole('main').locator('dt', { hasText: t('cart.giftWrapping.wrap') })
  for (const box of boxes) {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/cart/v1/') && response.ok(),
    )
    await box.check()
    await saved
  }
  await expect(row).toBeVisible()
  // A new guest session from here on, to which the old cart does not belong.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('session'))
  const made = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/cart\/v1\/cart\?/.test(response.url()) && response.ok(),
  )
  await page.reload()
  expect((await (await made).json()).id).not.toBe(lost.id)
  await expect(row).toBeVisible()
  for (const box of boxes) await expect(box).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('an order with gift wrap has a gift receipt, which names no price', async ({ page, shop, t }) => {
    await fillCart(page, { shop, locale: 'de-de' }, { isAddressed: true })
    await page.goto('/de-de/cart')
    await page.getByRole('checkbox', { name: new RegExp(`^${t('cart.giftWrapping.wrap')}`) }).check()
    await page.getByRole('checkbox', { name: new RegExp(`^${t('cart.giftWrapping.receipt')}`) }).check()
    await expect(page.locator('dt', { hasText: t('cart.giftWrapping.wrap') })).toBeVisible()
    await goToSummary(page, t, { path: '/de-de/checkout', card: cards.good })
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: t('navigation.footer.withdraw') }),
    ).toBeVisible()
    await takeScreenshot(page, 'gift-wrap-summary-phone', { fullPage: true })
    await checkoutOf(page, t).place.click()
    await expect(page).toHaveURL(/order-confirmation/)
    await page.getByRole('link', { name: t('order.giftReceipt.open') }).click()
    const receipt = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(receipt.getByRole('heading', { name: t('order.giftReceipt') })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('€')
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'gift-receipt-phone', { fullPage: true })
  })
})
