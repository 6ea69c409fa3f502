import { randomUUID } from 'node:crypto'
import { type Caller, callShop } from '../../fixtures/call-shop.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { associateOf } from '../../pages/associate.ts'
import { cartOf } from '../../pages/cart.ts'

const customer = 'ipa.us@lacehouse.test'
const reason = 'A scuff on the heel'

test.use({ viewport: { width: 390, height: 844 } })

test('an agent without the rights is offered neither another price nor a cancellation, and is refused both, under the bar of the customer [AUTH-09] [CART-18]', async ({
  page,
  t,
  shop,
  fillCart,
  placeOrder,
}) => {
  const { bar, signIn, find } = associateOf(page, t)
  const caller: Caller = { context: page.context(), shop, locale: 'en-us' }
  await signIn('support.us')
  await (await find(customer)).click()
  await expect(bar).toContainText(customer)
  await expect(bar).toContainText('Dana Whitlock')
  const isWhole = (text: Element) => text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth
  expect(await bar.getByText(customer).evaluate(isWhole), 'both names fit the bar').toBe(true)
  const orderNumber = await placeOrder()
  const { id: basketId } = await fillCart()
  await page.goto('/en-us/cart')
  await expect(cartOf(page, t).edit).toBeVisible()
  await expect(bar).toContainText(customer)
  await expect(page.getByRole('button', { name: t.like('cart.adjust.openOf') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('cart.adjust.openOrder') })).toHaveCount(0)
  await takeScreenshot(page, 'agent-without-rights-cart', { fullPage: true })
  const adjusting = callShop(caller, 'cart.addPriceAdjustment', { params: { basketId }, body: { amount: 1, reason } })
  await expect(adjusting).rejects.toThrow('AUT404')
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await expect(page.getByRole('button', { name: t('orders.reorder') })).toBeVisible()
  await expect(bar).toContainText(customer)
  await expect(page.getByRole('button', { name: t('orders.cancel') })).toHaveCount(0)
  await takeScreenshot(page, 'agent-without-rights-order', { fullPage: true })
  const cancelling = callShop(caller, 'orders.cancel', { body: { orderNumber, cancellationId: randomUUID() } })
  await expect(cancelling).rejects.toThrow('AUT404')
})

test('an agent with the rights adjusts a price with its reason and cancels an order, under the bar of the customer [AUTH-09] [CART-18]', async ({
  page,
  t,
  fillCart,
  placeOrder,
}) => {
  const { bar, signIn, find } = associateOf(page, t)
  await signIn('agent.us')
  await (await find(customer)).click()
  await expect(bar).toContainText('Priya Raman')
  const orderNumber = await placeOrder()
  await fillCart()
  await page.goto('/en-us/cart')
  await page.getByRole('button', { name: t.like('cart.adjust.openOf') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('cart.adjust.amount', { currency: 'USD' }) }).fill('7.50')
  await dialog.getByRole('textbox', { name: t('cart.adjust.reason') }).fill(reason)
  await dialog.getByRole('button', { name: t('cart.adjust.save') }).click()
  const shown = page.getByRole('main').getByText(t('cart.adjust.shown', { amount: '$7.50', reason }))
  await expect(shown).toBeVisible()
  await expect(bar).toContainText(customer)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'agent-with-rights-cart', { fullPage: true })
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('orders.cancel') }).click()
  await dialog.getByRole('button', { name: t('orders.cancel.confirm', { count: 1 }) }).click()
  await expect(page.getByText(t('orders.cancel.done'))).toBeVisible()
  await expect(bar).toContainText(customer)
})
