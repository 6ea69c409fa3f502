import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { readAmount } from '../../pages/amounts.ts'
import { installApplePay, sheetOf } from '../../pages/apple-pay-sheet.ts'
import { cartOf, couponsOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { walletContact } from '../../pages/people.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('leaving PayPal leads back to the cart, which says that nothing was paid [PAY-07]', async ({
    page,
    t,
    fillCart,
  }) => {
    await fillCart()
    await page.goto('/en-us/cart')
    await page.getByRole('button', { name: t('wallet.paypal') }).click()
    await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
    await expect(page).toHaveURL(/\/en-us\/cart\?wallet=paypal-cancelled/)
    await expect(page.getByText(t('wallet.cancelled'))).toBeVisible()
    await page.getByRole('button', { name: t('cart.payLater.more') }).click()
    const plan = page.getByRole('dialog').getByRole('heading', { name: t('wallet.payLater.title', { count: 3 }) })
    await expect(plan).toBeVisible()
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'pay-later')
  })

  test('PayPal from the cart goes straight to the summary with the address that it knows [PAY-07] [PAY-10]', async ({
    page,
    t,
    fillCart,
  }) => {
    await fillCart()
    await page.goto('/en-us/cart')
    await page.getByRole('button', { name: t('wallet.paypal') }).click()
    await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
    const shipping = page.getByRole('group', { name: 'Delivery' })
    const express = shipping.getByRole('radio', { name: /^Express/ })
    const goOn = page.getByRole('button', { name: 'Continue' })
    await expect(shipping.getByRole('radio').first()).toBeVisible()
    await page.getByRole('radio', { name: /Invalidenstraße/ }).check()
    await expect(page.getByText('The shop doesn’t deliver there.')).toBeVisible()
    await expect(goOn).toBeDisabled()
    await page.getByRole('radio', { name: /Valencia/ }).check()
    await express.check()
    await expect(goOn).toBeEnabled()
    await expect(express).toBeChecked()
    const shown = await readAmount(page.getByRole('status').first())
    await takeScreenshot(page, 'paypal-shipping', { fullPage: true })
    await goOn.click()
    const checkout = checkoutOf(page, t)
    await checkout.expectPlaceable()
    await expect(page.getByText('12 Valencia St').first()).toBeVisible()
    const delivery = page.getByRole('region', { name: t('checkout.summary.by') })
    await expect(delivery.getByText('Express')).toBeVisible()
    expect(await readAmount(checkout.orderTotal)).toBe(shown)
    await checkout.placeOrder()
  })
})

test('PayPal inside quick-shop pays the size that is chosen there [PAY-07] [PAY-08] [QS-03]', async ({
  page,
  t,
  fillCart,
}) => {
  await installApplePay(page)
  await fillCart()
  await page.goto('/en-us/cart')
  await cartOf(page, t).edit.click()
  const quickShop = page.getByRole('dialog')
  const other = quickShop.getByRole('radio', { name: /^[\d.]+$/, checked: false }).first()
  const size = (await other.getAttribute('value')) ?? ''
  await other.press('Space')
  await test.step('a wallet that is closed there leaves no address in the cart', async () => {
    await quickShop.getByRole('button', { name: t('wallet.applePay') }).click()
    const sheet = sheetOf(page)
    await sheet.untilBegun()
    await sheet.validateMerchant()
    await sheet.chooseContact(walletContact)
    const left = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await sheet.cancel()
    const cart = (await (await left).json()) as { shippingAddress?: object }
    expect(cart.shippingAddress).toBeUndefined()
  })
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'quick-shop-express')
  await quickShop.getByRole('button', { name: t('wallet.paypal') }).click()
  await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await checkoutOf(page, t).expectPlaceable()
  const beside = page.getByRole('complementary', { name: t('cart.summary.title') })
  await expect(beside.getByText(t('cart.item.size', { size }))).toBeVisible()
})

test('a session in a store is not offered PayPal in its cart [PAY-07]', async ({ page, t, signIn, fillCart }) => {
  await signIn('store.us@lacehouse.test')
  await fillCart()
  await page.goto('/en-us/cart')
  await expect(page.getByRole('button', { name: t('cart.adjust.openOrder') })).toBeVisible()
  await expect(cartOf(page.getByRole('main'), t).checkOut).toBeVisible()
  await expect(page.getByRole('button', { name: t('wallet.paypal') })).toHaveCount(0)
})

test('a total that rises after an agreement with PayPal leads back to the payment for a new one [PAY-07] [PAY-14]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/checkout?step=billing')
  const checkout = checkoutOf(page, t)
  const coupons = couponsOf(page, t)
  const agree = async () => {
    await expect(page.getByText(t('payment.paypal.text'))).toBeVisible()
    await checkout.toSummary.click()
    await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await checkout.expectPlaceable()
  }
  const beside = page.getByRole('complementary', { name: t('cart.summary.title') })
  await beside.getByText(t('cart.coupon.question')).click()
  await coupons.enter('LACE5')
  await expect(coupons.taken('LACE5')).toBeVisible()
  await page.getByRole('radio', { name: t('payment.method.PAYPAL') }).check()
  await agree()
  await coupons.taken('LACE5').click()
  await expect(page.getByText(t('payment.paypal.changed'))).toBeVisible()
  expect(new URL(page.url()).search).toBe('?step=billing')
  expect(await findA11yViolations(page)).toEqual([])
  await agree()
  await checkout.placeOrder()
})
