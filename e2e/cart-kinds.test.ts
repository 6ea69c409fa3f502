import { demoProducts } from '@lacehouse/test-kit'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, cartOf, checkoutOf, people, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'a gift card of any value is bought without a delivery: the bill asks for the email that it is sent to [CART-28] [CART-20]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    const prints: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/deviceFingerPrint')) prints.push(request.postData() ?? '')
    })
    await goTo(page, `/en-us/p/lacehouse-e-gift-card-${demoProducts.giftCard}`)
    await page.getByLabel('Or any other amount').fill('75.50')
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const mini = page.getByRole('dialog')
    await mini.getByText('$75.50').first().waitFor()
    await mini.getByRole('link', { name: 'Check out' }).click()
    const checkout = checkoutOf(page)
    await page.locator('#billing-firstName').waitFor()
    expect(await page.getByRole('navigation', { name: 'Steps of the checkout' }).getByRole('listitem').count()).toBe(2)
    await page.getByText('Nothing to deliver: everything comes by email.').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await checkout.fillAddress(people['en-us'], 'billing')
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(page)
    await page.getByText('Sent by email to').waitFor()
    await page.getByText('ada@example.com').waitFor()
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation/)
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
    await page.getByText('Sent by email').first().waitFor()
    expect(prints).toHaveLength(1)
    expect(prints[0]).toMatch(/"deviceFingerprint":"[0-9a-f]{64}"/)
  },
)

journey(
  'a pair made to a design goes into the cart with it, apart from what is in the warehouse [RT-07] [CART-29]',
  async ({ open }) => {
    const page = await open()
    const addPair = async (path: string) => {
      await goTo(page, path)
      const size = page.getByRole('radio', { name: /^[\d.]+$/ }).nth(1)
      await size.press('Space')
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
      await page.getByRole('dialog').getByRole('article').first().waitFor()
    }
    await addPair(`/en-us/p/tivoli-court-${demoProducts.madeToOrder}`)
    await addPair(`/en-us/p/halden-court-${demoProducts.plain}`)
    await goTo(page, '/en-us/cart')
    const apart = page.getByRole('region', { name: 'Made to order, sent on its own' })
    expect(await cartOf(apart).items.count()).toBe(1)
    expect(await cartOf(page.getByRole('region', { name: 'Delivered to your address' })).items.count()).toBe(1)
    await takeScreenshot(page, 'cart-made-to-order', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Check out' }).first().click()
    await page.getByRole('group', { name: 'Delivery of your made-to-order items' }).waitFor()
  },
)
