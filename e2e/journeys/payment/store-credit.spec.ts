import { callShop } from '../../fixtures/call-shop.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { paymentPartOf } from '../../pages/stored-value.ts'

test('store credit that the shop issued is in the account, pays a part of an order first, is asked about again where it shrank, and comes back with its cancellation [PAY-16] [T16] [ACC-07]', async ({
  page,
  t,
  shop,
  signIn,
  fillCart,
  pageErrors,
}) => {
  test.slow()
  // The order whose credit shrank is refused once.
  pageErrors.allow(/status of 409/)
  const caller = { context: page.context(), shop, locale: 'en-us' } as const
  await signIn('consumer.us@lacehouse.test')
  const { consumerProfile } = await callShop(caller, 'consumer.get', { query: {} })
  const readBalance = async () =>
    (await callShop(caller, 'consumer.getStoreCredit', { query: {} })).balances.find(
      ({ currency }) => currency === 'USD',
    )?.balance ?? 0
  const before = await readBalance()
  const command = ['credit', 'issue', consumerProfile.consumerNo, '15.00', 'USD', '--reason', 'goodwill']
  expect(await runShopCommand(shop, command)).toContain(`store credit of ${before + 15}`)

  await page.goto('/en-us/account/payment')
  const part = page.getByRole('region', { name: t('profile.storeCredit.title') })
  await expect(part.getByText(`$${(before + 15).toFixed(2)}`, { exact: true })).toBeVisible()
  await part.getByText(t('profile.storeCredit.history')).click()
  await expect(part.getByText(t('profile.storeCredit.kind.issue')).first()).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'store-credit-account', { fullPage: true })

  await fillCart()
  await page.goto('/en-us/checkout')
  await checkoutOf(page, t).expectPlaceable()
  await page.getByRole('link', { name: t('checkout.step.change', { title: t('checkout.summary.payWith') }) }).click()
  const credit = paymentPartOf(page, t, 'payment.method.STORE_CREDIT')
  await credit.open()
  await credit.part.getByRole('button', { name: t.like('payment.storeCredit.use') }).click()
  await expect(credit.part.getByRole('listitem')).toHaveCount(1)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'store-credit-checkout', { fullPage: true })
  const checkout = checkoutOf(page, t)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await runShopCommand(shop, [
    'credit',
    'withdraw',
    consumerProfile.consumerNo,
    '5.00',
    'USD',
    '--reason',
    'correction',
  ])
  await checkout.place.click()
  const asked = page.getByRole('status').filter({ hasText: t.like('checkout.sumsChanged') })
  await expect(asked).toBeVisible()
  await expect(page.getByText(t.like('cart.storedValue.less'))).toContainText(`$${(before + 10).toFixed(2)}`)
  await takeScreenshot(page, 'store-credit-shrunk', { fullPage: true })
  const orderNumber = await checkout.placeOrder()
  await expect(page.getByText(new RegExp(`^${t('payment.method.STORE_CREDIT')}: \\$`))).toBeVisible()
  expect(await readBalance()).toBe(0)
  await runShopCommand(shop, ['order', 'refund', orderNumber])
  await expect.poll(readBalance).toBe(before + 10)
})
