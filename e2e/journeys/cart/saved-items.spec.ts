import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'

test.use(phone)

test('an item that is saved for later leaves the cart, and is put back [CART-26]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  const saved = page.getByRole('region', { name: t('cart.saved.title', { count: 1 }) })
  await cart.save.click()
  await expect(saved).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  await takeScreenshot(page, 'cart-saved-for-later', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await cart.undo.click()
  await expect(cart.save).toBeVisible()
  await expect(saved).toHaveCount(0)
})

test('a saved item moves into the cart, and one that has sold out says why not [CART-26]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  const saved = page.getByRole('region', { name: t('cart.saved.title', { count: 1 }) })
  const move = saved.getByRole('button', { name: t.like('cart.saved.toCartOf') })
  await cart.save.click()
  await expect(saved).toBeVisible()
  await page.reload()
  // Another shopper buys the last pair while the button is shown.
  let isRefused = false
  await page.route('**/cart/v1/item?*', async (route) => {
    isRefused = !isRefused
    const errorDetails = [{ errorId: 'INV700', message: 'This item is out of stock.' }]
    await (isRefused ? route.fulfill({ status: 409, json: { errorDetails } }) : route.continue())
  })
  await move.click()
  await expect(saved.getByRole('alert').filter({ hasText: t('cart.cannotMove') })).toBeVisible()
  await move.click()
  await expect(cart.save).toHaveCount(1)
  await expect(saved).toHaveCount(0)
})

test('a saved item gets another size, also beside an empty cart [CART-26] [QS-03]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await cartOf(page, t).save.click()
  const saved = page.getByRole('region', { name: t('cart.saved.title', { count: 1 }) })
  const before = (await saved.getByRole('article').textContent()) ?? ''
  await saved.getByRole('button', { name: t.like('cart.item.editOf') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('label[data-availability="available"]').last().click()
  await dialog.getByRole('button', { name: t('dialogs.quickShop.updateSaved') }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => saved.getByRole('article').textContent()).not.toBe(before)
  await takeScreenshot(page, 'saved-edited', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
})
