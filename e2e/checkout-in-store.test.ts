import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import { addFirstPair, cards, checkoutOf, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'a store’s session says at the summary where it sells and who, and its next order knows [CHK-06] [STO-02]',
  async ({ open }) => {
    const page = await open()
    const account = accountOf(page)
    await goTo(page, '/en-us')
    await account.open()
    await account.fill('store.us@lacehouse.test')
    await account.send()
    await page.getByText('You have successfully logged in').waitFor()
    const checkout = checkoutOf(page)
    const goOn = async () => {
      await addFirstPair(page, 'en-us')
      await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click()
      await checkout.field('firstName').waitFor()
      await checkout.fillAddress()
      await checkout.toBilling.click()
      await checkout.fillCard(cards.good)
      await checkout.toSummary.click()
      await waitUntilPlaceable(page)
    }
    await goOn()
    const seller = page.getByRole('group', { name: 'Sold in store' })
    const store = seller.getByLabel('Store', { exact: true })
    const employee = seller.getByLabel('Sold by')
    await checkout.place.click()
    await seller.getByText('Choose the store and who sells.').waitFor()
    expect(await store.evaluate((select) => select === document.activeElement)).toBe(true)
    await takeScreenshot(page, 'in-store-missing', { fullPage: true })
    await store.selectOption({ index: 2 })
    const storeId = await store.inputValue()
    await expect.poll(() => employee.locator('option').count()).toBeGreaterThan(1)
    await employee.selectOption({ index: 1 })
    const storeEmployeeId = await employee.inputValue()
    expect(await listBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await takeScreenshot(page, 'in-store-phone', { fullPage: true })
    await checkout.place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    await page.getByText(`Sold in store ${storeId} by ${storeEmployeeId}`).waitFor()
    await takeScreenshot(page, 'in-store-confirmation', { fullPage: true })
    await page.setViewportSize({ width: 1440, height: 900 })
    await goOn()
    expect(await store.inputValue()).toBe(storeId)
    await expect.poll(() => employee.inputValue()).toBe(storeEmployeeId)
  },
)
