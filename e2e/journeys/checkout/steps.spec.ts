import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'

const path = '/en-us/checkout'

test.describe('on a phone', () => {
  test.use(phone)

  test('Back, Forward and reload keep the step and what was typed, but never a card [RT-10]', async ({
    page,
    t,
    fillCart,
  }) => {
    const checkout = checkoutOf(page, t)
    await fillCart()
    await page.goto(path)
    await checkout.field('firstName').fill('Ada')
    await checkout.field('city').fill('San Francisco')
    await page.reload()
    await expect(checkout.field('firstName')).toHaveValue('Ada')
    await expect(checkout.field('city')).toHaveValue('San Francisco')
    await checkout.fillAddress(ada)
    await checkout.toBilling.click()
    await checkout.cardNumber.fill(cards.good)
    await page.reload()
    await expect(checkout.cardNumber).toHaveValue('')
    expect(new URL(page.url()).search).toBe('?step=billing')
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(stored.replaceAll(/\s/g, '')).not.toContain(cards.good.slice(0, 8))
    await page.goBack()
    await expect(checkout.field('email')).toHaveValue('ada@example.com')
    await page.goForward()
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await page.reload()
    await checkout.expectPlaceable()
    const card = page.getByText(t('payment.card.ending', { brand: 'Visa', lastFour: '4242' }))
    await expect(card).toBeVisible()
  })
})

test('a step that is not open yet leads to the one that is [RT-10]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto(`${path}?step=summary`)
  await expect(checkoutOf(page, t).field('firstName')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('a double click places one order [CHK-06]', async ({ page, t, fillCart }) => {
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/checkout/order')) sent.push(request.url())
  })
  await checkoutOf(page, t).place.dblclick()
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  expect(sent).toHaveLength(1)
})

test('an order whose answer is lost is asked for again and is the same one [CHK-06]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|ERR_CONNECTION/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  const numbers: string[] = []
  await page.route('**/cart/v2/checkout/order?*', async (route) => {
    const answer = await route.fetch()
    const { orderNumber } = await answer.json()
    numbers.push(orderNumber)
    if (numbers.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  const number = await checkoutOf(page, t).placeOrder()
  expect(numbers).toEqual([number, number])
})

test('an address that the chosen delivery does not reach is refused before the payment [CART-14]', async ({
  page,
  t,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  const method = (name: 'express' | 'standard') =>
    page.getByRole('radio', { name: new RegExp(`^${t(`checkout.shippingMethod.label.${name}`)}`) })
  await fillCart()
  await page.goto(path)
  await method('express').check()
  await checkout.fillAddress({ ...ada, addressLine1: 'PO Box 12' })
  await checkout.toBilling.click()
  await expect(page.getByText(t('ORD518'))).toBeVisible()
  await expect(method('standard')).toBeChecked()
  await checkout.toBilling.click()
  await expect(checkout.cardNumber).toBeVisible()
})

test('a better way to write the address is suggested and taken [CHK-01]', async ({ page, t, fillCart }) => {
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  await checkout.fillAddress({ ...ada, province: 'NV' })
  await checkout.toBilling.click()
  const question = page.getByRole('region', { name: t('checkout.address.suggestion.title') })
  await expect(question).toBeVisible()
  await takeScreenshot(page, 'address-suggestion', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
  await question.getByRole('button', { name: t('checkout.address.suggestion.take') }).click()
  await expect(checkout.cardNumber).toBeVisible()
  await page.goBack()
  await expect(checkout.field('province')).toHaveValue('CA')
})

test('a bill goes to an address of its own, by the same rules [CHK-03] [VAL-05]', async ({ page, t, fillCart }) => {
  const checkout = checkoutOf(page, t)
  await fillCart({ isAddressed: true })
  await page.goto(`${path}?step=billing`)
  await expect(checkout.cardNumber).toBeVisible()
  await page.getByRole('checkbox', { name: t('checkout.billing.same') }).uncheck()
  await checkout.field('postalCode').fill('123')
  await checkout.field('postalCode').blur()
  await expect(checkout.field('postalCode')).toHaveAccessibleDescription(t.like('validation.postalCode.zip'))
  await checkout.fillAddress({
    firstName: 'Grace',
    lastName: 'Lee',
    addressLine1: '500 5th Ave',
    city: 'New York',
    province: 'NY',
    postalCode: '10110',
    phone: '2125550132',
  })
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(page.getByRole('region', { name: t('checkout.summary.billTo') })).toContainText('New York, NY 10110')
  await expect(page.getByRole('region', { name: t('checkout.summary.deliverTo') })).toContainText('San Francisco')
})

test('the preserved parameters survive from link to link and through the checkout [RT-06]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/cart?cms=autumn&other=1')
  await cartOf(page, t).checkOut.click()
  await expect(page).toHaveURL(/\/checkout\?.*cms=autumn/)
  const checkout = checkoutOf(page, t)
  await checkout.toBilling.click()
  await expect(page).toHaveURL(/step=billing&cms=autumn$/)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await expect(page).toHaveURL(/step=summary&cms=autumn$/)
  await checkout.placeOrder()
  await expect(page).toHaveURL(/\/order-confirmation\?order=\w+&cms=autumn$/)
})
