import { demoProducts } from '@lacehouse/test-kit'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { installApplePay, sheetOf } from './pages/apple-pay-sheet.ts'
import { goTo, untilItAnswers } from './pages/shop-parts.ts'

const contact = {
  givenName: 'Ada',
  familyName: 'Marsh',
  addressLines: ['12 Valencia St'],
  locality: 'San Francisco',
  administrativeArea: 'CA',
  postalCode: '94103',
  countryCode: 'US',
  emailAddress: 'ada@example.com',
  phoneNumber: '4155550132',
}

/** Pays what the page shows by the wallet, and answers the order as its confirmation has it. */
async function payByWallet(page: Page) {
  const sheet = sheetOf(page)
  const printed = page.waitForResponse((response) => response.url().includes('/cart/v1/deviceFingerPrint'))
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await sheet.untilBegun()
  const begun = await sheet.total()
  await sheet.validateMerchant()
  const priced = await sheet.chooseContact(contact)
  expect((await sheet.authorise(contact)).status).toBe(0)
  await page.waitForURL(/\/order-confirmation\?order=\w+&storeContext=applePayPdp$/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  expect(await (await printed).json()).toEqual({ accepted: true })
  const order = await page.evaluate(
    async (which) => (await fetch(`/cart/v2/checkout/order/${which}?locale=en-us`)).json(),
    number,
  )
  return { begun, priced, order }
}

journey(
  'a shoe is bought by the wallet as it was painted, and the shop’s own design with its code [RT-07] [PAY-08] [CART-20]',
  async ({ open }) => {
    const page = await open()
    await installApplePay(page)
    const path = `/en-us/p/tivoli-court-${demoProducts.madeToOrder}`
    const chooseSize = async () => {
      const size = page.getByRole('radio', { name: /^[\d.]+$/ }).nth(1)
      await untilItAnswers(size)
      await size.press('Space')
    }
    await goTo(page, path)
    await page.getByRole('radio', { name: 'Outsole', exact: true }).press('Space')
    await page.getByRole('radio', { name: 'Gum' }).press('Space')
    await page.waitForURL(/recipe=/)
    const painted = new URL(page.url()).searchParams.get('recipe') ?? ''
    await chooseSize()
    const own = await payByWallet(page)
    expect(own.order.items).toMatchObject([{ recipeId: painted, isCustoms: true }])
    expect(own.order.items[0]).not.toHaveProperty('precreatedCustomsCode')
    expect(await page.locator(`img[src*="${painted}"]`).first().getAttribute('src')).toContain('court-low.side')
    expect(await listBarriers(page)).toEqual([])

    await goTo(page, path)
    await chooseSize()
    const { order } = await payByWallet(page)
    expect(order.items).toMatchObject([{ precreatedCustomsCode: expect.stringMatching(/./), isCustoms: true }])
    expect(order.items[0].recipeId).not.toBe(painted)
  },
)

journey(
  'a gift card is charged by the wallet for what its buyer chose, and one out of bounds is refused in words [CART-28] [PAY-08] [PAY-09]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/4\d\d/] })
    await installApplePay(page)
    await goTo(page, `/en-us/p/lacehouse-e-gift-card-${demoProducts.giftCard}`)
    const own = page.getByLabel('Or any other amount')
    await untilItAnswers(own)
    await own.fill('3')
    await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await sheetOf(page).untilBegun()
    await sheetOf(page).validateMerchant()
    await page.getByRole('alert').filter({ hasText: 'price' }).waitFor()
    await takeScreenshot(page, 'wallet-gift-card')
    await own.fill('150')
    const { begun, priced, order } = await payByWallet(page)
    expect(begun).toMatchObject({ amount: '150.00', type: 'pending' })
    expect(priced.newTotal).toMatchObject({ amount: '150.00', type: 'final' })
    expect(order).toMatchObject({ bin: '424242', totals: { total: 150 }, items: [{ cost: 150 }] })
  },
)
