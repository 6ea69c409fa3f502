import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'
import { giftCards, storedCardOf } from '../../pages/stored-value.ts'

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('what is wrong with a gift card stands at its input [PAY-02]', async ({ page, t, fillCart, pageErrors }) => {
    pageErrors.allow(/40\d/)
    await fillCart({ isAddressed: true })
    await page.goto('/de-de/checkout?step=billing')
    const part = storedCardOf(page, t)
    await expect(checkoutOf(page, t).cardNumber).toBeVisible()
    await part.open()
    await part.apply('6006 4900 0000 9999', '1111')
    await expect(part.number).toHaveAccessibleDescription(/kennen wir nicht/)
    await part.apply(giftCards.DE.twentyFive, '1111')
    await expect(part.pin).toHaveAccessibleDescription(/./)
    await part.apply(giftCards.DE.expired, giftCards.DE.pin)
    await expect(part.number).toHaveAccessibleDescription(/abgelaufen/)
    expect(await findA11yViolations(page)).toEqual([])
  })

  test('a gift card pays a part of an order and a card the rest [PAY-02] [CHK-04]', async ({ page, t, fillCart }) => {
    await fillCart({ isAddressed: true })
    await page.goto('/de-de/checkout?step=billing')
    const checkout = checkoutOf(page, t)
    const part = storedCardOf(page, t)
    const endingIn = (brand: string, lastFour: string) => t('payment.card.ending', { brand, lastFour })
    const giftCard = page.getByText(`${endingIn(t('payment.method.GIFT_CARD'), '0025')}: 25,00`).first()
    await part.open()
    await part.apply(giftCards.DE.twentyFive, giftCards.DE.pin)
    await expect(part.applied.first()).toContainText('−25,00')
    await expect(part.number).toHaveValue('')
    await expect(page.getByRole('group', { name: t.like('payment.chooseRest') })).toBeVisible()
    await takeScreenshot(page, 'gift-card-part', { fullPage: true })
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await expect(giftCard).toBeVisible()
    await expect(page.getByText(`${endingIn('Visa', '4242')}: `)).toBeVisible()
    await checkout.placeOrder()
    await expect(giftCard).toBeVisible()
    await takeScreenshot(page, 'gift-card-confirmation', { fullPage: true })
  })
})

test('an order that a gift card covers asks for no card [PAY-02] [CHK-04]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/40\d/)
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/checkout?step=billing')
  const checkout = checkoutOf(page, t)
  const part = storedCardOf(page, t)
  await part.open()
  await part.apply(giftCards.US.empty, giftCards.US.pin)
  await expect(part.number).toHaveAccessibleDescription(/no balance left/)
  await test.step('its balance is asked for before', async () => {
    await part.number.fill(giftCards.US.fiveHundred)
    await part.check.click()
    await expect(part.balance).toHaveText(t.like('payment.storedCard.balance'))
  })
  await part.pin.press('Enter')
  await expect(page.getByText(t('payment.covered'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('payment.method.CREDIT_CARD') })).toHaveCount(0)
  await test.step('it is refused a second time', async () => {
    await part.apply(giftCards.US.fiveHundred, giftCards.US.pin)
    await expect(part.number).toHaveAttribute('aria-invalid', 'true')
  })
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'gift-card-covers', { fullPage: true })
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await takeScreenshot(page, 'gift-card-summary', { fullPage: true })
  await checkout.placeOrder()
  await expect(page.getByText(/^Gift card ending in 0500: /)).toBeVisible()
})
