import { days } from '@lacehouse/domain/time/durations'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { productOf } from '../../pages/product.ts'

/** Days from now to a day that an American page names without its year. */
function daysUntil(day: string): number {
  const now = Date.now()
  const [thisYear, nextYear] = [0, 1].map((more) => Date.parse(`${day} ${new Date(now).getFullYear() + more}`) - now)
  return ((thisYear ?? 0) < -days(1) ? (nextYear ?? 0) : (thisYear ?? 0)) / days(1)
}

test('a pair made to a design goes into the cart apart from what is in the warehouse [RT-07] [CART-29]', async ({
  page,
  t,
}) => {
  const product = productOf(page, t)
  await page.goto(`/en-us/p/tivoli-court-${demoProducts.madeToOrder}`)
  await product.add(product.sizes.nth(1))
  await page.goto(`/en-us/p/halden-court-${demoProducts.plain}`)
  await product.add(product.sizes.nth(1))
  await page.goto('/en-us/cart')
  const apart = page.getByRole('region', { name: t('cart.group.customs') })
  await expect(cartOf(apart, t).items).toHaveCount(1)
  await expect(cartOf(page.getByRole('region', { name: t('cart.group.me') }), t).items).toHaveCount(1)
  await takeScreenshot(page, 'cart-made-to-order', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await cartOf(page, t).checkOut.click()
  await expect(page.getByRole('group', { name: t('checkout.shippingMethod.customs') })).toBeVisible()
})

test('a product says what its making costs, when it comes and that it can be returned, and its design is edited from the cart [RT-07] [CART-29]', async ({
  page,
  t,
}) => {
  const path = `/en-us/p/tivoli-court-${demoProducts.madeToOrder}`
  const product = productOf(page, t)
  await test.step('before the cart', async () => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(t('product.delivery.madeToOrder', { amount: '$9.95' }))).toBeVisible()
    await expect(main.getByText(t('product.returns.madeToOrder'))).toBeVisible()
    const promise = new RegExp(t('product.delivery.promise', { from: '(\\w+, \\w+ \\d+)', to: '(\\w+, \\w+ \\d+)' }))
    const [, from = '', to = ''] = promise.exec((await main.getByText(promise).textContent()) ?? '') ?? []
    // It is made first, which takes longer than a pair from the warehouse needs for its way.
    expect(daysUntil(from)).toBeGreaterThan(7)
    expect(daysUntil(to)).toBeGreaterThan(daysUntil(from))
  })
  const design = () => new URL(page.url()).searchParams.get('recipe')?.split(':')[0]
  await page.getByRole('button', { name: t('painter.surprise') }).click()
  await expect.poll(design).toBeTruthy()
  const first = design()
  await product.add(product.sizes.nth(1))
  await page.goto('/en-us/cart')
  await page.getByRole('link', { name: t('cart.item.editDesignOf', { name: 'Tivoli Court' }) }).click()
  await expect(page).toHaveURL(new RegExp(`/p/tivoli-court-${demoProducts.madeToOrder}`))
  expect(design()).toBe(first)
})
