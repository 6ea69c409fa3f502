import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'

const visa = { brand: 'Visa', lastFour: '4242' }
const mastercard = { brand: 'Mastercard', lastFour: '4444' }

test('another saved address is chosen, and the order is delivered there and earns points [CHK-01] [LOY-01]', async ({
  page,
  t,
  signIn,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  await signIn('member.us@lacehouse.test')
  await fillCart()
  await page.goto('/en-us/checkout')
  await checkout.expectPlaceable()
  await page.getByRole('link', { name: t('checkout.step.change', { title: t('checkout.summary.deliverTo') }) }).click()
  const addresses = page.getByRole('combobox', { name: t('account.addresses') })
  await expect(addresses).toBeVisible()
  const main = await checkout.field('addressLine1').inputValue()
  await addresses.selectOption({ index: 2 })
  await expect(checkout.field('addressLine1')).not.toHaveValue(main)
  const street = await checkout.field('addressLine1').inputValue()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'saved-address', { fullPage: true })
  await checkout.toBilling.click()
  await expect(page.getByText(t('payment.card.ending', visa))).toBeVisible()
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(page.getByText(t('payment.card.ending', visa))).toBeVisible()
  await expect(page.getByRole('region', { name: t('checkout.summary.deliverTo') }).getByText(street)).toBeVisible()
  await checkout.placeOrder()
  await expect(page.getByText(/^You earned \d+ points$/)).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'points-earned', { fullPage: true })
})

test('a card is saved to the account, chosen and removed again [CHK-04] [ACC-04]', async ({
  page,
  t,
  signIn,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  const savedCards = page.getByRole('combobox', { name: t('account.cards') })
  const toBilling = page.getByRole('link', {
    name: t('checkout.step.change', { title: t('checkout.summary.payWith') }),
  })
  const another = page.getByRole('button', { name: t('payment.card.replace') })
  await signIn('member.us@lacehouse.test')
  await fillCart()
  await page.goto('/en-us/checkout')
  await checkout.expectPlaceable()
  await toBilling.click()
  await another.click()
  await savedCards.selectOption({ label: t('account.cards.other') })
  await checkout.fillCard('5555555555554444')
  await page.getByRole('checkbox', { name: t('account.cards.keep') }).check()
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(page.getByText(t('payment.card.ending', mastercard))).toBeVisible()
  await toBilling.click()
  await another.click()
  const card = t('payment.card.ending', mastercard)
  await savedCards.selectOption({ label: card })
  await page.getByText(t('account.cards.remove', { card })).click()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'saved-card-remove', { fullPage: true })
  await page.getByRole('button', { name: t('account.cards.remove.confirm') }).click()
  await expect(page.getByText(t('account.cards.removed', { card }))).toBeVisible()
  await expect(savedCards.getByRole('option')).toHaveText([t('payment.card.ending', visa), t('account.cards.other')])
  await savedCards.selectOption({ label: t('payment.card.ending', visa) })
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(page.getByText(t('payment.card.ending', visa))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('saved cards that cannot be loaded come with the next try [ACC-04]', async ({
    page,
    t,
    signIn,
    fillCart,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 500/)
    const refused = { status: 500, contentType: 'application/json', body: '{"errorDetails":[{"errorId":"GEN500"}]}' }
    const savedCards = page.getByRole('combobox', { name: t('account.cards') })
    await signIn('ipa.us@lacehouse.test')
    await fillCart()
    await page.goto('/en-us/checkout')
    await checkoutOf(page, t).expectPlaceable()
    await page.route('**/payment_instruments*', (route) => route.fulfill(refused))
    await page.goto('/en-us/checkout?step=billing')
    await page.getByRole('button', { name: t('payment.card.replace') }).click()
    await expect(page.getByText(t('account.cards.loadFailed'))).toBeVisible()
    await expect(checkoutOf(page, t).cardNumber).toBeVisible()
    await page.unroute('**/payment_instruments*')
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect(savedCards).toBeVisible()
    await test.step('a card that cannot be removed says so', async () => {
      await page.route('**/payment_instruments/**', (route) => route.fulfill(refused))
      const card = t('payment.card.ending', visa)
      await page.getByText(t('account.cards.remove', { card })).click()
      await page.getByRole('button', { name: t('account.cards.remove.confirm') }).click()
      await expect(page.getByText(t('account.cards.removeFailed'))).toBeVisible()
    })
    expect(await findA11yViolations(page)).toEqual([])
  })
})
