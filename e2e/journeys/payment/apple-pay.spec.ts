import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { callShop } from '../../fixtures/call-shop.ts'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { Shop } from '../../fixtures/shop.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { installApplePay } from '../../pages/apple-pay-sheet.ts'
import { walletContact } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'
import { openSheet } from '../../pages/product-wallet.ts'

/** Pays what the page shows by the wallet, and gives the order as its confirmation has it. */
async function payByWallet(page: Page, t: SiteText, { shop, choose }: { shop: Shop; choose?: () => Promise<void> }) {
  const printed = page.waitForResponse((response) => response.url().includes('/cart/v1/deviceFingerPrint'))
  const sheet = await openSheet(page, t, choose)
  const begun = await sheet.total()
  await sheet.validateMerchant()
  const priced = await sheet.chooseContact(walletContact)
  expect((await sheet.authorise(walletContact)).status).toBe(0)
  await expect(page).toHaveURL(/\/order-confirmation\?order=\w+&storeContext=applePayPdp$/)
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  expect(await (await printed).json()).toEqual({ accepted: true })
  const caller = { context: page.context(), shop, locale: 'en-us' } as const
  const order = await callShop(caller, 'checkout.getOrder', { params: { orderNumber }, query: {} })
  return { begun, priced, order }
}

test.describe('a pair made to order', () => {
  const path = `/en-us/p/tivoli-court-${demoProducts.madeToOrder}`

  test('is bought by the wallet as it was painted [RT-07] [PAY-08] [CART-20]', async ({ page, t, shop }) => {
    await installApplePay(page)
    await page.goto(path)
    const outsole = page.getByRole('radio', { name: t('paint.part.outsole'), exact: true })
    await actWhenReady(
      async () => {
        await outsole.press('Space')
        await page.getByRole('radio', { name: t('paint.color.gum') }).press('Space')
      },
      (within) => expect(page).toHaveURL(/recipe=/, within),
    )
    const painted = new URL(page.url()).searchParams.get('recipe') ?? ''
    const size = productOf(page, t).sizes.nth(1)
    const { order } = await payByWallet(page, t, { shop, choose: () => size.press('Space') })
    expect(order.items).toMatchObject([{ recipeId: painted, isCustoms: true }])
    expect(order.items[0]).not.toHaveProperty('precreatedCustomsCode')
    await expect(page.locator(`img[src*="${painted}"]`).first()).toHaveAttribute('src', /court-low\.side/)
    expect(await findA11yViolations(page)).toEqual([])
  })

  test('is bought by the wallet in the shop’s own design with its code [RT-07] [PAY-08] [CART-20]', async ({
    page,
    t,
    shop,
  }) => {
    await installApplePay(page)
    await page.goto(path)
    const size = productOf(page, t).sizes.nth(1)
    const { order } = await payByWallet(page, t, { shop, choose: () => size.press('Space') })
    expect(order.items).toMatchObject([{ precreatedCustomsCode: expect.stringMatching(/./), isCustoms: true }])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a gift card is charged by the wallet for the value that its buyer chose [CART-28] [PAY-08] [PAY-09]', async ({
    page,
    t,
    shop,
    pageErrors,
  }) => {
    pageErrors.allow(/4\d\d/)
    await installApplePay(page)
    await page.goto(`/en-us/p/lacehouse-e-gift-card-${demoProducts.giftCard}`)
    const { enterAmount } = productOf(page, t)
    const keep = () => page.getByRole('radio', { name: t('dialogs.gift.forMeDetail') }).check()
    await keep()
    await test.step('a value out of bounds is refused', async () => {
      const sheet = await openSheet(page, t, () => enterAmount('3'))
      await sheet.validateMerchant()
      await expect(page.getByRole('alert').filter({ hasText: 'price' })).toBeVisible()
      await takeScreenshot(page, 'wallet-gift-card')
    })
    await page.reload()
    await keep()
    await enterAmount('150')
    const { begun, priced, order } = await payByWallet(page, t, { shop })
    expect(begun).toMatchObject({ amount: '150.00', type: 'pending' })
    expect(priced.newTotal).toMatchObject({ amount: '150.00', type: 'final' })
    expect(order).toMatchObject({ bin: '424242', totals: { total: 150 }, items: [{ cost: 150 }] })
  })
})
