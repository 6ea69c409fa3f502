import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, goToSummary, openCheckout, people, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { giftCards, giftCardsOf } from './pages/payment-parts.ts'

journey(
  'a declined card leaves the gift card on the cart, and another card pays the rest of it [PAY-14] [PAY-02] [CHK-04]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/402/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.fillAddress()
    await checkout.toBilling.click()
    const part = giftCardsOf(page)
    await part.open()
    await part.apply(giftCards.US.twentyFive, giftCards.US.pin)
    await part.applied.first().waitFor()
    await checkout.fillCard(cards.declined)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await checkout.place.click()
    await page.waitForURL(/step=billing/)
    await page.getByText('Your bank declined the payment. Nothing was charged.').waitFor()
    await checkout.cardNumber().waitFor()
    expect(await part.applied.allTextContents()).toEqual([expect.stringContaining('−$25.00')])
    await page.getByRole('group', { name: /^How would you like to pay the remaining/ }).waitFor()
    await takeScreenshot(page, 'billing-declined-with-gift-card', { fullPage: true })
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await page.getByText(/^Gift card ending in 0025: \$25.00/).waitFor()
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByText(/^Gift card ending in 0025: \$25.00/).waitFor()
  },
)

journey(
  'a street without a house number is asked about: it can be mended at its input or kept as it is [CHK-01]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.fillAddress({ ...people['en-us'], addressLine1: 'Valencia St' })
    await checkout.toBilling.click()
    await page.getByRole('region', { name: 'Is the house number missing?' }).waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'address-incomplete', { fullPage: true })
    await page.getByRole('button', { name: 'Add the house number' }).click()
    await expect.poll(() => checkout.fieldError('addressLine1').textContent()).toContain('add the house number')
    await checkout.toBilling.click()
    await page.getByRole('button', { name: 'Use it as it is' }).click()
    await page.waitForURL(/step=billing/)
  },
)

journey(
  'an address whose ZIP code is of another state is suggested anew, and refused at the ZIP code where it is kept [CHK-19] [CHK-16]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/409/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    const states = await checkout.field('province').locator('option').allTextContents()
    expect(states).toContain('Puerto Rico')
    expect(states).not.toContain('Palau')
    await checkout.fillAddress({ ...people['en-us'], province: 'OR' })
    await checkout.toBilling.click()
    await page.getByRole('button', { name: 'Keep my address' }).click()
    await expect.poll(() => checkout.fieldError('postalCode').textContent()).toContain('To work out the tax')
    expect(await page.getByRole('link', { name: /^ZIP code: To work out the tax/ }).isVisible()).toBe(true)
    await takeScreenshot(page, 'address-without-tax-place', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await checkout.toBilling.click()
    await page.getByRole('button', { name: 'Use the suggestion' }).click()
    await page.waitForURL(/step=billing/)
  },
)

journey(
  'a card that the bank calls expired is told above the step and at the choice of payment [PAY-14] [CHK-16]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/400/] })
    await goToSummary(page, cards.expired)
    await checkoutOf(page).place.click()
    await page.waitForURL(/step=billing/)
    const choice = page.getByRole('group', { name: /^How would you like to pay/ })
    await choice.getByText('This card has expired').waitFor()
    await page.getByRole('alert').filter({ hasText: 'This card has expired' }).waitFor()
    await takeScreenshot(page, 'billing-expired-card', { fullPage: true })
  },
)

journey(
  'an address that another tab took away is asked for at its input once the order is refused [CHK-16] [CHK-10]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/400/] })
    const checkout = checkoutOf(page)
    await goToSummary(page, cards.good)
    const status = await page.evaluate(async () => {
      const { cartId } = JSON.parse(localStorage.getItem('cart.LH-US') ?? '{}')
      const path = `/cart/v2/cart/${cartId}/shippingAddress?locale=en-us`
      return (await fetch(path, { method: 'DELETE' })).status
    })
    expect(status).toBe(200)
    await checkout.place.click()
    await checkout.field('addressLine1').waitFor()
    await expect.poll(() => checkout.fieldError('addressLine1').textContent()).not.toBe('')
    expect(
      await page
        .getByRole('alert')
        .getByRole('link', { name: /^Street/ })
        .isVisible(),
    ).toBe(true)
    expect(await checkout.field('city').inputValue()).toBe('San Francisco')
    await takeScreenshot(page, 'shipping-address-refused', { fullPage: true })
    await checkout.toBilling.click()
    await page.waitForURL(/step=billing/)
  },
)

journey(
  'while the bank takes its time the page says that the payment is being checked, and ends with what it said [CHK-08] [PAY-13]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await goToSummary(page, cards.pending)
    await checkoutOf(page).place.click()
    await page.getByText('We’re checking with your bank').waitFor()
    await takeScreenshot(page, 'placing-checking')
    await page.waitForURL(/\/order-confirmation\?order=/)
  },
)

journey(
  'a payment that is declined after a while leads back to billing with the bank’s own reason [PAY-14] [CHK-09]',
  async ({ open }) => {
    const page = await open()
    await goToSummary(page, cards.pendingDeclined)
    await checkoutOf(page).place.click()
    await page.waitForURL(/step=billing/)
    await page.getByText('Your bank declined the payment. Nothing was charged.').waitFor()
    await checkoutOf(page).cardNumber().waitFor()
  },
)
