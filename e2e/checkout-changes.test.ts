import { demoProducts } from '@lacehouse/test-kit'
import { setPrice } from '@lacehouse/test-kit/shop/set-price'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { addShownPair, cards, checkoutOf, readSum, toMinor, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

const productId = demoProducts.plainMen

journey(
  'a price that changes in the checkout is told before the order, which is placed at what was told [T16] [CART-17]',
  async ({ open, shop }) => {
    const { dataDir } = shop
    if (dataDir === null) throw new Error('SHOP_DATA_DIR has to name the data folder of the shop at SHOP_URL.')
    const charge = (minor: number) => setPrice(dataDir, { productId, priceList: 'us-usd', minor })
    const page = await open({ device: 'phone' })
    const checkout = checkoutOf(page)
    await goTo(page, `/en-us/p/x-${productId}`)
    await addShownPair(page, 'en-us')
    await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click()
    await page.locator('#shipping-firstName').waitFor()
    await checkout.fillAddress()
    await checkout.toBilling.click()
    await checkout.fillCard(cards.good)
    try {
      await charge(8700)
      await checkout.toSummary.click()
      await waitUntilPlaceable(page)
      const news = page.getByRole('status').filter({ hasText: /^The price of .+ is now \$87\.00\.$/ })
      await news.waitFor()
      await takeScreenshot(page, 'checkout-price-changed')
      expect(await listBarriers(page)).toEqual([])
      const told = toMinor((await checkout.place.textContent()) ?? '')
      await news.getByRole('button', { name: 'Dismiss message' }).click()
      await news.waitFor({ state: 'detached' })
      await checkout.place.click()
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
      expect(toMinor(await readSum(page, 'Subtotal'))).toBe(8700)
      expect(toMinor(await readSum(page, 'Total'))).toBe(told)
    } finally {
      await charge(10_500)
    }
  },
)
