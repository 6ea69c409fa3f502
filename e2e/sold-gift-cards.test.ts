import { demoProducts } from '@lacehouse/test-kit'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, openCheckout, people, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { giftCardsOf } from './pages/payment-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'a gift card that was bought for somebody comes by mail, and pays in their own checkout [CART-28] [CART-13] [PAY-02]',
  async ({ open, shop }) => {
    const page = await open()
    await goTo(page, `/en-us/p/lacehouse-e-gift-card-${demoProducts.giftCard}`)
    await page.getByLabel('Or any other amount').fill('40')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').getByText('$40.00').first().waitFor()
    await goTo(page, '/en-us/cart')
    await page.getByRole('button', { name: /^Add gift option:/ }).click()
    const gift = page.getByRole('dialog', { name: 'Gift option' })
    await gift.getByRole('textbox', { name: 'For' }).fill('Grace')
    await gift.getByRole('textbox', { name: 'Recipient’s email' }).fill('grace@example.com')
    await gift.getByRole('textbox', { name: 'Message' }).fill('Off you run!')
    await gift.getByRole('button', { name: 'Save gift option' }).click()
    await page.getByText('Gift for Grace').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click()
    const checkout = checkoutOf(page)
    await checkout.fillAddress(people['en-us'], 'billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const key = `gift-card-${number.replace(/(.{3})(.{3})/, '$1-$2-')}-1`
    const readMail = async () => (await fetch(`${shop.url}/dev/mail/${key}`)).text()
    await expect.poll(readMail, { timeout: 10_000 }).toContain('Grace, Ada Marsh sent you a gift card')
    const mail = await open({ expectedErrors: [/favicon/] })
    await mail.goto(`/dev/mail/${key}`)
    await mail.getByText('Off you run!').waitFor()
    await takeScreenshot(mail, 'gift-card-mail', { fullPage: true })
    const [, card = '', pin = ''] = /Card number: ([\d ]+)<br>PIN: (\d+)/.exec(await readMail()) ?? []
    const theirs = await open({ device: 'phone' })
    await openCheckout(theirs)
    await checkoutOf(theirs).fillAddress()
    await checkoutOf(theirs).toBilling.click()
    const part = giftCardsOf(theirs)
    await part.open()
    await part.apply(card, pin)
    await part.applied.first().waitFor()
    expect(await part.applied.first().textContent()).toContain('−$40.00')
    expect(await listBarriers(theirs)).toEqual([])
  },
)
