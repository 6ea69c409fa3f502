import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'
import { listingOf } from '../../pages/listing.ts'

const category = '/en-us/c/women-sneakers-1110'

test('a category leads to a part of it with its own address, title, canonical and languages [SRCH-03] [RT-19]', async ({
  page,
  t,
}) => {
  await page.goto(category)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const link = page.locator('main nav a[href*="/c/"]:not([href$="1110"])', { hasText: /black/i }).first()
  const title = (await link.textContent())?.trim() ?? ''
  const address = (await link.getAttribute('href')) ?? ''
  expect(title).not.toBe(name)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(title))
  expect(await listingOf(page, t).results.count()).toBeGreaterThan(0)
  await takeScreenshot(page, 'facet-page')
  expect(await findA11yViolations(page)).toEqual([])
  // The head of a navigation is that of the document too.
  await page.reload()
  expect(await headOf(page).canonical()).toMatch(new RegExp(`${address}$`))
  const german = page.locator('link[rel="alternate"][hreflang="de-DE"]')
  const other = new URL((await german.getAttribute('href')) ?? '').pathname
  await page.goto(other)
  await expect(page.locator('link[rel="alternate"][hreflang="en-US"]')).toHaveAttribute(
    'href',
    new RegExp(`${address}$`),
  )
})

test('the same choice at the category’s address names the facet page as its canonical one [SRCH-03] [RT-19]', async ({
  page,
}) => {
  await page.goto(`${category}?color=black`)
  const canonical = new URL((await headOf(page).canonical()) ?? '').pathname
  expect(canonical).toMatch(/^\/en-us\/c\/.*black/)
  await page.goto(canonical)
  expect(new URL((await headOf(page).canonical()) ?? '').pathname).toBe(canonical)
  await page.goto(`${category}?color=black,white`)
  expect(new URL((await headOf(page).canonical()) ?? '').pathname).toBe(category)
})
