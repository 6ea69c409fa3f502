import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import { checkoutOf, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'

/** Signs somebody in at the checkout, who is at the summary then: they have a main address and a main card. */
const signInAtCheckout = async (page: Page, email: string): Promise<void> => {
  await openCheckout(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await accountOf(page).fill(email)
  await accountOf(page).send()
  await waitUntilPlaceable(page)
}

const savedCardsOf = (page: Page) => page.getByRole('combobox', { name: 'Saved cards' })
const changeCard = async (page: Page) => {
  await page.getByRole('link', { name: 'Change Pay with' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await savedCardsOf(page).waitFor()
}

journey(
  'another saved address is chosen by hand, a card is saved, chosen and removed again, and the order’s points are told [CHK-01] [CHK-04] [ACC-04] [LOY-01]',
  async ({ open }) => {
    const page = await open()
    const checkout = checkoutOf(page)
    await signInAtCheckout(page, 'member.us@lacehouse.test')
    await page.getByRole('link', { name: 'Change Deliver to' }).click()
    const addresses = page.getByRole('combobox', { name: 'Saved addresses' })
    await addresses.waitFor()
    const main = await checkout.field('addressLine1').inputValue()
    await addresses.selectOption({ index: 2 })
    await expect.poll(() => checkout.field('addressLine1').inputValue()).not.toBe(main)
    const street = await checkout.field('addressLine1').inputValue()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'saved-address', { fullPage: true })
    await checkout.toBilling.click()
    await page.getByRole('button', { name: 'Use another card' }).click()
    await savedCardsOf(page).selectOption({ label: 'Another card' })
    await checkout.fillCard('5555555555554444')
    await page.getByRole('checkbox', { name: 'Save this card to my account' }).check()
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await page.getByText('Mastercard ending in 4444').waitFor()
    await changeCard(page)
    await savedCardsOf(page).selectOption({ label: 'Mastercard ending in 4444' })
    await page.getByText('Remove Mastercard ending in 4444').click()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'saved-card-remove', { fullPage: true })
    await page.getByRole('button', { name: 'Remove card' }).click()
    await page.getByText('Mastercard ending in 4444 is no longer saved.').waitFor()
    expect(await savedCardsOf(page).getByRole('option').allTextContents()).toEqual([
      'Visa ending in 4242',
      'Another card',
    ])
    await savedCardsOf(page).selectOption({ label: 'Visa ending in 4242' })
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await page.getByText('Visa ending in 4242').waitFor()
    await page.getByRole('region', { name: 'Deliver to' }).getByText(street).waitFor()
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByText(/^You earned \d+ points$/).waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'points-earned', { fullPage: true })
  },
)

journey(
  'saved cards that cannot be had are said to be there, and come with the next try; so is one that cannot be removed [ACC-04]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/status of 500/] })
    await signInAtCheckout(page, 'ipa.us@lacehouse.test')
    const refused = { status: 500, contentType: 'application/json', body: '{"errorDetails":[{"errorId":"GEN500"}]}' }
    await page.route('**/payment_instruments*', (route) => route.fulfill(refused))
    await page.goto('/en-us/checkout?step=billing')
    await page.getByRole('button', { name: 'Use another card' }).click()
    await page.getByText('Your saved cards couldn’t be loaded. They are still there.').waitFor()
    await checkoutOf(page).cardNumber().waitFor()
    await page.unroute('**/payment_instruments*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await savedCardsOf(page).waitFor()
    await page.route('**/payment_instruments/**', (route) => route.fulfill(refused))
    await page.getByText('Remove Visa ending in 4242').click()
    await page.getByRole('button', { name: 'Remove card' }).click()
    await page.getByText('We couldn’t remove the card.').waitFor()
    expect(await listBarriers(page)).toEqual([])
  },
)
