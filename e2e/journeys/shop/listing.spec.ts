import { actWhenReady, clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'
import { listingOf } from '../../pages/listing.ts'

const women = '/en-us/c/women-1000'

test('filters stand in the address, and their counts are true [RT-03] [SRCH-03]', async ({ page, t }) => {
  await page.goto(women)
  const listing = listingOf(page, t)
  const sneakers = listing.filter(/^Sneakers/)
  const promised = Number(/(\d+) products?$/.exec((await sneakers.getAttribute('aria-label')) ?? '')?.[1])
  await actWhenReady(
    async () => {
      if (!page.url().includes('type=')) await sneakers.click()
    },
    (within) => expect(page).toHaveURL(/type=sneakers/, within),
  )
  await expect.poll(() => listing.count()).toBe(promised)
  await listing.filter(/^Running shoes/).check()
  await expect(page).toHaveURL(/type=running,sneakers/)
  await expect.poll(() => listing.count()).toBeGreaterThan(promised)
})

test('a filter is taken away by its chip, and all of them by one link [SRCH-03]', async ({ page, t }) => {
  await page.goto(women)
  const listing = listingOf(page, t)
  const all = await listing.count()
  await page.goto(`${women}?type=running,sneakers`)
  await listing.removeFilter('Sneakers').click()
  await expect(page).toHaveURL(/type=running$/)
  await page.getByRole('link', { name: t('listing.filters.clearAll') }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect.poll(() => listing.count()).toBe(all)
})

test('numbered pages are links to the address of each page [DLG-23] [SRCH-01]', async ({ page, t }) => {
  await page.goto(`${women}?sort=price-asc&page=2`)
  const pages = page.getByRole('navigation', { name: t('common.pagination.label') })
  const linkTo = (number: number) =>
    pages.getByRole('link', { name: t('common.pagination.page', { page: number }), exact: true })
  await expect(linkTo(2)).toHaveAttribute('aria-current', 'page')
  const previous = pages.getByRole('link', { name: t('common.pagination.previous') })
  await expect(previous).toHaveAttribute('href', `${women}?sort=price-asc`)
  expect(await headOf(page).canonical()).toMatch(/women-1000\?page=2$/)
  await linkTo(3).click()
  await expect(page).toHaveURL(/page=3/)
})

test('the alternate shape reaches the same list and names the main shape as canonical [RT-04]', async ({ page, t }) => {
  await page.goto('/en-us/shop/women-c1000')
  expect(await listingOf(page, t).results.count()).toBeGreaterThan(10)
  expect(await headOf(page).canonical()).toMatch(/\/en-us\/c\/women-1000$/)
})

test('an address that cannot be read shows the whole list and says so [SRCH-01]', async ({ page, t }) => {
  await page.goto(`${women}?price=cheap`)
  await expect(page.getByText(t('listing.unreadable'))).toBeVisible()
  expect(await listingOf(page, t).results.count()).toBeGreaterThan(10)
})

test('a list has no accessibility violation on a desktop [SRCH-01]', async ({ page }) => {
  await page.goto(women)
  await takeScreenshot(page, 'listing-en-us-desktop')
  expect(await findA11yViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('more products are added below, and Back from one returns to the same place [SRCH-03]', async ({ page, t }) => {
    await page.goto(women)
    const { results } = listingOf(page, t)
    const first = await results.count()
    await clickWhenReady(page.getByRole('link', { name: t('listing.loadMore') }), results.nth(first))
    await expect(page).toHaveURL(/page=2/)
    const longer = await results.count()
    const target = results.nth(first + 3)
    await target.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await target.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(results).toHaveCount(longer)
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, place)
  })
})

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('the filters are a panel that follows each choice [SRCH-03] [DLG-02] [DLG-04]', async ({ page, t }) => {
    await page.goto('/de-de/c/women-1000')
    expect(await findA11yViolations(page)).toEqual([])
    const panel = page.getByRole('dialog')
    const open = page.getByRole('button', { name: t('listing.filters') })
    await clickWhenReady(open, panel.getByRole('checkbox').first())
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await panel.getByRole('checkbox', { name: /^Sneaker/ }).check()
    await expect(page).toHaveURL(/type=sneakers/)
    await takeScreenshot(page, 'filters-de-de-phone')
    await panel.getByRole('button', { name: /Ergebnisse/ }).click()
    await expect(panel).toHaveCount(0)
    expect(page.url()).toContain('type=sneakers')
  })
})
