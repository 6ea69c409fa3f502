import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { goTo, headOf, listingOf } from './pages/shop-parts.ts'

const women = '/en-us/c/women-1000'

journey(
  'filters stand in the address, their counts are true, and chips take them away [RT-03] [SRCH-03]',
  async ({ open }) => {
    const page = await open()
    await goTo(page, women)
    const listing = listingOf(page)
    const all = await listing.count()
    const sneakers = listing.filter(/^Sneakers/)
    const promised = Number(/(\d+) products?$/.exec((await sneakers.getAttribute('aria-label')) ?? '')?.[1])
    await sneakers.check()
    await page.waitForURL(/type=sneakers/)
    await expect.poll(() => listing.count()).toBe(promised)
    await listing.filter(/^Running shoes/).check()
    await page.waitForURL(/type=running,sneakers/)
    await expect.poll(() => listing.count()).toBeGreaterThan(promised)
    await page.getByRole('link', { name: 'Remove filter Sneakers' }).click()
    await page.waitForURL(/type=running$/)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => listing.count()).toBe(all)
  },
)

journey('more products are added below, and Back from one returns to the same place [SRCH-03]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, women)
  const { results } = listingOf(page)
  const first = await results.count()
  await page.getByRole('link', { name: 'Load more' }).click()
  await page.waitForURL(/page=2/)
  await results.nth(first).waitFor()
  const longer = await results.count()
  const target = results.nth(first + 3)
  await target.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await target.getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await results.nth(longer - 1).waitFor()
  expect(await results.count()).toBe(longer)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, place)
})

journey('numbered pages are links that work before any script [DLG-23] [SRCH-01]', async ({ open }) => {
  const page = await open()
  await goTo(page, `${women}?sort=price-asc&page=2`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  expect(await pages.getByRole('link', { name: 'Page 2', exact: true }).getAttribute('aria-current')).toBe('page')
  expect(await pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(`${women}?sort=price-asc`)
  expect(await headOf(page).canonical()).toMatch(/women-1000\?page=2$/)
  await pages.getByRole('link', { name: 'Page 3', exact: true }).click()
  await page.waitForURL(/page=3/)
})

journey('the alternate shape reaches the same list and names the main shape as canonical [RT-04]', async ({ open }) => {
  const page = await open()
  await goTo(page, '/en-us/shop/women-c1000')
  expect(await listingOf(page).results.count()).toBeGreaterThan(10)
  expect(await headOf(page).canonical()).toMatch(/\/en-us\/c\/women-1000$/)
})

journey('an address that cannot be read shows the whole list with a word about it [SRCH-01]', async ({ open }) => {
  const page = await open()
  await goTo(page, `${women}?price=cheap`)
  expect(await page.getByText('We couldn’t read all of this address').isVisible()).toBe(true)
  expect(await listingOf(page).results.count()).toBeGreaterThan(10)
})

journey('on a phone the filters are a panel that follows each choice [SRCH-03] [DLG-02] [DLG-04]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, '/de-de/c/women-1000')
  expect(await listBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('checkbox').first().waitFor()
  expect(await listBarriers(page, 'dialog')).toEqual([])
  await panel.getByRole('checkbox', { name: /^Sneaker/ }).check()
  await page.waitForURL(/type=sneakers/)
  await takeScreenshot(page, 'filters-de-de-phone')
  await panel.getByRole('button', { name: /Ergebnisse/ }).click()
  await panel.waitFor({ state: 'detached' })
  expect(page.url()).toContain('type=sneakers')
})

journey('a list stands without barriers on a desktop [SRCH-01]', async ({ open }) => {
  const page = await open()
  await goTo(page, women)
  await takeScreenshot(page, 'listing-en-us-desktop')
  expect(await listBarriers(page)).toEqual([])
})
