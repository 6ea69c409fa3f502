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

test('more products are loaded for the list that is on its way, and a reload says how many are shown [SRCH-03]', async ({
  page,
  t,
}) => {
  await page.goto(`${women}?type=sneakers`)
  await expect(page.locator('html[data-hydrated~=page]')).toBeAttached()
  const { results } = listingOf(page, t)
  const more = page.getByRole('link', { name: t('listing.loadMore') })
  await more.scrollIntoViewIfNeeded()
  const first = await results.count()
  // The answer to the first request is held back until both are pressed.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/women-1000\.data/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.evaluate(
    (clear) => document.querySelector<HTMLElement>(`main a[data-keep-scroll][href="${clear}"]`)?.click(),
    women,
  )
  await expect(more).toHaveAttribute('href', `${women}?page=2`)
  await more.click()
  release()
  await expect(page).toHaveURL(/women-1000\?page=2/)
  await expect(results).toHaveCount(first * 2)
  await expect(page.getByText(new RegExp(`^${first * 2} of`))).toBeVisible()
  await page.reload()
  await expect(results).toHaveCount(first)
  await expect(page.getByText(new RegExp(`^${first} of`))).toBeVisible()
  const previous = page.getByRole('link', { name: t('listing.loadPrevious') })
  // Before its scripts have come, the link leads to the page before instead of adding it.
  await expect(page.locator('[data-dehydrated]', { has: previous })).toHaveCount(0)
  await previous.click()
  await expect(results).toHaveCount(first * 2)
})

test('a colour filter shows each product in that colour, and its link keeps it [SRCH-03] [CAT-10]', async ({
  page,
  t,
}) => {
  await page.goto('/en-us/c/women-sneakers-1110?color=red')
  const { results } = listingOf(page, t)
  const links = await results
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((href) => !href?.includes('?color='))).toEqual([])
  await results.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\/.*color=/)
})

test('a corrected search says instead of what, and leads back to the words as they were typed [SRCH-04]', async ({
  page,
  t,
}) => {
  await page.goto('/en-us/search?q=snekers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('listing.search.title', { text: 'sneakers' }))
  await page.getByRole('link', { name: 'Search for “snekers”' }).click()
  await expect(page).toHaveURL(/q=snekers&spelling=literal/)
  await expect(page.getByRole('heading', { name: t('listing.search.empty.title', { text: 'snekers' }) })).toBeVisible()
})

test('sizes of a list for all wearers stand in groups [SRCH-03]', async ({ page }) => {
  await page.goto('/en-us/search?q=red')
  const groups = page.getByRole('complementary').getByRole('list', { name: /shoes|Clothing|One size/ })
  await expect(groups.first()).toBeVisible()
  expect(await groups.evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')))).toEqual([
    ...['Clothing', 'Women’s shoes', 'Men’s shoes', 'Kids’ shoes', 'One size'],
  ])
})

test('the filters beside a list scroll by themselves within the window, below the header while it shows [SRCH-03] [LOC-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(women)
  const header = page.getByRole('banner')
  const filters = page.getByRole('complementary').filter({ has: page.getByRole('checkbox') })
  const readTop = async () => Math.round((await filters.boundingBox())?.y ?? 0)
  const readEnd = async () => readTop().then(async (top) => top + ((await filters.boundingBox())?.height ?? 0))
  const scrollPage = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollPage(1500)
  await expect(header).toHaveAttribute('data-hidden')
  await expect.poll(readTop).toBeLessThanOrEqual(24)
  await expect.poll(readEnd).toBeLessThanOrEqual(800)
  // More of them than fit: their end fades until they are scrolled, which does not scroll the page.
  await expect(filters).toHaveCSS('mask-image', /gradient/)
  await filters.hover({ position: { x: 100, y: 400 } })
  await page.mouse.wheel(0, 3000)
  await expect(filters.getByRole('checkbox').last()).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
  await scrollPage(1200)
  await expect(header).not.toHaveAttribute('data-hidden')
  await expect.poll(readTop).toBeGreaterThanOrEqual(72)
  await expect.poll(readTop).toBeLessThanOrEqual(96)
  await expect.poll(readEnd).toBeLessThanOrEqual(800)
})

test('a list has no accessibility violation on a desktop [SRCH-01]', async ({ page }) => {
  await page.goto(women)
  await takeScreenshot(page, 'listing-en-us-desktop')
  expect(await findA11yViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const query of ['', '?color=red'])
    test(`the first product stands within the first screen of ${query || 'a whole category'} [SRCH-01]`, async ({
      page,
      t,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${women}${query}`)
      const name = listingOf(page, t).results.first().getByRole('heading')
      const box = await name.boundingBox()
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(844)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('more products are added below, and Back from one returns to the same place [SRCH-03]', async ({ page, t }) => {
    await page.goto(women)
    const { results } = listingOf(page, t)
    const first = await results.count()
    const more = page.getByRole('link', { name: t('listing.loadMore') })
    await more.scrollIntoViewIfNeeded()
    // Before the list is hydrated the link leads to the next page alone.
    await expect(page.locator('[data-dehydrated]').filter({ has: more })).toHaveCount(0)
    await more.click()
    await expect(results.nth(first)).toBeVisible()
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
