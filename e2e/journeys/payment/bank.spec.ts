import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { bankOf } from '../../pages/bank.ts'
import { checkoutOf, expectOrder, goToSummary } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'
import { giftCards, storedCardOf } from '../../pages/stored-value.ts'

const path = '/en-us/checkout'
const billing = `${path}?step=billing`

test.use(phone)

test('the bank’s question is answered in a dialog, also after a reload [DLG-22] [CHK-09]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.challenged })
  await checkoutOf(page, t).place.click()
  const bank = bankOf(page, t)
  await expect(bank.code).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  const frame = await page.locator('dialog iframe').boundingBox()
  expect(frame?.width).toBeGreaterThanOrEqual(320)
  expect(frame?.height).toBeGreaterThanOrEqual(560)
  await page.reload()
  await bank.answer('1234')
  await expectOrder(page)
  await expect(page.getByRole('heading', { level: 1, name: t('order.confirmation.title', ada) })).toBeVisible()
})

test('while the bank takes its time the page says that the payment is being checked [CHK-08] [PAY-13]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.pending })
  await checkoutOf(page, t).place.click()
  await expect(page.getByText(t('checkout.placing.checking'))).toBeVisible()
  await takeScreenshot(page, 'placing-checking')
  await expectOrder(page)
})

test('a declined card leaves the gift card on the cart, and another card pays the rest [PAY-14] [PAY-02] [CHK-04]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/402/)
  await fillCart({ isAddressed: true })
  await page.goto(billing)
  const checkout = checkoutOf(page, t)
  const part = storedCardOf(page, t)
  const paid = page.getByText(
    t('payment.paid', {
      method: t('payment.card.ending', { brand: 'Gift card', lastFour: '0025' }),
      amount: '$25.00',
    }),
  )
  await part.open()
  await part.apply(giftCards.US.twentyFive, giftCards.US.pin)
  await expect(part.applied.first()).toBeVisible()
  await checkout.fillCard(cards.declined)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.place.click()
  await expect(page).toHaveURL(/step=billing/)
  await expect(page.getByText(t('PYT406'))).toBeVisible()
  await expect(checkout.cardNumber).toBeVisible()
  expect(await part.applied.allTextContents()).toEqual([expect.stringContaining('−$25.00')])
  await expect(page.getByRole('group', { name: t.like('payment.chooseRest') })).toBeVisible()
  await takeScreenshot(page, 'billing-declined-with-gift-card', { fullPage: true })
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(paid.first()).toBeVisible()
  await checkout.placeOrder()
  await expect(paid.first()).toBeVisible()
})
