import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { bankOf } from '../../pages/bank.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'

const path = '/en-us/checkout'
const billing = `${path}?step=billing`

test('a bank that does not confirm leads back to billing with the items in a new cart [CHK-09] [DLG-22] [PAY-14]', async ({
  page,
  t,
  fillCart,
}) => {
  const before = await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.challenged })
  const checkout = checkoutOf(page, t)
  const bank = bankOf(page, t)
  await checkout.place.click()
  await expect(bank.code).toBeVisible()
  for (let tries = 0; tries < 3; tries += 1) await bank.answer('9999')
  await expect(page).toHaveURL(/step=billing/)
  const notice = page.getByRole('alert').filter({ hasText: t('payment.authentication.failed') })
  await expect(notice).toContainText(t('payment.authentication.newCart'))
  await test.step('another card pays the new cart', async () => {
    await checkout.fillCard(cards.good)
    const prepared = page.waitForRequest((request) => request.url().includes('/cart/v1/cart/prepareOrder'))
    await checkout.toSummary.click()
    expect((await prepared).postDataJSON().basketId).not.toBe(before.id)
    await checkout.expectPlaceable()
    await checkout.placeOrder()
  })
})

test('cancelling at the bank leads back to billing, and nothing was charged [CHK-09] [DLG-22]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.challenged })
  await checkoutOf(page, t).place.click()
  const bank = bankOf(page, t)
  await expect(bank.code).toBeVisible()
  await bank.cancel.click()
  await expect(page).toHaveURL(/step=billing/)
  await expect(page.getByText('nothing was charged')).toBeVisible()
})

test('a declined card leads back to billing with the reason, and asks for another [PAY-14]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/402/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.declined })
  await checkoutOf(page, t).place.click()
  await expect(page).toHaveURL(/step=billing/)
  await expect(page.getByText(t('PYT406'))).toBeVisible()
  await expect(checkoutOf(page, t).cardNumber).toBeVisible()
  await takeScreenshot(page, 'billing-declined')
  expect(await findA11yViolations(page)).toEqual([])
})

test('a payment that is declined after a while leads back to billing with the bank’s reason [PAY-14] [CHK-09]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.pendingDeclined })
  await checkoutOf(page, t).place.click()
  await expect(page).toHaveURL(/step=billing/)
  await expect(page.getByText(t('PYT406'))).toBeVisible()
  await expect(checkoutOf(page, t).cardNumber).toBeVisible()
})

test('the provider’s script loads once, on billing alone, and again only after a failure [PAY-15]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|hosted-fields/)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.sandboxUrl)) loads.push(new URL(request.url()).pathname)
  })
  await page.route('**/hosted-fields.js', (route) => route.abort())
  await fillCart()
  await page.goto(path)
  const checkout = checkoutOf(page, t)
  await checkout.fillAddress(ada)
  expect(loads).toEqual([])
  await checkout.toBilling.click()
  await expect(page.getByText(t('payment.card.loadFailed'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('payment.method.CREDIT_CARD') })).toBeEnabled()
  await takeScreenshot(page, 'billing-without-provider')
  await page.unroute('**/hosted-fields.js')
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(checkout.cardNumber).toBeVisible()
  await page.getByRole('link', { name: t('checkout.step.shipping') }).click()
  await checkout.toBilling.click()
  await expect(checkout.cardNumber).toBeVisible()
  expect(loads.filter((loaded) => loaded === '/hosted-fields.js')).toHaveLength(2)
})

test('where the card’s fields do not load, PayPal pays the order all the same [PAY-15] [PAY-07]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|hosted-fields/)
  await page.route('**/hosted-fields.js', (route) => route.abort())
  await fillCart({ isAddressed: true })
  await page.goto(billing)
  const checkout = checkoutOf(page, t)
  await expect(page.getByText(t('payment.card.loadFailed'))).toBeVisible()
  await page.getByRole('radio', { name: t('payment.method.PAYPAL') }).check()
  await expect(page.getByText(t('payment.paypal.text'))).toBeVisible()
  await checkout.toSummary.click()
  await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
  await page.getByRole('button', { name: /^(Continue|Pay now)/ }).click()
  await checkout.expectPlaceable()
  await checkout.placeOrder()
})

test('card fields that are not filled in say so, and nothing goes on [PAY-01]', async ({ page, t, fillCart }) => {
  await fillCart({ isAddressed: true })
  await page.goto(billing)
  const checkout = checkoutOf(page, t)
  await expect(checkout.cardNumber).toBeVisible()
  await checkout.toSummary.click()
  await expect(page.getByText(t('payment.card.incomplete'))).toBeVisible()
  expect(new URL(page.url()).search).toContain('step=billing')
})
