import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, goToSummary, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'

journey('Back, Forward and reload keep the step and what was typed, but never a card [RT-10]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  const checkout = checkoutOf(page)
  await openCheckout(page)
  await checkout.field('firstName').fill('Ada')
  await checkout.field('city').fill('San Francisco')
  await page.reload()
  await checkout.field('firstName').waitFor()
  expect(await checkout.field('firstName').inputValue()).toBe('Ada')
  expect(await checkout.field('city').inputValue()).toBe('San Francisco')
  await checkout.fillAddress()
  await checkout.toBilling.click()
  await checkout.cardNumber().fill(cards.good)
  await page.reload()
  await checkout.cardNumber().waitFor()
  expect(new URL(page.url()).search).toBe('?step=billing')
  expect(await checkout.cardNumber().inputValue()).toBe('')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept.replaceAll(/\s/g, '')).not.toContain(cards.good.slice(0, 8))
  await page.goBack()
  await checkout.field('email').waitFor()
  expect(await checkout.field('email').inputValue()).toBe('ada@example.com')
  await page.goForward()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page)
  await page.reload()
  await waitUntilPlaceable(page)
  expect(await page.getByText('Visa ending in 4242').isVisible()).toBe(true)
})

journey('a step that is not open yet leads to the one that is [RT-10]', async ({ open }) => {
  const page = await open()
  await openCheckout(page)
  await page.goto('/en-us/checkout?step=summary')
  await checkoutOf(page).field('firstName').waitFor()
  await page.waitForURL(/\/checkout$/)
})

journey('a double click places one order [CHK-06]', async ({ open }) => {
  const page = await open()
  await goToSummary(page, cards.good)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/checkout/order')) sent.push(request.url())
  })
  await checkoutOf(page).place.dblclick()
  await page.waitForURL(/\/order-confirmation\?order=/)
  expect(sent).toHaveLength(1)
})

journey('an order whose answer is lost is asked for again and is the same one [CHK-06]', async ({ open }) => {
  const page = await open({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION/] })
  await goToSummary(page, cards.good)
  const numbers: string[] = []
  await page.route('**/cart/v2/checkout/order?*', async (route) => {
    const answer = await route.fetch()
    const { orderNumber } = await answer.json()
    numbers.push(orderNumber)
    if (numbers.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  await checkoutOf(page).place.click()
  await page.waitForURL(/\/order-confirmation\?order=/)
  expect(numbers).toHaveLength(2)
  expect(new Set(numbers).size).toBe(1)
  expect(page.url()).toContain(numbers[0])
})

journey(
  'what is wrong is said at its field when leaving it, and in a summary with links when sending [VAL-01] [VAL-03] [VAL-04] [VAL-05] [CHK-16]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/400/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.field('email').fill('ada@example')
    expect(await checkout.fieldError('email').count()).toBe(0)
    await checkout.field('email').blur()
    await expect.poll(() => checkout.fieldError('email').textContent()).toBe('Email is not valid')
    await checkout.field('phone').fill('115 555 0132')
    await checkout.field('phone').blur()
    await expect.poll(() => checkout.fieldError('phone').textContent()).toBe('A valid phone number is required')
    await checkout.field('firstName').fill('R2D2')
    await checkout.toBilling.click()
    await checkout.summary.waitFor()
    expect(await checkout.summary.getByRole('link').count()).toBe(8)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    expect(await checkout.fieldError('firstName').textContent()).toBe('Name is not valid.')
    expect(await checkout.fieldError('city').textContent()).toBe('This field is required')
    await takeScreenshot(page, 'shipping-errors', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await checkout.summary.getByRole('link', { name: /^City/ }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('shipping-city')
    await checkout.fillAddress()
    await checkout.field('postalCode').fill('00000')
    await checkout.toBilling.click()
    await expect
      .poll(() => checkout.fieldError('postalCode').textContent())
      .toBe('We couldn’t find this address. Please check street, city and postal code.')
    expect(await checkout.field('city').inputValue()).toBe('San Francisco')
  },
)

journey('an address that the chosen delivery does not reach is said before going on [CART-14]', async ({ open }) => {
  const page = await open()
  const checkout = checkoutOf(page)
  await openCheckout(page)
  await page.getByRole('radio', { name: /^Express delivery/ }).check({ force: true })
  await checkout.fillAddress()
  await checkout.field('addressLine1').fill('PO Box 12')
  await checkout.toBilling.click()
  await page.getByText('The delivery you chose isn’t possible for this order').waitFor()
  expect(await page.getByRole('radio', { name: /^Standard delivery/ }).isChecked()).toBe(true)
  await checkout.toBilling.click()
  await checkout.cardNumber().waitFor()
})

journey('a better way to write the address is suggested, and may be taken or not [CHK-01]', async ({ open }) => {
  const page = await open()
  const checkout = checkoutOf(page)
  await openCheckout(page)
  await checkout.fillAddress()
  await checkout.field('province').selectOption('NV')
  await checkout.toBilling.click()
  const question = page.getByRole('region', { name: 'Is this the right address?' })
  await question.waitFor()
  await takeScreenshot(page, 'address-suggestion', { fullPage: true })
  expect(await listBarriers(page)).toEqual([])
  await question.getByRole('button', { name: 'Use the suggestion' }).click()
  await checkout.cardNumber().waitFor()
  await page.goBack()
  expect(await checkout.field('province').inputValue()).toBe('CA')
})

journey('a bill can go elsewhere, by the same rules [CHK-03] [VAL-05]', async ({ open }) => {
  const page = await open()
  const checkout = checkoutOf(page)
  await openCheckout(page)
  await checkout.fillAddress()
  await checkout.toBilling.click()
  await checkout.cardNumber().waitFor()
  await page.getByRole('checkbox', { name: 'Same as delivery address' }).uncheck()
  await checkout.field('postalCode', 'billing').fill('123')
  await checkout.field('postalCode', 'billing').blur()
  await expect.poll(() => checkout.fieldError('postalCode', 'billing').textContent()).toContain('ZIP code')
  const { email: _, ...person } = {
    firstName: 'Grace',
    lastName: 'Lee',
    addressLine1: '500 5th Ave',
    city: 'New York',
    province: 'NY',
    postalCode: '10110',
    phone: '2125550132',
    email: '',
  }
  await checkout.fillAddress(person, 'billing')
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page)
  expect(await page.getByRole('region', { name: 'Bill to' }).textContent()).toContain('New York, NY 10110')
  expect(await page.getByRole('region', { name: 'Deliver to' }).textContent()).toContain('San Francisco')
})
