import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { couponsOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { ada } from '../../pages/people.ts'

test('Klarna opens on billing alone, refuses in words, and what is agreed in its frame pays [PAY-06] [PAY-15]', async ({
  page,
  t,
  shop,
  fillCart,
}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/klarna/lib.js')) loads.push(request.url())
  })
  await fillCart()
  await page.goto('/en-us/checkout')
  const checkout = checkoutOf(page, t)
  const choice = page.getByRole('radio', { name: t('payment.method.KLARNA') })
  const frame = page.frameLocator('main iframe')
  await checkout.fillAddress({ ...ada, email: 'ada+denied@example.com' })
  await checkout.toBilling.click()
  await expect(choice).toBeVisible()
  expect(loads).toEqual([])
  await test.step('Klarna refuses', async () => {
    await choice.check()
    await expect(frame.getByText('Pay in three parts, without interest.')).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await checkout.toSummary.click()
    await frame.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(page.getByText(t('payment.klarna.refused'))).toBeVisible()
  })
  await test.step('another shopper agrees', async () => {
    await page.getByRole('link', { name: t('checkout.step.shipping') }).click()
    await checkout.field('email').fill('ada@example.com')
    await checkout.toBilling.click()
    await choice.check()
    await expect(frame.getByText('Pay in three parts, without interest.')).toBeVisible()
    await checkout.toSummary.click()
    await frame.getByRole('button', { name: 'Agree and continue' }).click()
    await checkout.expectPlaceable()
    await checkout.placeOrder()
  })
  expect(loads).toEqual([`${shop.sandboxUrl}/klarna/lib.js`])
})

test('a total that changes after an agreement with Klarna leads back to the payment for a new one [PAY-06] [PAY-14]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/checkout?step=billing')
  const checkout = checkoutOf(page, t)
  const frame = page.frameLocator('main iframe')
  const agree = async () => {
    await expect(frame.getByText('Pay in three parts, without interest.')).toBeVisible()
    await checkout.toSummary.click()
    await frame.getByRole('button', { name: 'Agree and continue' }).click()
    await checkout.expectPlaceable()
  }
  await page.getByRole('radio', { name: t('payment.method.KLARNA') }).check()
  await agree()
  const beside = page.getByRole('complementary', { name: t('cart.summary.title') })
  await beside.getByText(t('cart.coupon.question')).click()
  await couponsOf(page, t).enter('LACE5')
  await expect(page.getByText(t('payment.klarna.changed'))).toBeVisible()
  expect(new URL(page.url()).search).toBe('?step=billing')
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'klarna-again', { fullPage: true })
  await agree()
  await checkout.placeOrder()
})

test('where Klarna does not answer, the page says that nothing was charged, and opens it when asked again [PAY-06]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|ERR_FAILED/)
  const script = `${shop.sandboxUrl}/klarna/lib.js`
  await page.route(script, (route) => route.abort())
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/checkout?step=billing')
  await page.getByRole('radio', { name: t('payment.method.KLARNA') }).check()
  await expect(page.getByText(t('PAY400'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await page.unroute(script)
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.frameLocator('main iframe').getByText('Pay in three parts, without interest.')).toBeVisible()
})
