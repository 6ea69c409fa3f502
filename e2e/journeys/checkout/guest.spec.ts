import { DataLayerEvent } from '@lacehouse/contracts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readAmount, readTaxes, sumOf } from '../../pages/amounts.ts'
import { checkoutOf, expectOrder, securityCode } from '../../pages/checkout.ts'
import { listingOf } from '../../pages/listing.ts'
import { cards, type Person, personOf } from '../../pages/people.ts'
import { expectPrinted } from '../../pages/printed-order.ts'
import { productOf } from '../../pages/product.ts'

/** Looks at a page for accessibility violations, and takes its picture. */
async function look(page: Page, name: string): Promise<void> {
  await takeScreenshot(page, name, { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
}

/** Goes through all steps, looking at each. */
async function passCheckout(page: Page, t: SiteText, { person, device }: { person: Person; device: string }) {
  const checkout = checkoutOf(page, t)
  await test.step('delivery', async () => {
    await expect(checkout.field('firstName')).toBeVisible()
    await look(page, `checkout-shipping-${device}`)
    await checkout.fillAddress(person)
    await checkout.toBilling.click()
  })
  await test.step('payment', async () => {
    await expect(page).toHaveURL(/step=billing/)
    await expect(checkout.cardNumber).toBeVisible()
    await look(page, `checkout-billing-${device}`)
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
  })
  await test.step('summary', async () => {
    await checkout.expectPlaceable()
    await look(page, `checkout-summary-${device}`)
  })
}

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a guest buys a pair of shoes from the list to the confirmation, VAT included [RT-10] [RT-11] [DLG-16] [CHK-01] [CHK-03] [CHK-04] [CHK-06] [CHK-12] [PAY-01] [CART-14]', async ({
    page,
    t,
    shop,
  }) => {
    const sent = collectRequests(page)
    const product = productOf(page, t)
    const person = personOf('de-de')
    await test.step('from the list to the mini cart', async () => {
      await page.goto('/de-de')
      await page.goto('/de-de/c/women-sneakers-1110')
      await listingOf(page, t).results.first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/p\//)
      await product.add(product.sizes.nth(1))
      expect(await findA11yViolations(page, 'dialog')).toEqual([])
      await takeScreenshot(page, 'mini-cart-phone')
      await product.dialog.getByRole('link', { name: t('cart.checkout') }).click()
    })
    await page
      .getByRole('group', { name: t('checkout.shippingMethod.title') })
      .getByRole('radio')
      .last()
      .check()
    await passCheckout(page, t, { person, device: 'phone' })
    const { place, orderTotal } = checkoutOf(page, t)
    await expect(place).toHaveText(t('checkout.placeOrder'))
    const placed = await orderTotal.textContent()
    await test.step('confirmation', async () => {
      await place.click()
      await expect(page).toHaveURL(/\/de-de\/order-confirmation\?order=/)
      const title = t('order.confirmation.title', { firstName: 'Jörg' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await look(page, 'checkout-confirmation-phone')
      expect(placed).toContain(await sumOf(page, t('cart.summary.total')).textContent())
      await expect(page.getByText(t.like('cart.summary.taxIncludedLine')).first()).toBeVisible()
      await expect(page.getByText('joerg@example.com').first()).toBeVisible()
      const card = t('payment.card.ending', { brand: 'Visa', lastFour: '4242' })
      await expect(page.getByText(card)).toBeVisible()
      const empty = page.getByRole('banner').getByRole('link', { name: t('navigation.cartWithCount', { count: 0 }) })
      await expect(empty).toBeVisible()
    })
    const toShop = sent.filter((line) => line.startsWith(shop.url))
    expect(toShop.length).toBeGreaterThan(10)
    expect(toShop.filter((line) => line.replace(/[\s-]/g, '').includes(cards.good))).toEqual([])
    const asValue = new RegExp(`"${securityCode}"|=${securityCode}(&|$)`)
    expect(toShop.filter((line) => asValue.test(line))).toEqual([])
  })
})

/** Collects what a page sends, to see that no card goes to the shop. */
function collectRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/v1/tokens') sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

test('tax is added at the checkout to the price in dollars, and each event of the data layer fits its schema [RT-11] [CHK-06] [CHK-12] [ROLE-06]', async ({
  page,
  t,
  fillCart,
}) => {
  const person = personOf('en-us')
  await fillCart()
  await page.goto('/en-us/checkout')
  const total = sumOf(page, t('cart.summary.total'))
  await expect(sumOf(page, t('cart.summary.tax'))).toHaveText(t('cart.summary.taxUnknown'))
  const estimated = await readAmount(sumOf(page, t('cart.summary.estimatedTotal')))
  await passCheckout(page, t, { person, device: 'desktop' })
  const [[taxed = 0], paid] = [await readTaxes(page), await readAmount(total)]
  expect(taxed).toBeGreaterThan(0)
  expect(paid).toBe(estimated + taxed)
  await checkoutOf(page, t).placeOrder()
  await expect(page.getByRole('heading', { level: 1, name: t('order.confirmation.title', person) })).toBeVisible()
  expect(await readAmount(total)).toBe(paid)
  await look(page, 'checkout-confirmation-desktop')
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  await expectPushes(page, ['add_shipping_info', 'add_payment_info', 'purchase'])
  await expectPrinted(page, t, orderNumber)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

/** Expects these events in the data layer of the document, and every entry of it to be one of the schema. */
async function expectPushes(page: Page, names: readonly string[]): Promise<void> {
  const list = () => page.evaluate(() => (window as Window & { dataLayer?: { event: string }[] }).dataLayer ?? [])
  await expect.poll(async () => (await list()).map(({ event }) => event)).toEqual(expect.arrayContaining([...names]))
  const wrong = (await list()).filter((entry) => !DataLayerEvent.safeParse(entry).success)
  expect(wrong).toEqual([])
}

test.describe('on a French phone', () => {
  test.use({ ...phone, siteLocale: 'fr-ca' })

  test('a guest in Montréal pays both taxes of Québec in Canadian dollars [CHK-06] [CHK-12]', async ({
    page,
    t,
    fillCart,
  }) => {
    const person = personOf('fr-ca')
    await fillCart()
    await page.goto('/fr-ca/checkout')
    const checkout = checkoutOf(page, t)
    await checkout.fillAddress(person)
    await checkout.toBilling.click()
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await expect(checkout.orderTotal).toContainText('$')
    await checkout.place.click()
    await expectOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: t('order.confirmation.title', person) })).toBeVisible()
    const goods = await readAmount(sumOf(page, t('cart.summary.subtotal')))
    const delivery = await readAmount(sumOf(page, t('cart.summary.shipping')))
    const [federal = 0, provincial = 0] = await readTaxes(page)
    // Each line is rounded on its own.
    expect(Math.abs(federal - (goods + delivery) * 0.05)).toBeLessThan(3)
    expect(Math.abs(provincial - (goods + delivery) * 0.099_75)).toBeLessThan(3)
  })
})

test.describe('in a German browser', () => {
  test.use({ siteLocale: 'de-de' })

  test('paths without a locale lead to the visitor’s own [RT-11]', async ({ page, shop }) => {
    for (const path of ['cart', 'checkout']) {
      await page.goto(`${shop.url}/${path}?cms=1`)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/de-de/${path}?cms=1`)
    }
  })
})
