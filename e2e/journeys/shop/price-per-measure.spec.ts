import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import type { Locator } from '@playwright/test'
import { clickWhenReady } from '../../fixtures/click-when-ready.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { listingOf } from '../../pages/listing.ts'
import { productOf } from '../../pages/product.ts'

/** What the jar of 50 ml costs in each site, and a litre of it, as the law of the country wants it beside the price. */
const sites = [
  { siteLocale: 'de-de', price: '12,95 €', perMeasure: '259,00 € / l' },
  { siteLocale: 'en-gb', price: '£11.00', perMeasure: '£220.00 per l' },
] as const

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...phone, viewport: { width: 390, height: 844 } },
}

const tileOf = (page: Page, t: SiteText) =>
  listingOf(page, t).results.filter({ has: page.locator(`a[href*="${demoProducts.shoeCream}"]`) })

for (const { siteLocale, price, perMeasure } of sites) {
  const expectPrices = async (place: Locator) => {
    await expect(place).toContainText(price)
    await expect(place).toContainText(perMeasure)
  }

  for (const [device, options] of Object.entries(devices)) {
    test.describe(`on a ${device} in ${siteLocale}`, () => {
      test.use({ ...options, siteLocale })

      test('the price per litre stands beside the price on tile, product page and cart line [CAT-10]', async ({
        page,
        t,
      }) => {
        await page.goto(`/${siteLocale}/c/x-1350`)
        await expect(tileOf(page, t)).toContainText(`${price} ${perMeasure}`)
        await takeScreenshot(page, `care-listing-${siteLocale}-${device}`)
        await page.goto(`/${siteLocale}/p/x-${demoProducts.shoeCream}`)
        await expectPrices(page.getByRole('main'))
        await takeScreenshot(page, `care-product-${siteLocale}-${device}`)
        const product = productOf(page, t)
        await product.add()
        await expectPrices(cartOf(product.dialog, t).items.first())
        await page.goto(`/${siteLocale}/cart`)
        await expectPrices(cartOf(page, t).items.first())
        await takeScreenshot(page, `care-cart-${siteLocale}-${device}`)
      })
    })
  }

  test.describe(`quick shop in ${siteLocale}`, () => {
    test.use({ ...devices.phone, siteLocale })

    test('the price per litre stands beside the price in the quick shop [CAT-10] [DLG-18]', async ({ page, t }) => {
      await page.goto(`/${siteLocale}/c/x-1350`)
      const dialog = page.getByRole('dialog', { name: t('dialogs.quickShop.buy') })
      await clickWhenReady(tileOf(page, t).getByRole('button', { name: t.like('dialogs.quickShop.openOf') }), dialog)
      await expectPrices(dialog)
      await takeScreenshot(page, `care-quick-shop-${siteLocale}`)
    })
  })
}

test('in the United States the jar has a price and none per litre [CAT-10]', async ({ page }) => {
  await page.goto(`/en-us/p/x-${demoProducts.shoeCream}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('$12.00')
  expect(await main.textContent()).not.toContain('per l')
})
