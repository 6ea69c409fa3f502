import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, expectOrder } from '../../pages/checkout.ts'
import { cards, personOf } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

test.use({ ...phone, siteLocale: 'de-de' })

test('a guest orders before the arrival, is charged when the parcel leaves, and reads both on the order [CAT-08] [CHK-04] [CHK-12] [PAY-12]', async ({
  page,
  t,
  shop,
}) => {
  const product = productOf(page, t)
  const checkout = checkoutOf(page, t)
  await test.step('from the product to the checkout', async () => {
    await page.goto(`/de-de/p/x-${demoProducts.preOrder}`)
    await expect(page.getByText(/^Vorbestellung – Versand ab/).first()).toBeVisible()
    await product.sizes.nth(1).check({ force: true })
    await takeScreenshot(page, 'pre-order-product')
    await page
      .getByRole('button', { name: t('preorder.label') })
      .first()
      .click()
    await expect(product.dialog.getByText(/^Vorbestellung – Versand ab/)).toBeVisible()
    await product.dialog.getByRole('link', { name: t('cart.checkout') }).click()
  })
  await test.step('to the order, without a charge', async () => {
    await checkout.fillAddress(personOf('de-de'))
    await checkout.toBilling.click()
    await expect(page.getByText(/Heute wird nichts abgebucht/)).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'pre-order-billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await checkout.place.click()
  })
  const orderNumber = await expectOrder(page)
  await expect(page.getByText(/Es wurde noch nichts abgebucht/)).toBeVisible()
  await takeScreenshot(page, 'pre-order-confirmation')
  await test.step('the goods arrive and the parcel leaves', async () => {
    const listed = await runShopCommand(shop, ['pre-order', 'list'])
    const [variant = ''] =
      listed
        .slice(0, listed.indexOf(orderNumber))
        .match(/^\S+(?= {2})/gm)
        ?.slice(-1) ?? []
    await runShopCommand(shop, ['pre-order', 'arrive', variant, '60', '--site', 'LH-DE'])
    await runShopCommand(shop, ['order', 'advance', orderNumber, 'sent'])
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(t('order.stage.sent.title'))).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
