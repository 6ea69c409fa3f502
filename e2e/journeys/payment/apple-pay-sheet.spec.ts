import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import type { SiteText } from '../../fixtures/site-text.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { installApplePay } from '../../pages/apple-pay-sheet.ts'
import { expectItemCount } from '../../pages/cart.ts'
import { walletContact } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'
import { openSheet } from '../../pages/product-wallet.ts'

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(/409/)
  await installApplePay(page)
})

const openProduct = async (page: Page, t: SiteText) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const size = productOf(page, t).sizes.nth(1)
  return openSheet(page, t, () => size.press('Space'))
}

test('the wallet’s sheet opens with a pending total and the merchant’s name [PAY-08]', async ({ page, t }) => {
  const sheet = await openProduct(page, t)
  const merchant = { displayName: t('wallet.merchant'), domainName: 'localhost' }
  expect(await sheet.validateMerchant()).toMatchObject(merchant)
  expect((await sheet.chooseCard()).newTotal?.type).toBe('pending')
})

test('the wallet’s sheet names what is wrong with a contact [PAY-10] [VAL-06]', async ({ page, t }) => {
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

test('the wallet’s sheet prices each delivery, and refuses one that is not offered [PAY-09] [PAY-11]', async ({
  page,
  t,
}) => {
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

test('the wallet pays with a cart of its own, beside the one that is there [PAY-08] [RT-11]', async ({
  page,
  t,
  fillCart,
}) => {
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
