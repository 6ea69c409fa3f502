import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, expectOrder, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

const path = '/en-us/checkout'

test.use(phone)

test('the page says that the provider does not answer, and another card pays the same cart [PAY-13]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.unreachable })
  const checkout = checkoutOf(page, t)
  await checkout.place.click()
  await expect(page.getByText(t('checkout.placing.trouble.title'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'placing-trouble')
  await page.getByRole('button', { name: t('checkout.placing.trouble.askAgain') }).click()
  await expect(page.getByText(t('checkout.placing.trouble.title'))).toBeVisible()
  await page.getByRole('button', { name: t('checkout.placing.trouble.payOtherwise') }).click()
  await expect(page.getByText(t('checkout.placing.givenUp'))).toBeVisible()
  await expect(page).toHaveURL(/step=billing/)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.placeOrder()
})

test('a shopper whose payment does not arrive goes back to the cart, which is as it was [PAY-13] [CHK-10]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true, quantity: 2 })
  await goToSummary(page, t, { path, card: cards.unreachable })
  await checkoutOf(page, t).place.click()
  const panel = page.getByRole('status').filter({ hasText: t('checkout.placing.trouble.title') })
  await panel.getByRole('button', { name: t('checkout.backToCart') }).click()
  await expect(page).toHaveURL(/\/en-us\/cart$/)
  await expect(page.getByText(t('checkout.placing.givenUp'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.titleWithCount', { count: 2 }) })).toBeVisible()
})

test('a reload in the midst of a slow payment goes on to its order [PAY-13] [CHK-08]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.pending })
  await checkoutOf(page, t).place.click()
  await expect(page.getByText(t('checkout.placing.checking'))).toBeVisible()
  await page.reload()
  await expectOrder(page)
})
