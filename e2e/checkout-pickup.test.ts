import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import { cards, checkoutOf, openCheckout, people, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

/** Products of the demo shop that every store has; the last is sold nowhere else. */
const products = { plain: 'LHBDDBF987', plainMen: 'LH94DEF999', reservationOnly: 'LH642D14E4' }

/** Opens a product that every store has, with a size chosen. */
const openProduct = async (page: Page, productId: string): Promise<void> => {
  await goTo(page, `/de-de/p/schuh-${productId}`)
  await page.getByRole('button', { name: /^Im Store (abholen|reservieren)$/ }).scrollIntoViewIfNeeded()
  await page
    .getByRole('radio', { name: /^[\d,]+(, nur noch.*)?$/ })
    .nth(2)
    .press('Space')
}

/** Searches near Berlin and takes the first store that has it. */
const chooseStore = async (page: Page, place = '10115 Berlin', without = 'none'): Promise<string> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill(place)
  await dialog.getByRole('button', { name: 'Suchen' }).click()
  await dialog.getByText(/km$/).first().waitFor()
  const choice = dialog.locator(`button[aria-label^="Hier"]:not([disabled]):not([aria-label$="${without}"])`).first()
  const name = ((await choice.getAttribute('aria-label')) ?? '').replace(/^[^:]+: /, '')
  await choice.click()
  return name
}

journey(
  'a guest collects at a store: found by postal code, kept as theirs, billed without a delivery address [DLG-17] [STO-03] [STO-04] [CHK-14]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await openProduct(page, products.plain)
    await page.getByRole('button', { name: 'Im Store abholen' }).click()
    await page
      .getByRole('dialog')
      .getByText('Vorrätig')
      .or(page.getByText(/Nur noch/))
      .first()
      .waitFor()
    await takeScreenshot(page, 'pickup-stores')
    expect(await listBarriers(page)).toEqual([])
    const store = await chooseStore(page)
    await page.getByRole('dialog').getByText(`Abholung: ${store}`).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }).click()
    const checkout = checkoutOf(page, 'de-de')
    await checkout.field('firstName', 'collection').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await checkout.toBilling.click()
    await checkout.fieldError('email', 'collection').waitFor()
    const { firstName = '', lastName = '', email = '', ...address } = people['de-de']
    await checkout.fillAddress({ firstName, lastName, email }, 'collection')
    await checkout.toBilling.click()
    await checkout.field('addressLine1', 'billing').waitFor()
    await checkout.fillAddress({ firstName, lastName, ...address }, 'billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page, 'de-de')
    await page.getByRole('region', { name: 'Abholung' }).getByText(store).waitFor()
    await checkout.place.click()
    await page.waitForURL(/order-confirmation/)
    await page.getByText(`Abholung: ${store}`).waitFor()
    await takeScreenshot(page, 'pickup-confirmation')
    expect(await listBarriers(page)).toEqual([])
  },
)

journey(
  'another store becomes the shopper’s own only when they say so, and the item is sent home again [DLG-09] [CART-15] [DLG-08]',
  async ({ open }) => {
    const page = await open({})
    await openProduct(page, products.plainMen)
    await page.getByRole('button', { name: 'Im Store abholen' }).click()
    const first = await chooseStore(page)
    await page.getByRole('dialog').getByText(`Abholung: ${first}`).waitFor()
    await page.goto('/de-de/cart')
    await page.getByRole('button', { name: /^Store wechseln:/ }).click()
    const second = await chooseStore(page, 'Hamburg', first)
    await page.getByRole('dialog', { name: 'Store wechseln?' }).waitFor()
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('button', { name: `Zu ${second} wechseln` }).click()
    await page.getByRole('dialog', { name: 'Ihr Store ist gewechselt' }).getByRole('button', { name: 'Weiter' }).click()
    await page.getByText(`Abholung: ${second}`).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('store.LH-DE'))).toContain(second)
    await page.getByRole('button', { name: /^Doch liefern:/ }).click()
    await page.getByText('Ihre Artikel werden geliefert').waitFor()
    await page.getByRole('button', { name: 'Versand ändern' }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Express/ })
      .check()
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .getByRole('radio', { name: /Express/ })
          .isChecked(),
      )
      .toBe(true)
    await takeScreenshot(page, 'shipping-method')
    expect(await listBarriers(page)).toEqual([])
  },
)

journey(
  'what is sold at stores only is reserved there, and held as it is until when it says [CART-07] [CART-19]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await openProduct(page, products.reservationOnly)
    await page.getByRole('button', { name: 'Im Store reservieren' }).click()
    const store = await chooseStore(page)
    const dialog = page.getByRole('dialog', { name: 'Im Store reservieren' })
    await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Jörg')
    await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Weiß')
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('joerg@example.com')
    await dialog.getByRole('button', { name: 'Reservieren' }).click()
    await page.getByRole('dialog', { name: 'Für Sie reserviert' }).getByText(store).first().waitFor()
    await takeScreenshot(page, 'reserved')
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Warenkorb ansehen' }).click()
    await page.getByText(/reserviert bis/).waitFor()
    expect(await page.getByRole('button', { name: /^(Eins mehr|Ändern|Store wechseln)/ }).count()).toBe(0)
    await takeScreenshot(page, 'cart-reserved', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('button', { name: /entfernen/ }).click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByText(/reserviert bis/).waitFor()
  },
)

journey(
  'a way that the goods come in tells when it changes: to a store, to a collection point and home, by another method [CART-15]',
  async ({ open }) => {
    const page = await open()
    const checkout = checkoutOf(page, 'de-de')
    await openProduct(page, products.plain)
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('dialog').getByRole('article').first().waitFor()
    await goTo(page, '/de-de/cart')
    await page.getByRole('button', { name: /^Im Store abholen:/ }).click()
    await chooseStore(page)
    await page.getByRole('status').filter({ hasText: 'liegen zur Abholung bereit' }).waitFor()
    await takeScreenshot(page, 'cart-way-changed', { fullPage: true })
    await page.getByRole('button', { name: /^Doch liefern:/ }).click()
    await page.getByRole('status').filter({ hasText: 'werden geliefert' }).waitFor()

    await goTo(page, '/de-de/checkout')
    await page.getByRole('radio', { name: /^Express/ }).check()
    const { addressLine1 = '', ...person } = people['de-de']
    await checkout.fillAddress({ ...person, addressLine1: 'Postfach 12' })
    await checkout.toBilling.click()
    await page.getByText('Die gewählte Versandart').waitFor()
    await checkout.fillAddress({ addressLine1 })
    await checkout.toBilling.click()
    await checkout.cardNumber().waitFor()

    await goTo(page, '/de-de/checkout')
    await page.getByRole('radio', { name: /^An eine Abholstelle/ }).check()
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('10115')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await page
      .getByRole('radio', { name: /^PaketPunkt/ })
      .first()
      .check()
    await checkout.toBilling.click()
    await page.getByText('liegen zur Abholung bereit').first().waitFor()
    await checkout.cardNumber().waitFor()
    await takeScreenshot(page, 'way-told-at-billing', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await goTo(page, '/de-de/checkout')
    await page.getByRole('radio', { name: /^Nach Hause/ }).check()
    await checkout.fillAddress({ ...person, addressLine1 })
    await checkout.toBilling.click()
    await page.getByText('werden geliefert').first().waitFor()
  },
)

journey(
  'at the checkout a parcel is sent to a collection point near a postal code, to whom the locale asks for [CHK-14] [CHK-15]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    const checkout = checkoutOf(page, 'de-de')
    await openCheckout(page, 'de-de')
    await page.getByRole('radio', { name: /^An eine Abholstelle/ }).check()
    const { firstName = '', lastName = '', email = '', phone = '', ...home } = people['de-de']
    await checkout.fillAddress({ firstName, lastName, email, phone }, 'collection')
    await checkout.toBilling.click()
    await page.getByText('Bitte wählen Sie eine Abholstelle.').waitFor()
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('10115')
    await page.getByRole('button', { name: 'Suchen' }).click()
    const point = page.getByRole('radio', { name: /^PaketPunkt/ }).first()
    await point.check()
    expect(await page.getByText('Bitte wählen Sie eine Abholstelle.').count()).toBe(0)
    const name = (await point.locator('..').textContent()) ?? ''
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'collection-point', { fullPage: true })
    await checkout.toBilling.click()
    await checkout.field('addressLine1', 'billing').waitFor()
    await checkout.fillAddress({ firstName, lastName, phone, ...home }, 'billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page, 'de-de')
    const where =
      (await page
        .getByRole('region', { name: 'Abholung' })
        .getByText(/^PaketPunkt/)
        .textContent()) ?? ''
    expect(name).toContain(where)
    await checkout.place.click()
    await page.waitForURL(/order-confirmation/)
    await page.getByText(`Abholung: ${where}`).waitFor()
    await takeScreenshot(page, 'collection-point-confirmation', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
  },
)

journey(
  'at the checkout all of it is had wait at a store instead, by whoever thought of it late [CHK-14]',
  async ({ open }) => {
    const page = await open()
    const checkout = checkoutOf(page, 'de-de')
    await openProduct(page, products.plain)
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }).click()
    await checkout.field('firstName').waitFor()
    await page.getByRole('radio', { name: /^Im Store abholen/ }).click()
    const store = await chooseStore(page)
    const { firstName = '', lastName = '', email = '', ...address } = people['de-de']
    await checkout.field('firstName', 'collection').waitFor()
    await page.getByRole('main').getByText(store).first().waitFor()
    await checkout.fillAddress({ firstName, lastName, email }, 'collection')
    await takeScreenshot(page, 'store-at-checkout', { fullPage: true })
    await checkout.toBilling.click()
    await checkout.fillAddress({ firstName, lastName, ...address }, 'billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page, 'de-de')
    await checkout.place.click()
    await page.waitForURL(/order-confirmation/)
    await page.getByText(`Abholung: ${store}`).waitFor()
  },
)

journey(
  'whoever is signed in and collects everything goes straight to the summary, as the one who comes for it [CHK-05]',
  async ({ open }) => {
    const page = await open()
    const account = accountOf(page, 'de-de')
    await goTo(page, '/de-de')
    await account.open()
    await account.fill('ipa.de@lacehouse.test')
    await account.send()
    await page.getByText('Sie haben sich erfolgreich angemeldet').waitFor()
    await openProduct(page, products.plain)
    await page.getByRole('button', { name: 'Im Store abholen' }).click()
    const store = await chooseStore(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }).click()
    await waitUntilPlaceable(page, 'de-de')
    await page.getByRole('region', { name: 'Abholung' }).getByText(store).waitFor()
    await page.getByRole('region', { name: 'Abholung durch' }).getByText('ipa.de@lacehouse.test').waitFor()
    await takeScreenshot(page, 'express-pickup', { fullPage: true })
    await checkoutOf(page, 'de-de').place.click()
    await page.waitForURL(/order-confirmation/)
    await page.getByText(`Abholung: ${store}`).waitFor()
  },
)

journey(
  'the shopper’s own store is asked about with the cart, its stock stands at the item, and one press collects it there [STO-03] [STO-04] [CART-04]',
  async ({ open }) => {
    const page = await open()
    await openProduct(page, products.plain)
    await page.getByRole('button', { name: 'Im Store abholen' }).click()
    const store = await chooseStore(page)
    const mini = page.getByRole('dialog')
    await mini.getByText(`Abholung: ${store}`).waitFor()
    const asked = page.waitForRequest((request) => request.url().includes('favStoreId='))
    await goTo(page, '/de-de/cart')
    expect(new URL((await asked).url()).pathname).toMatch(/^\/cart\/v1\/cart\//)
    const item = page.getByRole('main').getByRole('article').first()
    // What is changed is answered without the store: its stock is asked for then.
    await page.getByRole('button', { name: /^Doch liefern/ }).click()
    await item.getByText(`Vorrätig bei ${store}`).waitFor()
    const read = page.waitForResponse((response) => response.url().includes('favStoreId='))
    await page.reload()
    const { items } = (await (await read).json()) as { items: { shippingOptions: { storeInfo: object } }[] }
    expect(items[0]?.shippingOptions.storeInfo).toMatchObject({ name: store, storeInventory: expect.any(Number) })
    await item.getByText(`Vorrätig bei ${store}`).waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'cart-store-stock')
    await page.setViewportSize({ width: 390, height: 844 })
    await takeScreenshot(page, 'cart-store-stock-phone')
    await page.getByRole('button', { name: /^Dort abholen/ }).click()
    await item.getByText(`Abholung: ${store}`).waitFor()
    expect(await page.getByRole('button', { name: /^Dort abholen/ }).count()).toBe(0)
  },
)

journey('the store that a consumer chose on one device is theirs on the next [STO-03]', async ({ open }) => {
  const signIn = async (page: Page) => {
    const account = accountOf(page, 'de-de')
    await goTo(page, '/de-de')
    await account.open()
    await account.fill('consumer.de@lacehouse.test')
    await account.send()
    await page.getByText('Sie haben sich erfolgreich angemeldet').waitFor()
  }
  const first = await open()
  await signIn(first)
  await openProduct(first, products.plain)
  await first.getByRole('button', { name: 'Im Store abholen' }).click()
  const store = await chooseStore(first)
  await first.getByRole('dialog').getByText(`Abholung: ${store}`).waitFor()
  const other = await open()
  await signIn(other)
  await goTo(other, '/de-de/cart')
  const item = other.getByRole('main').getByRole('article').first()
  await other.getByRole('button', { name: /^Doch liefern/ }).click()
  await item.getByText(`Vorrätig bei ${store}`).waitFor()
  await other
    .getByRole('button', { name: /entfernen/ })
    .first()
    .click()
})
