import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

const path = '/en-us/checkout'

test('a session in a store names the store and who sells, and its next order remembers both [CHK-06] [STO-02] [PAY-07]', async ({
  page,
  t,
  signIn,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  const seller = page.getByRole('group', { name: t('checkout.seller.title') })
  const store = seller.getByLabel(t('checkout.seller.store'), { exact: true })
  const employee = seller.getByLabel(t('checkout.seller.employee'))
  await signIn('store.us@lacehouse.test')
  await fillCart({ isAddressed: true })
  await test.step('the cart offers no express by PayPal', async () => {
    const methods = page.waitForResponse(/\/paymentMethods/)
    await page.goto('/en-us/cart')
    expect(await (await methods).json()).toMatchObject({ expressMethods: ['APPLE_PAY'] })
    await expect(page.getByRole('button', { name: t('wallet.paypal') })).toHaveCount(0)
  })
  await goToSummary(page, t, { path, card: cards.good })
  await test.step('the order asks for both', async () => {
    await checkout.place.click()
    await expect(seller.getByText(t('checkout.seller.missing'))).toBeVisible()
    await expect(store).toBeFocused()
    await takeScreenshot(page, 'in-store-missing', { fullPage: true })
  })
  await store.selectOption({ index: 2 })
  const storeId = await store.inputValue()
  await expect(employee.getByRole('option').nth(1)).toBeAttached()
  await employee.selectOption({ index: 1 })
  const storeEmployeeId = await employee.inputValue()
  expect(await findA11yViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await takeScreenshot(page, 'in-store-phone', { fullPage: true })
  await checkout.placeOrder()
  await expect(page.getByText(t('order.soldBy', { storeId, storeEmployeeId }))).toBeVisible()
  await takeScreenshot(page, 'in-store-confirmation', { fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the next order knows both', async () => {
    await page.goto('about:blank')
    await fillCart({ isAddressed: true })
    await goToSummary(page, t, { path, card: cards.good })
    await expect(store).toHaveValue(storeId)
    await expect(employee).toHaveValue(storeEmployeeId)
  })
})
