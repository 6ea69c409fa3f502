import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { personOf } from '../../pages/people.ts'
import { collectedAt, collector, payBill, searchPoints, way } from '../../pages/pickup.ts'
import { storesOf } from '../../pages/stores.ts'

const near = '10115 Berlin'

test.use({ ...phone, siteLocale: 'de-de' })

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

test('a parcel is sent to a pickup point near a postal code [CHK-14] [CHK-15]', async ({ page, t, fillCart }) => {
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto('/de-de/checkout')
  await way(page, t, 'point').check()
  await checkout.fillAddress({ ...collector, phone: personOf('de-de').phone })
  await checkout.toBilling.click()
  await expect(page.getByText(t('checkout.point.missing'))).toBeVisible()
  const point = await searchPoints(page, t)
  await point.check()
  await expect(page.getByText(t('checkout.point.missing'))).toHaveCount(0)
  const name = (await point.locator('..').textContent()) ?? ''
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'pickup-point', { fullPage: true })
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
  await takeScreenshot(page, 'pickup-point-confirmation', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
})
