import { demoProducts } from '@lacehouse/test-kit'
import { callShop } from '../../fixtures/call-shop.ts'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { Shop } from '../../fixtures/shop.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { installApplePay, sheetOf } from '../../pages/apple-pay-sheet.ts'
import { expectItemCount } from '../../pages/cart.ts'
import { walletContact } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

/** Chooses what is bought, and opens the wallet's sheet on a product page. */
async function openSheet(page: Page, t: SiteText, choose: () => Promise<void>) {
  const sheet = sheetOf(page)
  await actWhenReady(
    async () => {
      await choose()
      await productOf(page, t).payByWallet.click()
    },
    () => expect.poll(() => sheet.isBegun()).toBe(true),
  )
  return sheet
}

/** Pays what the page shows by the wallet, and gives the order as its confirmation has it. */
async function payByWallet(page: Page, t: SiteText, { shop, choose }: { shop: Shop; choose: () => Promise<void> }) {
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

test.describe('the wallet’s sheet on a product page', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/409/)
    await installApplePay(page)
  })

  const openProduct = async (page: Page, t: SiteText) => {
    await page.goto(`/en-us/p/x-${demoProducts.plain}`)
    const size = productOf(page, t).sizes.nth(1)
    return openSheet(page, t, () => size.press('Space'))
  }

  test('opens with a pending total and the merchant’s name [PAY-08]', async ({ page, t }) => {
    const sheet = await openProduct(page, t)
    const merchant = { displayName: t('wallet.merchant'), domainName: 'localhost' }
    expect(await sheet.validateMerchant()).toMatchObject(merchant)
    expect((await sheet.chooseCard()).newTotal?.type).toBe('pending')
  })

  test('names what is wrong with a contact [PAY-10] [VAL-06]', async ({ page, t }) => {
    const sheet = await openProduct(page, t)
    await sheet.validateMerchant()
    expect(await sheet.chooseContact({ ...walletContact, countryCode: 'CA' })).toMatchObject({
      newTotal: { amount: '1', type: 'pending' },
      errors: [{ code: 'shippingContactInvalid', contactField: 'country' }],
    })
    const longCity = await sheet.chooseContact({ ...walletContact, locality: 'a'.repeat(51) })
    expect(longCity.errors).toMatchObject([{ contactField: 'locality' }])
    await sheet.chooseContact(walletContact)
    const wrong = await sheet.authorise({ ...walletContact, addressLines: [''], givenName: 'Ada 🙂' })
    expect(wrong.status).toBe(1)
    expect(wrong.errors?.map(({ code, contactField }) => [code, contactField])).toEqual([
      ['shippingContactInvalid', 'addressLines'],
      ['shippingContactInvalid', 'name'],
      ['billingContactInvalid', 'addressLines'],
      ['billingContactInvalid', 'name'],
    ])
  })

  test('prices each delivery, and refuses one that is not offered [PAY-09] [PAY-11]', async ({ page, t }) => {
    const sheet = await openProduct(page, t)
    await sheet.validateMerchant()
    const area = { locality: 'San Francisco', administrativeArea: 'CA', postalCode: '94103', countryCode: 'US' }
    const priced = await sheet.chooseContact(area)
    expect(priced.newTotal?.type).toBe('final')
    const methods = priced.newShippingMethods?.map(({ identifier }) => identifier) ?? []
    expect(methods.length).toBeGreaterThan(1)
    expect(await sheet.chooseMethod('by-balloon')).toMatchObject({
      newTotal: { amount: '1', type: 'pending' },
      errors: [{ message: t('wallet.error.methodUnknown') }],
    })
    const other = await sheet.chooseMethod(methods[1] ?? '')
    expect(Number(other.newTotal?.amount)).toBeGreaterThan(Number(priced.newTotal?.amount) - 1)
  })

  test('pays with a cart of its own, beside the one that is there [PAY-08] [RT-11]', async ({ page, t, fillCart }) => {
    await fillCart({ quantity: 2 })
    const sheet = await openProduct(page, t)
    await sheet.validateMerchant()
    await sheet.chooseContact(walletContact)
    expect((await sheet.authorise(walletContact)).status).toBe(0)
    await expect(page).toHaveURL(/\/order-confirmation\?order=\w+&storeContext=applePayPdp$/)
    await expect(page.getByText(/ending in 4242/)).toBeVisible()
    await page.goto('/en-us/cart')
    await expectItemCount(page, t, 2)
  })
})

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
      () => expect(page).toHaveURL(/recipe=/),
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
    const own = page.getByLabel(t('product.giftCard.own'))
    await test.step('a value out of bounds is refused', async () => {
      const sheet = await openSheet(page, t, () => own.fill('3'))
      await sheet.validateMerchant()
      await expect(page.getByRole('alert').filter({ hasText: 'price' })).toBeVisible()
      await takeScreenshot(page, 'wallet-gift-card')
    })
    await page.reload()
    const { begun, priced, order } = await payByWallet(page, t, { shop, choose: () => own.fill('150') })
    expect(begun).toMatchObject({ amount: '150.00', type: 'pending' })
    expect(priced.newTotal).toMatchObject({ amount: '150.00', type: 'final' })
    expect(order).toMatchObject({ bin: '424242', totals: { total: 150 }, items: [{ cost: 150 }] })
  })
})
