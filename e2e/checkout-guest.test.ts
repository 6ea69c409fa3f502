import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import {
  addFirstPair,
  addShownPair,
  cards,
  checkoutOf,
  type Locale,
  openCheckout,
  readSum,
  toMinor,
  waitUntilPlaceable,
  words,
} from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

/** Collects what the page sends to the shop, to see that no card is in it. */
function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/v1/tokens') sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

async function passCheckout(page: Page, locale: Locale, look: (name: string) => Promise<void>): Promise<void> {
  const checkout = checkoutOf(page, locale)
  await look('shipping')
  await checkout.fillAddress()
  await checkout.toBilling.click()
  await page.waitForURL(/step=billing/)
  await checkout.cardNumber().waitFor()
  await look('billing')
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page, locale)
  await look('summary')
}

journey(
  'a guest buys a pair of shoes on a phone in German, VAT included [RT-10] [RT-11] [DLG-16] [CHK-01] [CHK-03] [CHK-04] [CHK-06] [CHK-12] [PAY-01] [CART-14]',
  async ({ open, shop }) => {
    const page = await open({ device: 'phone', language: 'de-DE' })
    const sent = watchSent(page)
    const look = async (name: string) => {
      await takeScreenshot(page, `checkout-${name}-phone`, { fullPage: true })
      expect(await listBarriers(page)).toEqual([])
    }
    await goTo(page, '/de-de')
    await goTo(page, words['de-de'].list)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/p\//)
    await page.getByRole('radio').first().waitFor()
    await addShownPair(page, 'de-de')
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'mini-cart-phone')
    await page.getByRole('dialog').getByRole('link', { name: words['de-de'].checkout }).click()
    await page.locator('#shipping-firstName').waitFor()
    await page.locator('input[name=method-me]').last().check({ force: true })
    await passCheckout(page, 'de-de', look)
    const placed = await checkoutOf(page, 'de-de').place.textContent()
    await checkoutOf(page, 'de-de').place.click()
    await page.waitForURL(/\/de-de\/order-confirmation\?order=/)
    await page.getByRole('heading', { level: 1, name: words['de-de'].thanks }).waitFor()
    await look('confirmation')
    expect(placed).toContain(await readSum(page, 'Gesamtsumme'))
    expect(
      await page
        .getByText(/Enthaltene MwSt\.: \d/)
        .first()
        .isVisible(),
    ).toBe(true)
    expect(await page.getByText('joerg@example.com').first().isVisible()).toBe(true)
    expect(await page.getByText('Visa mit den Endziffern 4242').isVisible()).toBe(true)
    expect(await page.locator('[data-cart-button]').getAttribute('aria-label')).not.toMatch(/[1-9]/)
    const toShop = sent.filter((line) => line.startsWith(shop.url))
    expect(toShop.length).toBeGreaterThan(10)
    expect(toShop.filter((line) => line.replace(/[\s-]/g, '').includes(cards.good))).toEqual([])
  },
)

journey(
  'a guest buys a pair of shoes on a desktop in English, tax added at checkout [RT-11] [CHK-06] [CHK-12]',
  async ({ open }) => {
    const page = await open()
    const look = async (name: string) => {
      await takeScreenshot(page, `checkout-${name}-desktop`, { fullPage: true })
      expect(await listBarriers(page)).toEqual([])
    }
    await openCheckout(page)
    expect(await readSum(page, 'Tax')).toBe('Worked out at checkout')
    const estimated = toMinor(await readSum(page, 'Estimated total'))
    await passCheckout(page, 'en-us', look)
    const [tax, total] = [toMinor(await readSum(page, 'Tax')), toMinor(await readSum(page, 'Total'))]
    expect(tax).toBeGreaterThan(0)
    expect(total).toBe(estimated + tax)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/en-us\/order-confirmation\?order=/)
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ada!' }).waitFor()
    expect(toMinor(await readSum(page, 'Total'))).toBe(total)
    await look('confirmation')
    const robots = await page.locator('meta[name=robots]').getAttribute('content')
    expect(robots).toContain('noindex')
  },
)

journey(
  'a guest in Montréal pays both taxes of Québec on top, in French and in CAD [CHK-06] [CHK-12]',
  async ({ open }) => {
    const page = await open({ device: 'phone', language: 'fr-CA' })
    await openCheckout(page, 'fr-ca')
    await passCheckout(page, 'fr-ca', async () => undefined)
    const place = checkoutOf(page, 'fr-ca').place
    expect(await place.textContent()).toContain('CAD')
    await place.click()
    await page.waitForURL(/\/fr-ca\/order-confirmation\?order=/)
    await page.getByRole('heading', { level: 1, name: words['fr-ca'].thanks }).waitFor()
    const [goods, delivery, tax] = await Promise.all(
      ['Sous-total', 'Livraison', 'Taxes'].map(async (name) => toMinor(await readSum(page, name))),
    )
    // 5 % federal and 9.975 % of the province, each rounded on its own.
    expect(Math.abs((tax ?? 0) - ((goods ?? 0) + (delivery ?? 0)) * 0.149_75)).toBeLessThan(3)
  },
)

journey('paths without a locale lead to the visitor’s own [RT-11]', async ({ open, shop }) => {
  const page = await open({ language: 'de-DE' })
  for (const path of ['cart', 'checkout']) {
    await page.goto(`${shop.url}/${path}?cms=1`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/de-de/${path}?cms=1`)
  }
  await addFirstPair(page, 'de-de')
})
