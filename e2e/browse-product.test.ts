import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { goTo, headOf, listingOf } from './pages/shop-parts.ts'

/** Opens the first product of a list that comes in several colours. */
async function openProduct(page: Page, list: string): Promise<void> {
  await goTo(page, list)
  const tile = listingOf(page)
    .results.filter({ has: page.getByRole('list') })
    .first()
  await tile.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/p\//)
  await page.getByRole('radio').first().waitFor()
}

const openSizes = (page: Page) => page.locator('input[type=radio]:not([aria-label*="sold out"]):not([disabled])')
const colours = (page: Page) => page.locator('a[href^="?color="]')

journey('another colour keeps the chosen size and the page [RT-02] [CAT-05] [CAT-06]', async ({ open }) => {
  const page = await open()
  await openProduct(page, '/en-us/c/women-sneakers-1110')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const size = openSizes(page).nth(2)
  const value = await size.getAttribute('value')
  await size.check({ force: true })
  await colours(page).nth(1).click()
  await page.waitForURL(/color=/)
  await expect.poll(() => colours(page).nth(1).getAttribute('aria-current')).toBe('true')
  expect(await page.locator(`input[type=radio][value="${value}"]`).isChecked()).toBe(true)
  expect(await page.locator('body[data-same-page]').count()).toBe(1)
})

journey(
  'without a size the shopper is told so at the sizes, and with one it goes into the cart [CAT-06] [DLG-16]',
  async ({ open }) => {
    // A first visitor has no session: the refusal that says so is how it is opened.
    const page = await open({ device: 'phone', expectedErrors: [/401/] })
    await openProduct(page, '/en-us/c/men-sneakers-2110')
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await button.click()
    expect(await page.getByText('Please choose a size first.').isVisible()).toBe(true)
    await openSizes(page).first().check({ force: true })
    await button.click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  },
)

for (const [device, list] of [
  ['phone', '/de-de/c/women-1000'],
  ['desktop', '/en-us/c/women-1000'],
] as const) {
  journey(`a product page and its dialogs stand without barriers on a ${device} [CAT-05]`, async ({ open }) => {
    const page = await open({ device })
    await openProduct(page, list)
    await takeScreenshot(page, `product-${device}`)
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('button', { name: /Size guide|Größentabelle/ }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /^(Look closer|Genauer ansehen|Näher)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
  })
}

journey('a product tells search engines its price, its way and its pictures [RT-19] [RT-04]', async ({ open }) => {
  const page = await open()
  await openProduct(page, '/en-us/c/women-sneakers-1110')
  const main = new URL(page.url()).pathname
  const id = main.slice(main.lastIndexOf('-') + 1)
  await page.goto(`/en-us/some/old-name-p${id}?color=none`)
  const head = headOf(page)
  expect(new URL((await head.canonical()) ?? '').pathname).toBe(main)
  expect(await head.property('og:type')).toBe('product')
  expect(await head.data()).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(await head.languages()).toContain('de-DE')
})

journey('a product that is gone leads on to others [RT-18]', async ({ open }) => {
  const page = await open({ expectedErrors: [/404/] })
  const response = await page.goto('/en-us/p/gone-for-good-ZZZZZZZZ')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await page.getByRole('main').getByRole('article').first().waitFor()
})
