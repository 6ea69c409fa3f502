import { demoProducts } from '@lacehouse/test-kit'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { productOf } from '../../pages/product.ts'

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
