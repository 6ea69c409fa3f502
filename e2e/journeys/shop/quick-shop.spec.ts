import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.use(phone)

test('a size is bought from a tile, also when the first answer is a failure [DLG-18] [QS-01] [QS-02]', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.allow(/503/)
  await page.goto('/en-us/c/women-1000')
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.getByRole('button', { name: t.like('dialogs.quickShop.openOf') }).click()
  const dialog = page.getByRole('dialog', { name: t('dialogs.quickShop.buy') })
  await dialog.locator('label[data-availability="available"]').last().click()
  await expect(dialog.getByRole('button', { name: t('wallet.paypal') })).toBeVisible()
  await takeScreenshot(page, 'quick-shop')
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  let tries = 0
  await page.route('**/cart/v1/*tem*', async (route) => {
    tries += 1
    await (tries === 1 ? route.fulfill({ status: 503, json: { errorDetails: [] } }) : route.continue())
  })
  await dialog.getByRole('button', { name: t('product.addToCart') }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
  expect(tries).toBe(2)
  await expect(page).toHaveURL(/\/c\/women-1000$/)
})
