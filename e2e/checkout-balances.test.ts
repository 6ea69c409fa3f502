import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { giftCards, giftCardsOf } from './pages/payment-parts.ts'

journey(
  'a gift card pays a part and a card the rest; what is wrong with a gift card is told at its input [PAY-02] [CHK-04]',
  async ({ open }) => {
    const page = await open({ device: 'phone', language: 'de-DE', expectedErrors: [/40\d/] })
    const checkout = checkoutOf(page, 'de-de')
    await openCheckout(page, 'de-de')
    await checkout.fillAddress()
    await checkout.toBilling.click()
    const part = giftCardsOf(page, 'de-de')
    await part.open()
    await part.apply('6006 4900 0000 9999', '1111')
    await expect.poll(() => part.errorOf(part.number)).toContain('kennen wir nicht')
    await part.apply(giftCards.DE.twentyFive, '1111')
    await expect.poll(() => part.errorOf(part.pin)).not.toBe('')
    await part.apply(giftCards.DE.expired, giftCards.DE.pin)
    await expect.poll(() => part.errorOf(part.number)).toContain('abgelaufen')
    expect(await listBarriers(page)).toEqual([])
    await part.apply(giftCards.DE.twentyFive, giftCards.DE.pin)
    await part.applied.first().waitFor()
    expect(await part.applied.first().textContent()).toContain('−25,00')
    expect(await part.number.inputValue()).toBe('')
    await page.getByRole('group', { name: /^Wie möchten Sie die restlichen/ }).waitFor()
    await takeScreenshot(page, 'gift-card-part', { fullPage: true })
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page, 'de-de')
    await page
      .getByText(/^Geschenkkarte mit den Endziffern 0025: 25,00/)
      .first()
      .waitFor()
    await page.getByText(/^Visa mit den Endziffern 4242: /).waitFor()
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByText(/^Geschenkkarte mit den Endziffern 0025: 25,00/).waitFor()
    await takeScreenshot(page, 'gift-card-confirmation', { fullPage: true })
  },
)

journey(
  'an order that a gift card covers asks for no card; the balance can be asked for before [PAY-02] [CHK-04]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/40\d/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.fillAddress()
    await checkout.toBilling.click()
    const part = giftCardsOf(page)
    await part.open()
    await part.apply(giftCards.US.empty, giftCards.US.pin)
    await expect.poll(() => part.errorOf(part.number)).toContain('no balance left')
    await part.number.fill(giftCards.US.fiveHundred)
    await part.check.click()
    await expect.poll(() => part.balance.textContent()).toMatch(/on this card/)
    await part.pin.press('Enter')
    await page.getByText('Nothing is left to pay').waitFor()
    expect(await page.getByRole('radio', { name: /Credit or debit card/ }).count()).toBe(0)
    await part.apply(giftCards.US.fiveHundred, giftCards.US.pin)
    await expect.poll(() => part.errorOf(part.number)).not.toBe('')
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'gift-card-covers', { fullPage: true })
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await takeScreenshot(page, 'gift-card-summary', { fullPage: true })
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByText(/^Gift card ending in 0500: /).waitFor()
  },
)
