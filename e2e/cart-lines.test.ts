import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { addFirstPair, cartOf } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'an item is saved for later, put back, saved again, and moved into the cart; one that has sold out says why not [CART-26]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/409/] })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const save = page.getByRole('button', { name: /^Save for later: / })
    const saved = page.getByRole('region', { name: 'Saved for later (1)' })
    await save.click()
    await saved.waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await takeScreenshot(page, 'cart-saved-for-later', { fullPage: true })
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await save.waitFor()
    await saved.waitFor({ state: 'detached' })
    await save.click()
    await saved.waitFor()
    await page.reload()
    // Somebody else buys the last pair while the button stands there.
    let isRefused = false
    await page.route('**/cart/v1/item?*', async (route) => {
      isRefused = !isRefused
      const errorDetails = [{ errorId: 'INV700', message: 'This item is out of stock.' }]
      await (isRefused ? route.fulfill({ status: 409, json: { errorDetails } }) : route.continue())
    })
    await saved.getByRole('button', { name: /^Move to cart/ }).click()
    await saved.getByRole('alert').filter({ hasText: 'This item could not be moved to your cart.' }).waitFor()
    await saved.getByRole('button', { name: /^Move to cart/ }).click()
    await save.waitFor()
    await saved.waitFor({ state: 'detached' })
    expect(await save.count()).toBe(1)
  },
)

journey('what is saved gets another size in its place, also beside an empty cart [CART-26]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await addFirstPair(page, 'en-us')
  await goTo(page, '/en-us/cart')
  await page.getByRole('button', { name: /^Save for later: / }).click()
  const saved = page.getByRole('region', { name: 'Saved for later (1)' })
  const before = await saved.getByRole('article').textContent()
  await saved.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('label[data-availability="available"]').last().click()
  await dialog.getByRole('button', { name: 'Update saved item' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => saved.getByRole('article').textContent()).not.toBe(before)
  await takeScreenshot(page, 'saved-edited', { fullPage: true })
  expect(await listBarriers(page)).toEqual([])
})

journey(
  'an item gets another size in its place and becomes a gift with words to the one who gets it [CART-13] [CART-27] [DLG-06]',
  async ({ open }) => {
    const page = await open()
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const item = cartOf(page).items.first()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /^Edit/ }).click()
    const size = dialog.locator('label[data-availability="available"]').last()
    const name = (await size.locator('span').first().textContent()) ?? ''
    await size.click()
    expect(await listBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Update in cart' }).click()
    await dialog.waitFor({ state: 'detached' })
    await item.getByText(`Size: ${name}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Add gift option/ }).click()
    const send = dialog.getByRole('button', { name: 'Save gift option' })
    await send.click()
    await dialog.getByText('This field is required').first().waitFor()
    await dialog.getByLabel('For', { exact: true }).fill('Grace')
    await dialog.getByLabel('Recipient’s email').fill('grace@example.com')
    await dialog.getByLabel('Message').fill('For the long way home.')
    await dialog.getByText('22 of 250 characters').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await send.click()
    await item.getByText('Gift for Grace').waitFor()
    await page.reload()
    await item.getByText('Gift for Grace').waitFor()
    await page.getByRole('button', { name: /^Change gift option/ }).click()
    await dialog.getByRole('button', { name: 'Remove gift option' }).click()
    await item.getByText('Gift for Grace').waitFor({ state: 'detached' })
  },
)
