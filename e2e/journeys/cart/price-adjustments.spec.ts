import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { readAmount, sumOf } from '../../pages/amounts.ts'
import { cartOf } from '../../pages/cart.ts'

test('a shopper sees no button for adjusting a price [CART-18]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await expect(cartOf(page, t).edit).toBeVisible()
  await expect(page.getByRole('button', { name: t.like('cart.adjust.openOf') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('cart.adjust.openOrder') })).toHaveCount(0)
})

test('staff adjust the price of an item and of the order, each with its reason [CART-18]', async ({
  page,
  t,
  signIn,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  await signIn('store.us@lacehouse.test')
  await fillCart()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-us/cart')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: t('cart.adjust.amount', { currency: 'USD' }) })
  const reason = dialog.getByRole('textbox', { name: t('cart.adjust.reason') })
  const save = dialog.getByRole('button', { name: t('cart.adjust.save') })
  const saveChange = dialog.getByRole('button', { name: t('cart.adjust.saveChange') })
  const openItem = () => page.getByRole('button', { name: t.like('cart.adjust.openOf') }).click()
  const shown = (adjusted: string, why: string) =>
    main.getByText(t('cart.adjust.shown', { amount: adjusted, reason: why }))
  const adjustments = () => readAmount(sumOf(page, t('cart.summary.adjustments')))
  await openItem()
  await test.step('asks for an amount and a reason', async () => {
    await save.click()
    await expect(dialog.getByText(t('cart.adjust.amountWrong'))).toBeVisible()
    await expect(dialog.getByText(t('cart.adjust.reasonMissing'))).toBeVisible()
  })
  await test.step('adjusts the item', async () => {
    await amount.fill('7.50')
    await reason.fill('A scuff on the heel')
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'adjust-price')
    await save.click()
    await expect(shown('$7.50', 'A scuff on the heel')).toBeVisible()
    await expect.poll(adjustments).toBe(750)
  })
  await test.step('adjusts the order', async () => {
    await page.getByRole('button', { name: t('cart.adjust.openOrder') }).click()
    await amount.fill('5')
    await reason.fill('Waited long')
    await save.click()
    await expect(shown('$5.00', 'Waited long')).toBeVisible()
    await expect.poll(adjustments).toBe(1250)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'price-adjusted', { fullPage: true })
  })
  await test.step('changes an adjustment', async () => {
    await openItem()
    await dialog.getByRole('button', { name: t('cart.adjust.changeOf', { reason: 'A scuff on the heel' }) }).click()
    await expect(amount).toHaveValue('7.5')
    await amount.fill('9000')
    await saveChange.click()
    await expect(dialog.getByText(t('cart.adjust.tooMuch'))).toBeVisible()
    await amount.fill('8')
    await takeScreenshot(page, 'adjust-price-change')
    await saveChange.click()
    await expect(shown('$8.00', 'A scuff on the heel')).toBeVisible()
  })
  await test.step('takes an adjustment back', async () => {
    await openItem()
    await dialog.getByRole('button', { name: t('cart.adjust.removeOf', { reason: 'A scuff on the heel' }) }).click()
    await expect(dialog.getByText('A scuff on the heel')).toHaveCount(0)
    await dialog
      .getByRole('button', { name: t('common.close') })
      .first()
      .click()
    await expect.poll(adjustments).toBe(500)
  })
})
