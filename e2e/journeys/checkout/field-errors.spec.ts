import { callShop } from '../../fixtures/call-shop.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'

const path = '/en-us/checkout'

test('a wrong value is named at its field when the shopper leaves it [VAL-01] [VAL-03] [VAL-04]', async ({
  page,
  t,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  await checkout.field('email').fill('ada@example')
  await expect(checkout.field('email')).not.toHaveAttribute('aria-invalid', 'true')
  await checkout.field('email').blur()
  await expect(checkout.field('email')).toHaveAccessibleDescription(new RegExp(t('validation.email')))
  await checkout.field('phone').fill('115 555 0132')
  await checkout.field('phone').blur()
  await expect(checkout.field('phone')).toHaveAccessibleDescription(new RegExp(t('validation.phone')))
})

test('a form that is sent incomplete lists its errors with links to their fields [VAL-05] [CHK-16]', async ({
  page,
  t,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  await checkout.field('firstName').fill('R2D2')
  await checkout.toBilling.click()
  await expect(checkout.summary.getByRole('link')).toHaveCount(8)
  await expect(checkout.summary).toBeFocused()
  await expect(checkout.field('firstName')).toHaveAccessibleDescription(t('validation.name'))
  await expect(checkout.field('city')).toHaveAccessibleDescription(t('validation.required'))
  await takeScreenshot(page, 'shipping-errors', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await checkout.summary.getByRole('link', { name: new RegExp(`^${t('checkout.address.city')}`) }).click()
  await expect(checkout.field('city')).toBeFocused()
})

test('an address that the server does not find is refused at its postal code [CHK-16]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/400/)
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  await checkout.fillAddress({ ...ada, postalCode: '00000' })
  await checkout.toBilling.click()
  await expect(checkout.field('postalCode')).toHaveAccessibleDescription(t('CHK380'))
  await expect(checkout.field('city')).toHaveValue('San Francisco')
})

test('an address whose ZIP code is of another state is refused at the ZIP code where it is kept [CHK-19] [CHK-16]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  const states = checkout.field('province').getByRole('option')
  await expect(states.filter({ hasText: 'Puerto Rico' })).toHaveCount(1)
  await expect(states.filter({ hasText: 'Palau' })).toHaveCount(0)
  await checkout.fillAddress({ ...ada, province: 'OR' })
  await checkout.toBilling.click()
  await page.getByRole('button', { name: t('checkout.address.suggestion.keep') }).click()
  await expect(checkout.field('postalCode')).toHaveAccessibleDescription(t('TAX310'))
  const link = page.getByRole('link', { name: `${t('checkout.address.zip')}: ${t('TAX310')}` })
  await expect(link).toBeVisible()
  await takeScreenshot(page, 'address-without-tax-place', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await checkout.toBilling.click()
  await page.getByRole('button', { name: t('checkout.address.suggestion.take') }).click()
  await expect(page).toHaveURL(/step=billing/)
})

test('an address that another tab took away is asked for at its field once the order is refused [CHK-16] [CHK-10]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/400/)
  const checkout = checkoutOf(page, t)
  const { id: basketId } = await fillCart()
  await page.goto(path)
  await checkout.fillAddress(ada)
  await checkout.toBilling.click()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  const caller = { context: page.context(), shop, locale: 'en-us' } as const
  await callShop(caller, 'cart.removeShippingAddress', { params: { basketId } })
  await checkout.place.click()
  await expect(checkout.field('addressLine1')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').getByRole('link', { name: /^Street/ })).toBeVisible()
  await expect(checkout.field('city')).toHaveValue('San Francisco')
  await takeScreenshot(page, 'shipping-address-refused', { fullPage: true })
  await checkout.toBilling.click()
  await expect(page).toHaveURL(/step=billing/)
})

test('a card that the bank calls expired is named above the step and at the choice of payment [PAY-14] [CHK-16]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/400/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.expired })
  await checkoutOf(page, t).place.click()
  await expect(page).toHaveURL(/step=billing/)
  const choice = page.getByRole('group', { name: t('payment.choose') })
  await expect(choice.getByText(t('FE309'))).toBeVisible()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('FE309') })
      .first(),
  ).toBeVisible()
  await takeScreenshot(page, 'billing-expired-card', { fullPage: true })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a street without a house number is asked about, and can be kept as it is [CHK-01]', async ({
    page,
    t,
    fillCart,
  }) => {
    const checkout = checkoutOf(page, t)
    await fillCart()
    await page.goto(path)
    await checkout.fillAddress({ ...ada, addressLine1: 'Valencia St' })
    await checkout.toBilling.click()
    await expect(page.getByRole('region', { name: t('checkout.address.incomplete.title') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'address-incomplete', { fullPage: true })
    await page.getByRole('button', { name: t('checkout.address.incomplete.mend') }).click()
    await expect(checkout.field('addressLine1')).toHaveAccessibleDescription(t('validation.houseNumber'))
    await checkout.toBilling.click()
    await page.getByRole('button', { name: t('checkout.address.incomplete.keep') }).click()
    await expect(page).toHaveURL(/step=billing/)
  })
})
