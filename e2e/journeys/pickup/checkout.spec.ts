import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { personOf } from '../../pages/people.ts'
import { collectedAt, collector, payBill, searchPoints, way } from '../../pages/pickup.ts'
import { storesOf } from '../../pages/stores.ts'

const near = '10115 Berlin'

test.use({ siteLocale: 'de-de' })

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

test('the checkout says when the way of the goods changes, by method, to a pickup point and home [CART-15]', async ({
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
  await test.step('to a pickup point', async () => {
    await page.goto('/de-de/checkout')
    await way(page, t, 'point').check()
    await (await searchPoints(page, t)).check()
    await checkout.toBilling.click()
    await expect(page.getByText(t('ORD517')).first()).toBeVisible()
    await expect(checkout.cardNumber).toBeVisible()
    await takeScreenshot(page, 'way-shown-at-billing', { fullPage: true })
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
  const by = page.getByRole('region', { name: t('checkout.summary.pickedUpBy') })
  await expect(by.getByText('ipa.de@lacehouse.test')).toBeVisible()
  await takeScreenshot(page, 'express-pickup', { fullPage: true })
  await checkout.placeOrder()
  await expect(page.getByText(t('order.collectAt', { place: store }))).toBeVisible()
})

test('a guest who collects everything and has said who comes goes on with the payment, and can still have it delivered [CHK-05]', async ({
  page,
  t,
  fillCart,
}) => {
  const checkout = checkoutOf(page, t)
  const stores = storesOf(page, t)
  await fillCart()
  await page.goto('/de-de/checkout')
  await way(page, t, 'store').click()
  await stores.search(near)
  const store = await stores.chooseFirst()
  await expect(page.getByRole('main').getByText(store).first()).toBeVisible()
  await checkout.fillAddress(collector)
  await checkout.toBilling.click()
  await expect(checkout.cardNumber).toBeVisible()
  await expect(checkout.field('firstName')).toHaveValue(collector.firstName ?? '')
  await page.goto('about:blank')
  await page.goto('/de-de/checkout')
  await expect(page).toHaveURL(/step=billing/)
  await page.getByRole('link', { name: t('checkout.step.shipping') }).click()
  await page.getByRole('button', { name: t('checkout.pickup.deliver') }).click()
  await expect(checkout.field('addressLine1')).toBeVisible()
  await expect(way(page, t, 'home')).toBeChecked()
})
