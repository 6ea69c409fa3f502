import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'

test('another size takes the place of an item [CART-13] [DLG-06] [QS-03]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  const dialog = page.getByRole('dialog')
  await cart.edit.click()
  const size = dialog.locator('label[data-availability="available"]').last()
  const name = (await size.locator('span').first().textContent()) ?? ''
  await size.click()
  expect(await findA11yViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('dialogs.quickShop.update') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cart.items.first().getByText(t('cart.item.size', { size: name }), { exact: true })).toBeVisible()
})

test('an item becomes a gift with a message to its recipient [CART-13] [CART-27] [DLG-06]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  const dialog = page.getByRole('dialog')
  const gift = cart.items.first().getByText(t('cart.item.gift.to', { to: 'Grace' }))
  await cart.addGift.click()
  await test.step('asks for what is missing', async () => {
    await dialog.getByRole('button', { name: t('dialogs.gift.save') }).click()
    await expect(dialog.getByText(t('validation.required')).first()).toBeVisible()
  })
  await dialog.getByLabel(t('dialogs.gift.to'), { exact: true }).fill('Grace')
  await dialog.getByLabel(t('dialogs.gift.message')).fill('For the long way home.')
  await expect(dialog.getByText(t('dialogs.gift.counter', { count: 22, maximum: 250 }))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('dialogs.gift.save') }).click()
  await expect(gift).toBeVisible()
  await page.reload()
  await expect(gift).toBeVisible()
  await test.step('is taken away again', async () => {
    await page.getByRole('button', { name: t.like('cart.item.gift.changeOf') }).click()
    await dialog.getByRole('button', { name: t('dialogs.gift.remove') }).click()
    await expect(gift).toHaveCount(0)
  })
})
