import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

test('delivered goods are sent back with a label and refunded when they arrive, with invoice and credit note [ACC-08] [ACC-09]', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
}) => {
  test.slow()
  await signIn('consumer.us@lacehouse.test')
  const orderNumber = await placeOrder({ quantity: 2 })
  await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
  await page.goto(`/en-us/account/orders/${orderNumber}`)

  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: t('order.invoice') }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^LH-US-I-\d{7}\.pdf$/)

  await page.getByRole('button', { name: t('orders.return') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: t('common.quantity.decrease') }).click()
  await dialog.getByRole('combobox').first().selectOption('too_small')
  const preview = dialog.getByRole('region', { name: t('orders.return.preview') })
  await expect(preview).toHaveAttribute('aria-busy', 'false')
  await expect(preview.getByRole('listitem')).toHaveCount(1)
  const refund = (await preview.getByRole('listitem').textContent()) ?? ''
  expect(await findA11yViolations(page)).toEqual([])
  const label = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orders.return.confirm', { count: 1 }) }).click()
  const returnNumber = (await label).suggestedFilename().replace('.pdf', '')
  expect(returnNumber).toMatch(/^R-\w{3}-\w{3}-\w{4}$/)
  await expect(page.getByText(t('orders.returns.waiting'))).toBeVisible()
  expect((await findMail(shop, 'return-', returnNumber)).text).toContain(formatOrderNumber(orderNumber))

  await runShopCommand(shop, ['order', 'return', returnNumber])
  await page.reload()
  await expect(page.getByText(refund)).toBeVisible()
  await expect(page.getByText(t('orders.returns.waiting'))).toBeHidden()
  const [credit] = t('orders.creditNote', { date: '|' }).split('|')
  await expect(page.getByRole('button', { name: credit })).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
})

test('a registered return is cancelled before its parcel is sent, and the goods can be sent back anew [ACC-08]', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('consumer.us@lacehouse.test')
  const orderNumber = await placeOrder()
  await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('orders.return') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('combobox').first().selectOption('changed_mind')
  const label = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orders.return.confirm', { count: 1 }) }).click()
  await label
  const cancel = page.getByRole('button', { name: t.like('orders.returns.cancelOf') })
  await cancel.click()
  const confirm = page.getByRole('button', { name: t('orders.returns.cancel.confirm') })
  await expect(confirm).toBeFocused()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'return-cancel-phone', { fullPage: true })
  await page.getByRole('button', { name: t('orders.returns.cancel.keep') }).click()
  await expect(cancel).toBeFocused()
  await cancel.press('Enter')
  await confirm.press('Enter')
  await expect(page.getByText(t.like('orders.returns.cancelled'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('orders.returns') })).toBeFocused()
  await expect(page.getByRole('button', { name: t('orders.return'), exact: true })).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
})

test('the returns of all orders are two taps away on a phone, with their money, their label and their order [ACC-08] [ACC-17]', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('consumer.us@lacehouse.test')
  const orderNumber = await placeOrder()
  await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('orders.return') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('combobox').first().selectOption('too_small')
  const label = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orders.return.confirm', { count: 1 }) }).click()
  const number = (await label).suggestedFilename().replace('.pdf', '')
  // The dialog steps back in the history as it closes.
  await expect(page.getByText(t('orders.returns.waiting'))).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.goto('/en-us/account')
  const navigation = page.getByRole('navigation', { name: t('account.navigation') })
  await navigation.getByRole('link', { name: t('account.page.returns') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.page.returns') })).toBeVisible()
  const card = page.getByRole('article', { name: t('orders.ownReturns.title', { number }) })
  await expect(card.getByText(t('orders.ownReturns.state.registered'))).toBeVisible()
  await expect(card.getByText(t.like('orders.ownReturns.expected'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'returns-phone', { fullPage: true })
  const again = page.waitForEvent('download')
  await card.getByRole('button', { name: t('orders.returns.labelOf', { number }) }).click()
  expect((await again).suggestedFilename()).toBe(`${number}.pdf`)

  await runShopCommand(shop, ['order', 'return', number])
  await page.reload()
  await expect(card.getByText(t('orders.ownReturns.state.received'), { exact: true })).toBeVisible()
  await expect(card.getByText(t.like('orders.ownReturns.refunded'))).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await takeScreenshot(page, 'returns-desktop', { fullPage: true })
  await card.getByRole('link', { name: t.like('orders.ownReturns.orderOf') }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNumber}$`))
})
