import { demoProducts } from '@lacehouse/test-kit'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { cards, type Person, personOf } from '../../pages/people.ts'
import { storesOf } from '../../pages/stores.ts'

const near = '10115 Berlin'
const { firstName, lastName, email, phone: phoneNumber, ...home } = personOf('de-de')
const collector: Person = { firstName, lastName, email }
const bill: Person = { firstName, lastName, phone: phoneNumber, ...home }

test.use({ siteLocale: 'de-de' })

/** Pays the bill and goes on to the summary. */
async function payBill(page: Page, t: SiteText): Promise<void> {
  const checkout = checkoutOf(page, t)
  await checkout.fillAddress(bill)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
}

const collectedAt = (page: Page, t: SiteText) => page.getByRole('region', { name: t('checkout.summary.collectAt') })
const way = (page: Page, t: SiteText, name: 'home' | 'point' | 'store') =>
  page.getByRole('radio', { name: new RegExp(`^${t(`checkout.way.${name}`)}`) })

async function searchPoints(page: Page, t: SiteText) {
  await page.getByRole('textbox', { name: t('stores.search.label') }).fill('10115')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.search.action') })
    .click()
  return page.getByRole('radio', { name: /^PaketPunkt/ }).first()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest collects at a store found by postal code, billed without a delivery address [DLG-17] [STO-03] [STO-04] [CHK-14]', async ({
    page,
    t,
  }) => {
    const stores = storesOf(page, t)
    const checkout = checkoutOf(page, t)
    await page.goto(`/de-de/p/schuh-${demoProducts.plain}`)
    await stores.openFromProduct()
    await expect(
      stores.dialog
        .getByText(t('stores.stock.plenty'))
        .or(page.getByText(/Nur noch/))
        .first(),
    ).toBeVisible()
    await takeScreenshot(page, 'pickup-stores')
    expect(await findA11yViolations(page)).toEqual([])
    await stores.search(near)
    const store = await stores.chooseFirst()
    await expect(stores.chosen(stores.dialog, store)).toBeVisible()
    await stores.dialog.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(checkout.field('firstName')).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await checkout.toBilling.click()
    await expect(checkout.field('email')).toHaveAttribute('aria-invalid', 'true')
    await checkout.fillAddress(collector)
    await checkout.toBilling.click()
    await expect(checkout.field('addressLine1')).toBeVisible()
    await payBill(page, t)
    await expect(collectedAt(page, t).getByText(store)).toBeVisible()
    await checkout.placeOrder()
    await expect(page.getByText(t('order.collectAt', { place: store }))).toBeVisible()
    await takeScreenshot(page, 'pickup-confirmation')
    expect(await findA11yViolations(page)).toEqual([])
  })

  test('a parcel is sent to a collection point near a postal code [CHK-14] [CHK-15]', async ({ page, t, fillCart }) => {
    const checkout = checkoutOf(page, t)
    await fillCart()
    await page.goto('/de-de/checkout')
    await way(page, t, 'point').check()
    await checkout.fillAddress({ ...collector, phone: phoneNumber })
    await checkout.toBilling.click()
    await expect(page.getByText(t('checkout.point.missing'))).toBeVisible()
    const point = await searchPoints(page, t)
    await point.check()
    await expect(page.getByText(t('checkout.point.missing'))).toHaveCount(0)
    const name = (await point.locator('..').textContent()) ?? ''
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'collection-point', { fullPage: true })
    await checkout.toBilling.click()
    await expect(checkout.field('addressLine1')).toBeVisible()
    await payBill(page, t)
    const place =
      (await collectedAt(page, t)
        .getByText(/^PaketPunkt/)
        .textContent()) ?? ''
    expect(name).toContain(place)
    await checkout.placeOrder()
    await expect(page.getByText(t('order.collectAt', { place }))).toBeVisible()
    await takeScreenshot(page, 'collection-point-confirmation', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
  })
})

test('a delivery becomes a pickup at a store during the checkout [CHK-14]', async ({ page, t, fillCart }) => {
  const checkout = checkoutOf(page, t)
  const stores = storesOf(page, t)
  await fillCart()
  await page.goto('/de-de/checkout')
  await way(page, t, 'store').click()
  await stores.search(near)
  const store = await stores.chooseFirst()
  await expect(page.getByRole('main').getByText(store).first()).toBeVisible()
  await checkout.fillAddress(collector)
  await takeScreenshot(page, 'store-at-checkout', { fullPage: true })
  await checkout.toBilling.click()
  await expect(checkout.field('addressLine1')).toBeVisible()
  await payBill(page, t)
  await checkout.placeOrder()
  await expect(page.getByText(t('order.collectAt', { place: store }))).toBeVisible()
})

test('the checkout says when the way of the goods changes, by method, to a collection point and home [CART-15]', async ({
  page,
  t,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  const person = personOf('de-de')
  await fillCart()
  await test.step('another method than the chosen one', async () => {
    await page.goto('/de-de/checkout')
    await page.getByRole('radio', { name: /^Express/ }).check()
    await checkout.fillAddress({ ...person, addressLine1: 'Postfach 12' })
    await checkout.toBilling.click()
    await expect(page.getByText(t('ORD518'))).toBeVisible()
    await checkout.field('addressLine1').fill(person.addressLine1 ?? '')
    await checkout.toBilling.click()
    await expect(checkout.cardNumber).toBeVisible()
  })
  await test.step('to a collection point', async () => {
    await page.goto('/de-de/checkout')
    await way(page, t, 'point').check()
    await (await searchPoints(page, t)).check()
    await checkout.toBilling.click()
    await expect(page.getByText(t('ORD517')).first()).toBeVisible()
    await expect(checkout.cardNumber).toBeVisible()
    await takeScreenshot(page, 'way-told-at-billing', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
  })
  await test.step('home again', async () => {
    await page.goto('/de-de/checkout')
    await way(page, t, 'home').check()
    await checkout.fillAddress(person)
    await checkout.toBilling.click()
    await expect(page.getByText(t('ORD516')).first()).toBeVisible()
  })
})

test('a consumer who collects everything goes straight to the summary [CHK-05]', async ({ page, t, signIn }) => {
  const checkout = checkoutOf(page, t)
  const stores = storesOf(page, t)
  await signIn('ipa.de@lacehouse.test')
  await page.goto(`/de-de/p/schuh-${demoProducts.plain}`)
  await stores.openFromProduct()
  await stores.search(near)
  const store = await stores.chooseFirst()
  await stores.dialog.getByRole('link', { name: t('cart.checkout') }).click()
  await checkout.expectPlaceable()
  await expect(collectedAt(page, t).getByText(store)).toBeVisible()
  const by = page.getByRole('region', { name: t('checkout.summary.collectedBy') })
  await expect(by.getByText('ipa.de@lacehouse.test')).toBeVisible()
  await takeScreenshot(page, 'express-pickup', { fullPage: true })
  await checkout.placeOrder()
  await expect(page.getByText(t('order.collectAt', { place: store }))).toBeVisible()
})
