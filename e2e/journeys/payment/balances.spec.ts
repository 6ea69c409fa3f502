import { callShop } from '../../fixtures/call-shop.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { readAmount, toMinor } from '../../pages/amounts.ts'
import { cartOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { paymentPartOf, storedCardOf } from '../../pages/stored-value.ts'

/** Opens the payment step; a customer with a main address and a main card starts at the summary, one step later. */
async function goToBilling(page: Page, t: SiteText, path: string): Promise<void> {
  await page.goto(path)
  await checkoutOf(page, t).expectPlaceable()
  await page.getByRole('link', { name: t('checkout.step.change', { title: t('checkout.summary.payWith') }) }).click()
}

/** Places the order from the billing step and gives its number. */
async function place(page: Page, t: SiteText): Promise<string> {
  const checkout = checkoutOf(page, t)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  return checkout.placeOrder()
}

/** Empties the cart: what is left in it would come into the next cart of the same person. */
async function emptyCart(page: Page, t: SiteText): Promise<void> {
  await page.goto('/en-us/cart')
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await cartOf(page.getByRole('main'), t).remove.first().click()
  expect((await removed).status()).toBe(200)
}

test.describe('in German', () => {
  test.use({ siteLocale: 'de-de' })

  test('a member pays with a voucher for points and with points, and has so many fewer afterwards [PAY-03] [LOY-02]', async ({
    page,
    t,
    shop,
    signIn,
    fillCart,
  }) => {
    const caller = { context: page.context(), shop, locale: 'de-de' } as const
    const readPoints = async () => {
      const { consumerProfile } = await callShop(caller, 'consumer.get', { query: { includeLoyaltySummary: true } })
      return consumerProfile.loyaltySummary?.points.balance ?? Number.NaN
    }
    await signIn('member.de@lacehouse.test')
    await fillCart()
    await goToBilling(page, t, '/de-de/checkout')
    const before = await readPoints()
    const points = paymentPartOf(page, t, 'payment.method.LOYALTY_POINTS')
    await points.open()
    expect(await readAmount(points.title)).toBe(before)
    const voucher = points.part.getByRole('region').getByRole('button').first()
    const [, price = ''] = /([\d.]+) Punkte/.exec((await voucher.getAttribute('aria-label')) ?? '') ?? []
    await voucher.click()
    await expect(points.part.getByRole('region').getByRole('button', { pressed: true })).toBeVisible()
    await points.part.getByRole('button', { name: t.like('payment.points.use') }).click()
    const paying = points.part.getByRole('listitem').filter({ hasText: '−' }).first()
    const [, used = ''] = /([\d.]+) Punkte/.exec((await paying.textContent()) ?? '') ?? []
    const spent = toMinor(used)
    expect(spent).toBeGreaterThan(0)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'pay-points', { fullPage: true })
    const orderNumber = await place(page, t)
    const order = await callShop(caller, 'checkout.getOrder', { params: { orderNumber }, query: {} })
    expect(order.paymentMethod.find(({ code }) => code === 'LOYALTY_POINTS')?.amount).toBeGreaterThan(0)
    expect(order.totals.appliedRewards).toBeGreaterThan(0)
    expect(order.paymentMethod.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(order.totals.total)
    await expect(page.getByText(new RegExp(`^${t('payment.method.LOYALTY_POINTS')}: `))).toBeVisible()
    expect(await readPoints()).toBe(before - toMinor(price) - spent + (order.earnedPoints ?? 0))
  })
})

test('an athlete pays with the credit of the year, and so much less of it is left for the next order [PAY-04]', async ({
  page,
  t,
  shop,
  signIn,
  fillCart,
}) => {
  await signIn('athlete.us@lacehouse.test')
  await fillCart()
  await goToBilling(page, t, '/en-us/checkout')
  const credit = paymentPartOf(page, t, 'payment.method.ATHLETES_PAYMENT')
  const before = await readAmount(credit.title)
  await credit.open()
  await credit.part.getByRole('button', { name: t.like('payment.athlete.use') }).click()
  await expect(page.getByText(t('payment.covered'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'pay-athlete', { fullPage: true })
  const orderNumber = await place(page, t)
  const caller = { context: page.context(), shop, locale: 'en-us' } as const
  const order = await callShop(caller, 'checkout.getOrder', { params: { orderNumber }, query: {} })
  expect(order.paymentMethod).toMatchObject([{ code: 'ATHLETES_PAYMENT', amount: order.totals.total }])
  await expect(page.getByText(new RegExp(`^${t('payment.method.ATHLETES_PAYMENT')}: \\$`))).toBeVisible()
  await page.goto('about:blank')
  await fillCart()
  await goToBilling(page, t, '/en-us/checkout')
  await expect.poll(() => readAmount(credit.title)).toBe(before - Math.round(order.totals.total * 100))
  await emptyCart(page, t)
})

test('a reward code and a reward card pay a part each, and are used up afterwards [PAY-05]', async ({
  page,
  t,
  shop,
  signIn,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/40\d/)
  await signIn('member.us@lacehouse.test')
  await fillCart()
  await goToBilling(page, t, '/en-us/checkout')
  const code = paymentPartOf(page, t, 'payment.method.REWARD_CODE')
  const codeField = code.part.getByRole('textbox', { name: t('payment.rewardCode.label') })
  await code.open()
  await codeField.fill('THANKS-US-9')
  await code.part.getByRole('button', { name: t('payment.rewardCode.apply') }).click()
  await expect(code.part.getByText('−$15.00')).toBeVisible()
  const card = storedCardOf(page, t, 'payment.method.REWARD_CARD')
  await card.open()
  await card.apply('6006490021197050', '2468')
  await expect(card.part.getByText('−$50.00')).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'pay-rewards', { fullPage: true })
  const orderNumber = await place(page, t)
  await test.step('the saved card pays the rest', async () => {
    const caller = { context: page.context(), shop, locale: 'en-us' } as const
    const { totals, paymentMethod } = await callShop(caller, 'checkout.getOrder', {
      params: { orderNumber },
      query: {},
    })
    const amountOf = (wanted: string) => paymentMethod.find((one) => one.code === wanted)?.amount
    expect(amountOf('REWARD_CARD')).toBe(50)
    expect(amountOf('CREDIT_CARD')).toBeCloseTo(totals.total - 50)
    expect(totals.appliedRewards).toBe(15)
  })
  await test.step('the next order can use neither', async () => {
    await page.goto('about:blank')
    await fillCart()
    await goToBilling(page, t, '/en-us/checkout')
    await code.open()
    await codeField.fill('THANKS-US-9')
    await codeField.press('Enter')
    await expect(code.part.getByText(t('REW140'))).toBeVisible()
    await card.open()
    await card.number.fill('6006490021197050')
    await card.pin.fill('2468')
    await card.check.click()
    await expect(card.part.getByText(t('payment.storedCard.balance', { amount: '$0.00' }))).toBeVisible()
    await emptyCart(page, t)
  })
})
