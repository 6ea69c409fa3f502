import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { readAmount, sumOf } from '../../pages/amounts.ts'
import { cartOf } from '../../pages/cart.ts'

test('a shopper sees no button for adjusting a price [CART-18]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await expect(cartOf(page, t).edit).toBeVisible()
  await expect(page.getByRole('button', { name: t.like('cart.adjust.openOf') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('cart.adjust.openOrder') })).toHaveCount(0)
})

function adjustmentOf(page: Page, t: SiteText) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    amount: dialog.getByRole('textbox', { name: t('cart.adjust.amount', { currency: 'USD' }) }),
    reason: dialog.getByRole('textbox', { name: t('cart.adjust.reason') }),
    save: dialog.getByRole('button', { name: t('cart.adjust.save') }),
    saveChange: dialog.getByRole('button', { name: t('cart.adjust.saveChange') }),
    openItem: () => page.getByRole('button', { name: t.like('cart.adjust.openOf') }).click(),
    shown: (amount: string, reason: string) =>
      page.getByRole('main').getByText(t('cart.adjust.shown', { amount, reason })),
    total: () => readAmount(sumOf(page, t('cart.summary.adjustments'))),
  }
}

const scuff = 'A scuff on the heel'

test.describe('staff', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(async ({ page, signIn, fillCart, pageErrors }) => {
    pageErrors.allow(/status of 409/)
    await signIn('store.us@lacehouse.test')
    await fillCart()
    await page.goto('/en-us/cart')
  })

  test('staff adjust the price of an item and of the order, each with its reason [CART-18]', async ({ page, t }) => {
    const { dialog, amount, reason, save, openItem, shown, total } = adjustmentOf(page, t)
    await openItem()
    await save.click()
    await expect(dialog.getByText(t('cart.adjust.amountWrong'))).toBeVisible()
    await expect(dialog.getByText(t('cart.adjust.reasonMissing'))).toBeVisible()
    await amount.fill('7.50')
    await reason.fill(scuff)
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'adjust-price')
    await save.click()
    await expect(shown('$7.50', scuff)).toBeVisible()
    await expect.poll(total).toBe(750)
    await page.getByRole('button', { name: t('cart.adjust.openOrder') }).click()
    await amount.fill('5')
    await reason.fill('Waited long')
    await save.click()
    await expect(shown('$5.00', 'Waited long')).toBeVisible()
    await expect.poll(total).toBe(1250)
    await expect(dialog).toBeHidden()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'price-adjusted', { fullPage: true })
  })

  test('staff change an adjustment within its bounds, and take it back [CART-18]', async ({ page, t }) => {
    const { dialog, amount, reason, save, saveChange, openItem, shown } = adjustmentOf(page, t)
    await openItem()
    await amount.fill('7.50')
    await reason.fill(scuff)
    await save.click()
    await expect(shown('$7.50', scuff)).toBeVisible()
    await openItem()
    await dialog.getByRole('button', { name: t('cart.adjust.changeOf', { reason: scuff }) }).click()
    await expect(amount).toHaveValue('7.5')
    await amount.fill('9000')
    await saveChange.click()
    await expect(dialog.getByText(t('cart.adjust.tooMuch'))).toBeVisible()
    await amount.fill('8')
    await takeScreenshot(page, 'adjust-price-change')
    await saveChange.click()
    await expect(shown('$8.00', scuff)).toBeVisible()
    await openItem()
    await dialog.getByRole('button', { name: t('cart.adjust.removeOf', { reason: scuff }) }).click()
    await expect(dialog.getByText(scuff)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(shown('$8.00', scuff)).toHaveCount(0)
  })
})
