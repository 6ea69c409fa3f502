import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { goTo, listingOf } from './pages/shop-parts.ts'

journey(
  'while typing, terms, categories and products are suggested, and the arrow keys reach them [SRCH-02]',
  async ({ open }) => {
    const page = await open()
    await goTo(page, '/en-us')
    const field = page.getByRole('search').locator('input').first()
    await field.click()
    await field.pressSequentially('snea')
    const options = page.getByRole('listbox').getByRole('option')
    await options.first().waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'suggestions-en-us-desktop')
    await field.press('ArrowDown')
    const href = await page.getByRole('option', { selected: true }).getAttribute('href')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === href)
  },
)

journey('a search shows what fits, on desktop and in German [SRCH-01]', async ({ open }) => {
  const page = await open({ language: 'de-DE' })
  await goTo(page, '/de-de/search?q=laufschuhe')
  expect(await listingOf(page).results.count()).toBeGreaterThan(5)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('laufschuhe')
  expect(await listBarriers(page)).toEqual([])
})

journey('a slip of the finger is mended and said [SRCH-04]', async ({ open }) => {
  const page = await open()
  await goTo(page, '/en-us/search?q=snekers')
  expect(await page.getByText(/We’re showing results for/).isVisible()).toBe(true)
  expect(await listingOf(page).results.count()).toBeGreaterThan(5)
})

journey('nothing found leads on to categories and to what others like [SRCH-04]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, '/fr-ca/search?q=qqqqzz')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('qqqqzz')
  expect(await listBarriers(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Femmes' }).click()
  await page.waitForURL(/\/fr-ca\/c\//)
})
