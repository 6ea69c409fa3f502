import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import { addFirstPair, readSum, toMinor } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'staff take an amount off an item and off the order, each with its reason, and take it back; shoppers see no such button [CART-18]',
  async ({ open }) => {
    const shopper = await open()
    await addFirstPair(shopper, 'en-us')
    await goTo(shopper, '/en-us/cart')
    await shopper.getByRole('button', { name: /^Edit:/ }).waitFor()
    expect(await shopper.getByRole('button', { name: /^Adjust/ }).count()).toBe(0)
    const page = await open()
    const account = accountOf(page)
    await goTo(page, '/en-us')
    await account.open()
    await account.fill('store.us@lacehouse.test')
    await account.send()
    await page.getByText('You have successfully logged in').waitFor()
    await addFirstPair(page, 'en-us')
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, '/en-us/cart')
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Take off' })
    await page.getByRole('button', { name: /^Adjust price:/ }).click()
    await save.click()
    await dialog.getByText('Enter an amount above zero, such as 5 or 12.50.').waitFor()
    await dialog.getByText('Say why, in at least three letters.').waitFor()
    await dialog.getByRole('textbox', { name: 'Amount to take off (USD)' }).fill('7.50')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A scuff on the heel')
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'adjust-price')
    await save.click()
    await page.getByRole('main').getByText('Price adjusted by −$7.50: A scuff on the heel').waitFor()
    await expect.poll(async () => toMinor(await readSum(page, 'Discounts'))).toBe(750)
    await page.getByRole('button', { name: 'Adjust order total' }).click()
    await dialog.getByRole('textbox', { name: 'Amount to take off (USD)' }).fill('5')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Waited long')
    await save.click()
    await page.getByRole('main').getByText('Price adjusted by −$5.00: Waited long').waitFor()
    await expect.poll(async () => toMinor(await readSum(page, 'Discounts'))).toBe(1250)
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'price-adjusted', { fullPage: true })
    await page.getByRole('button', { name: /^Adjust price:/ }).click()
    await dialog.getByRole('button', { name: 'Take back: A scuff on the heel' }).click()
    await expect.poll(() => dialog.getByText('A scuff on the heel').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect.poll(async () => toMinor(await readSum(page, 'Discounts'))).toBe(500)
  },
)
