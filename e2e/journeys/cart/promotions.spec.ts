import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { readAmount, sumOf } from '../../pages/amounts.ts'
import { cartOf, couponsOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { buyWithCode } from '../../pages/other-shopper.ts'
import { ada, cards } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('a refused code says why at its field [CART-09] [ERR-01]', async ({ page, t, fillCart, pageErrors }) => {
    pageErrors.allow(/404|409/)
    await fillCart()
    await page.goto('/en-us/cart')
    const coupons = couponsOf(page, t)
    await coupons.open()
    await coupons.enter('nothing')
    await expect(page.getByText(t('PRM130'))).toBeVisible()
    await expect(coupons.field).toHaveAttribute('aria-invalid', 'true')
    await coupons.enter('spring30')
    await expect(page.getByText(t('PRM155'))).toBeVisible()
    await takeScreenshot(page, 'coupon-refused', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
    await coupons.enter('lace5')
    await expect(coupons.taken('LACE5')).toBeVisible()
    await coupons.enter('solo25')
    await expect(page.getByText(t('PRM175.codes', { codes: 'LACE5' }))).toBeVisible()
    await takeScreenshot(page, 'coupon-taken', { fullPage: true })
  })

  test('a code stands in the sums with what it takes off, and is taken away again [CART-09]', async ({
    page,
    t,
    fillCart,
  }) => {
    await fillCart()
    await page.goto('/en-us/cart')
    const coupons = couponsOf(page, t)
    const savingOf = (code: string) => readAmount(sumOf(page, t.like('cart.summary.promotion', { code })))
    await coupons.open()
    const before = await readAmount(sumOf(page, t('cart.summary.subtotal')))
    await coupons.enter('lace5')
    await expect(coupons.taken('LACE5')).toBeVisible()
    await expect.poll(() => savingOf('LACE5')).toBe(500)
    await expect(coupons.field).toHaveValue('')
    await coupons.taken('LACE5').click()
    await expect(coupons.taken('LACE5')).toHaveCount(0)
    await coupons.enter('solo25')
    await expect(coupons.taken('SOLO25')).toBeVisible()
    await expect.poll(() => savingOf('SOLO25')).toBeGreaterThanOrEqual(Math.floor(before * 0.25))
    expect(await findA11yViolations(page)).toEqual([])
  })
})

test('a gift comes and goes with its condition [CART-12] [CART-11]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  // Of the offers that more goods would earn, the nearest is shown.
  await expect(page.getByText('Spend $150 and save $20.')).toBeVisible()
  await expect(page.getByText('Spend $300 and get a free cap.')).toHaveCount(0)
  await cart.setQuantity('5')
  const gift = page.getByRole('article', { name: 'Linesman Cap' })
  await expect(gift.getByText(t('cart.item.bonus'), { exact: true })).toBeVisible()
  await expect(gift.getByText('A free cap from $300')).toBeVisible()
  await expect(page.getByText('A free cap comes with your order.', { exact: true })).toBeVisible()
  await expect(gift.getByRole('button')).toHaveCount(0)
  await takeScreenshot(page, 'cart-gift', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await cart.setQuantity('1')
  await expect(gift).toHaveCount(0)
})

test('a gift that is put into the cart by hand is refused by a toast, without a retry [CART-12]', async ({
  page,
  t,
  fillCart,
  openVisitor,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await fillCart({ quantity: 5 })
  await page.goto('/en-us/cart')
  const gift = page.getByRole('article', { name: 'Linesman Cap' })
  await gift.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linesman Cap' })).toBeVisible()
  const expectToast = async (visitor: typeof page, words: string) => {
    const asked: string[] = []
    visitor.on('request', (request) => {
      if (request.method() === 'POST' && /\/cart\/v1\/(item|cartWithItem)/.test(request.url()))
        asked.push(request.url())
    })
    const toast = visitor.getByRole('region', { name: t('common.notifications') }).getByRole('alert')
    await clickWhenReady(productOf(visitor, t).addButton, toast)
    await expect(toast).toContainText(words)
    expect(asked).toHaveLength(1)
  }
  await expectToast(page, t('GWP403.maximum', { maximum: 1 }))
  // Who has not earned the gift reads that it cannot be added.
  const stranger = await openVisitor()
  await stranger.goto(page.url())
  await expectToast(stranger, t('GWP403'))
  await page.goto('/en-us/cart')
  await expect(gift).toHaveCount(1)
})

test('a code that was used elsewhere meanwhile changes the total before the order is placed [CART-09] [CHK-10]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const email = `ada.${Date.now()}@example.com`
  const { items } = await fillCart()
  await page.goto('/en-us/checkout')
  const checkout = checkoutOf(page, t)
  await page.getByRole('complementary').getByText(t('cart.coupon.question')).click()
  const coupons = couponsOf(page, t)
  await coupons.enter('once20')
  await expect(coupons.taken('ONCE20')).toBeVisible()
  await checkout.fillAddress({ ...ada, email })
  await checkout.toBilling.click()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  const reduced = await readAmount(checkout.orderTotal)
  await buyWithCode(shop, { productId: items[0]?.productId ?? demoProducts.plain, code: 'ONCE20', email })
  await checkout.place.click()
  await expect(page.getByText(/^You’ve already used this code\. .+total/)).toBeVisible()
  await checkout.expectPlaceable()
  const full = await readAmount(checkout.orderTotal)
  expect(full).toBeGreaterThan(reduced)
  await takeScreenshot(page, 'coupon-used-up')
  await checkout.place.click()
  await expect(page.getByRole('heading', { name: t('order.confirmation.title', ada) })).toBeVisible()
  expect(await readAmount(sumOf(page, t('cart.summary.total')))).toBe(full)
})
