import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { bankOf, cards, checkoutOf, goToSummary, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'

journey(
  'the bank’s question is answered in a dialog, and the order is placed; a reload in between leads back to it [DLG-22] [CHK-09]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await goToSummary(page, cards.challenged)
    await checkoutOf(page).place.click()
    await bankOf(page).code.waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    const frame = await page.locator('dialog iframe').boundingBox()
    expect(frame?.width).toBeGreaterThanOrEqual(320)
    expect(frame?.height).toBeGreaterThanOrEqual(560)
    await page.reload()
    await bankOf(page).answer('1234')
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  },
)

journey(
  'a bank that does not confirm leads back to billing with the items in a new cart, and another card pays [CHK-09] [DLG-22] [PAY-14]',
  async ({ open }) => {
    const page = await open()
    await goToSummary(page, cards.challenged)
    const before = await page.evaluate(() => localStorage.getItem('cart.LH-US'))
    await checkoutOf(page).place.click()
    await bankOf(page).code.waitFor()
    for (let tries = 0; tries < 3; tries += 1) await bankOf(page).answer('9999')
    await page.waitForURL(/step=billing/)
    const notice = page.getByRole('alert').filter({ hasText: 'couldn’t confirm the payment' })
    await notice.waitFor()
    expect(await notice.textContent()).toContain('new cart')
    const after = await page.evaluate(() => localStorage.getItem('cart.LH-US'))
    expect(JSON.parse(after ?? '{}').cartId).not.toBe(JSON.parse(before ?? '{}').cartId)
    await checkoutOf(page).fillCard(cards.good)
    await checkoutOf(page).toSummary.click()
    await waitUntilPlaceable(page)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
  },
)

journey('whoever cancels at the bank is back at billing and was not charged [CHK-09] [DLG-22]', async ({ open }) => {
  const page = await open()
  await goToSummary(page, cards.challenged)
  await checkoutOf(page).place.click()
  await bankOf(page).code.waitFor()
  await bankOf(page).cancel.click()
  await page.waitForURL(/step=billing/)
  await page.getByText('nothing was charged').waitFor()
})

journey(
  'a declined card leads back to billing with the words for it, and asks for another [PAY-14]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/402/] })
    await goToSummary(page, cards.declined)
    await checkoutOf(page).place.click()
    await page.waitForURL(/step=billing/)
    await page.getByText('Your bank declined the payment. Nothing was charged.').waitFor()
    await checkoutOf(page).cardNumber().waitFor()
    await takeScreenshot(page, 'billing-declined')
    expect(await listBarriers(page)).toEqual([])
  },
)

journey(
  'the provider’s script loads once, on billing alone, and where it fails the page says so and tries again [PAY-15]',
  async ({ open, shop }) => {
    const page = await open({ expectedErrors: [/ERR_FAILED|hosted-fields/] })
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(shop.sandboxUrl)) loads.push(new URL(request.url()).pathname)
    })
    await page.route('**/hosted-fields.js', (route) => route.abort())
    await openCheckout(page)
    expect(loads).toEqual([])
    await checkoutOf(page).fillAddress()
    await checkoutOf(page).toBilling.click()
    await page.getByText('The card fields didn’t load.').waitFor()
    expect(await page.getByRole('radio', { name: 'Credit or debit card' }).isEnabled()).toBe(true)
    await takeScreenshot(page, 'billing-without-provider')
    await page.unroute('**/hosted-fields.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await checkoutOf(page).cardNumber().waitFor()
    await page.getByRole('link', { name: 'Delivery' }).click()
    await checkoutOf(page).toBilling.click()
    await checkoutOf(page).cardNumber().waitFor()
    expect(loads.filter((path) => path === '/hosted-fields.js')).toHaveLength(2)
  },
)

journey(
  'where the card’s fields do not load, PayPal pays the order all the same [PAY-15] [PAY-07]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/ERR_FAILED|hosted-fields/] })
    await page.route('**/hosted-fields.js', (route) => route.abort())
    await openCheckout(page)
    await checkoutOf(page).fillAddress()
    await checkoutOf(page).toBilling.click()
    await page.getByText('The card fields didn’t load.').waitFor()
    await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
    await page.getByText('You’ll go to PayPal to agree').waitFor()
    await checkoutOf(page).toSummary.click()
    await page.waitForURL(/\/paypal\/checkoutnow/)
    await page.getByRole('button', { name: /^(Continue|Pay now)/ }).click()
    await waitUntilPlaceable(page)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
  },
)

journey('card fields that are not filled in say so, and nothing goes on [PAY-01]', async ({ open }) => {
  const page = await open()
  await openCheckout(page)
  await checkoutOf(page).fillAddress()
  await checkoutOf(page).toBilling.click()
  await checkoutOf(page).cardNumber().waitFor()
  await checkoutOf(page).toSummary.click()
  await page.getByText('Please complete your card details.').waitFor()
  expect(new URL(page.url()).search).toContain('step=billing')
})
