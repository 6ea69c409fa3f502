import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { installApplePay, sheetOf } from './pages/apple-pay-sheet.ts'
import { addFirstPair, checkoutOf, openCheckout, toMinor, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

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

journey(
  'the wallet’s whole session on a product page: its errors are shown in the sheet, then it pays with a cart of its own [PAY-08] [PAY-09] [PAY-10] [PAY-11] [VAL-06] [RT-11]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/409/] })
    await installApplePay(page)
    await addFirstPair(page, 'en-us')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    const before = await page.evaluate(() => localStorage.getItem('cart.LH-US'))
    await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    const sheet = sheetOf(page)
    await sheet.untilBegun()
    expect(await sheet.validateMerchant()).toMatchObject({ displayName: 'Lacehouse', domainName: 'localhost' })
    expect((await sheet.chooseCard()).newTotal?.type).toBe('pending')

    const abroad = await sheet.chooseContact({ ...contact, countryCode: 'CA' })
    expect(abroad).toMatchObject({
      newTotal: { amount: '1', type: 'pending' },
      errors: [{ code: 'shippingContactInvalid', contactField: 'country' }],
    })
    const longCity = await sheet.chooseContact({ ...contact, locality: 'a'.repeat(51) })
    expect(longCity.errors).toMatchObject([{ contactField: 'locality' }])

    const area = { locality: 'San Francisco', administrativeArea: 'CA', postalCode: '94103', countryCode: 'US' }
    const priced = await sheet.chooseContact(area)
    expect(priced.newTotal?.type).toBe('final')
    const methods = priced.newShippingMethods?.map(({ identifier }) => identifier) ?? []
    expect(methods.length).toBeGreaterThan(1)
    expect(await sheet.chooseMethod('by-balloon')).toMatchObject({
      newTotal: { amount: '1', type: 'pending' },
      errors: [{ message: 'This delivery isn’t on our list. Please choose another one.' }],
    })
    const other = await sheet.chooseMethod(methods[1] ?? '')
    expect(Number(other.newTotal?.amount)).toBeGreaterThan(Number(priced.newTotal?.amount) - 1)

    const wrong = await sheet.authorise({ ...contact, addressLines: [''], givenName: 'Ada 🙂' })
    expect(wrong.status).toBe(1)
    expect(wrong.errors?.map(({ code, contactField }) => [code, contactField])).toEqual([
      ['shippingContactInvalid', 'addressLines'],
      ['shippingContactInvalid', 'name'],
      ['billingContactInvalid', 'addressLines'],
      ['billingContactInvalid', 'name'],
    ])
    expect((await sheet.authorise(contact)).status).toBe(0)
    await page.waitForURL(/\/order-confirmation\?order=\w+&storeContext=applePayPdp$/)
    await page.getByText(/ending in 4242/).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('cart.LH-US'))).toBe(before)
  },
)

journey(
  'PayPal from the cart goes straight to the summary with the address that it knows; who leaves it is back at the cart with words [PAY-07] [PAY-10]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await page.waitForURL(/\/paypal\/checkoutnow/)
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
    await page.waitForURL(/\/en-us\/cart\?wallet=paypal-cancelled/)
    await page.getByText('You left PayPal without paying.').waitFor()
    await page.getByRole('button', { name: 'Learn more' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Pay in 3 parts' }).waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'pay-later')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await page.waitForURL(/\/paypal\/checkoutnow/)
    const shipping = page.getByRole('group', { name: 'Delivery' })
    await shipping.getByRole('radio').first().waitFor()
    await page.getByRole('radio', { name: /Invalidenstraße/ }).check()
    await page.getByText('The shop doesn’t deliver there.').waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /Valencia/ }).check()
    await shipping.getByRole('radio', { name: /^Express/ }).check()
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true)
    expect(await shipping.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true)
    const shown = toMinor((await page.getByRole('status').first().textContent()) ?? '')
    await takeScreenshot(page, 'paypal-shipping', { fullPage: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    await waitUntilPlaceable(page)
    await page.getByText('12 Valencia St').first().waitFor()
    await page.getByRole('region', { name: 'Delivered by' }).getByText('Express').waitFor()
    expect(toMinor((await checkoutOf(page).place.textContent()) ?? '')).toBe(shown)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
  },
)

journey(
  'Klarna opens on billing alone, says no in words, and what is agreed in its frame pays [PAY-06] [PAY-15]',
  async ({ open, shop }) => {
    const page = await open()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/klarna/lib.js')) loads.push(request.url())
    })
    await openCheckout(page)
    const checkout = checkoutOf(page)
    await checkout.fillAddress({ ...addressOfAda, email: 'ada+denied@example.com' })
    await checkout.toBilling.click()
    await page.getByRole('radio', { name: 'Klarna' }).waitFor()
    expect(loads).toEqual([])
    await page.getByRole('radio', { name: 'Klarna' }).check()
    const frame = page.frameLocator('main iframe')
    await frame.getByText('Pay in three parts, without interest.').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await checkout.toSummary.click()
    await frame.getByRole('button', { name: 'Agree and continue' }).click()
    await page.getByText('Klarna didn’t approve this purchase.').waitFor()
    await page.getByRole('link', { name: 'Delivery' }).click()
    await checkout.field('email').fill('ada@example.com')
    await checkout.toBilling.click()
    await page.getByRole('radio', { name: 'Klarna' }).check()
    await frame.getByText('Pay in three parts, without interest.').waitFor()
    await checkout.toSummary.click()
    await frame.getByRole('button', { name: 'Agree and continue' }).click()
    await waitUntilPlaceable(page)
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    expect(loads).toEqual([`${shop.sandboxUrl}/klarna/lib.js`])
  },
)

journey(
  'a sum that changes after Klarna’s yes leads back to the payment, says so, and a new yes pays it [PAY-06] [PAY-14]',
  async ({ open }) => {
    const page = await open()
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.fillAddress()
    await checkout.toBilling.click()
    const frame = page.frameLocator('main iframe')
    const agree = async () => {
      await frame.getByText('Pay in three parts, without interest.').waitFor()
      await checkout.toSummary.click()
      await frame.getByRole('button', { name: 'Agree and continue' }).click()
      await waitUntilPlaceable(page)
    }
    await page.getByRole('radio', { name: 'Klarna' }).check()
    await agree()
    const beside = page.getByRole('complementary', { name: 'Order summary' })
    await beside.getByText('Do you have a promo code?').click()
    await beside.getByRole('textbox', { name: 'Promo code' }).fill('LACE5')
    await beside.getByRole('textbox', { name: 'Promo code' }).press('Enter')
    await page.getByText('Your total has changed since you agreed with Klarna.').waitFor()
    expect(new URL(page.url()).search).toBe('?step=billing')
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'klarna-again', { fullPage: true })
    await agree()
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
  },
)

journey(
  'PayPal inside quick-shop pays the size that is chosen there; a wallet that is closed there leaves no trace [PAY-07] [PAY-08]',
  async ({ open }) => {
    const page = await open()
    await installApplePay(page)
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    await page.getByRole('button', { name: /^Edit:/ }).click()
    const shop = page.getByRole('dialog')
    const other = shop.getByRole('radio', { name: /^[\d.]+ ?\$/, checked: false }).first()
    const size = await other.getAttribute('value')
    await other.press('Space')
    await shop.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    const sheet = sheetOf(page)
    await sheet.untilBegun()
    await sheet.validateMerchant()
    await sheet.chooseContact(contact)
    const left = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await sheet.cancel()
    const cart = (await (await left).json()) as { shippingAddress?: object }
    expect(cart.shippingAddress).toBeUndefined()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'quick-shop-express')
    await shop.getByRole('button', { name: 'Pay with PayPal' }).click()
    await page.waitForURL(/\/paypal\/checkoutnow/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await waitUntilPlaceable(page)
    await page.getByRole('complementary', { name: 'Order summary' }).getByText(`Size: ${size}`).waitFor()
  },
)

const addressOfAda = {
  firstName: 'Ada',
  lastName: 'Marsh',
  addressLine1: '12 Valencia St',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94103',
  phone: '4155550132',
}
