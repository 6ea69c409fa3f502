import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { expectItemCount } from '../../pages/cart.ts'

test.use(phone)

test('a cart is shared by a link that names its items alone, and another visitor puts them into a cart of their own', async ({
  page,
  t,
  fillCart,
  openVisitor,
}) => {
  await fillCart({ quantity: 2 })
  await page.goto('/en-us/cart')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // With the phone's own sheet the link is not in the clipboard.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: t('cart.shared.share') }).click()
  await expect(page.getByText(t('cart.shared.copied'))).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect([...link.searchParams.keys()]).toEqual(['items'])

  const visitor = await openVisitor()
  await visitor.goto(link.href)
  await expect(visitor.getByRole('heading', { level: 1, name: t('cart.shared.title') })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await findA11yViolations(visitor)).toEqual([])
  await takeScreenshot(visitor, 'shared-cart-phone', { fullPage: true })
  await visitor.getByRole('button', { name: t('cart.shared.add') }).click()
  await expect(visitor.getByText(t('orders.reorder.added', { count: 2 }))).toBeVisible()
  await visitor
    .getByRole('main')
    .getByRole('link', { name: t('account.viewCart') })
    .click()
  await expectItemCount(visitor, t, 2)
})
