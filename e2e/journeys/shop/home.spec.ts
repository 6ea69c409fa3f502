import { clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'

test.describe('in a German browser', () => {
  test.use({ siteLocale: 'de-de' })

  test('the root leads to the locale of the browser, and back to the one that was chosen [RT-01]', async ({ page }) => {
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/de-de')
    await page.context().addCookies([{ name: 'locale', value: 'fr-ca', url: page.url() }])
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/fr-ca')
  })

  test('the home page of de-de has no accessibility violation on a desktop [RT-01] [CMS-05]', async ({ page }) => {
    await page.goto('/de-de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await takeScreenshot(page, 'home-de-de-desktop')
    expect(await findA11yViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the home page of en-us has no accessibility violation on a phone [RT-01] [CMS-05]', async ({ page }) => {
    await page.goto('/en-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await takeScreenshot(page, 'home-en-us-phone')
    expect(await findA11yViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })

  test('an empty cart says so, with what editors set below it, before the scripts have come [CMS-01]', async ({
    page,
    t,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/en-us/cart', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/en-us/checkout', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: t('checkout.empty.title') })).toBeVisible()
  })

  test('the products of a carousel come when it scrolls into view [CMS-05]', async ({ page }) => {
    await page.goto('/en-us')
    const carousel = page.locator('[data-block="product-carousel"]').last()
    await expect(carousel.getByRole('article')).toHaveCount(0)
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('article').nth(3)).toBeAttached()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first screen is readable, and its links lead on [CMS-05]', async ({ page }) => {
    await page.goto('/en-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    expect(page.url()).toContain('/en-us/')
  })
})

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('every link of header, menu and footer leads somewhere [CMS-10]', async ({ page, t }) => {
    await page.goto('/de-de')
    const menu = page.getByRole('dialog')
    await clickWhenReady(page.getByRole('button', { name: t('navigation.openMenu') }), menu)
    await expect(menu.getByRole('link').first()).toBeVisible()
    const paths = await page
      .locator('header a, footer a, dialog a')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
    expect(paths).toContain('/de-de/account')
    const answers = await Promise.all(paths.map(async (path) => `${path} ${(await page.request.get(path)).status()}`))
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
  })
})

test('every page is in standards mode, from the page cache too [RT-01]', async ({ page }) => {
  for (const path of ['/en-us', '/en-us/cart', '/en-us/account', '/en-us/c/women-sneakers-1110', '/de-de/checkout']) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.compatMode)]).toEqual([path, 'CSS1Compat'])
  }
})

test('products that came with the page are not fetched again by its scripts [CMS-05]', async ({ page, t }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en-us/cart')
  const carousel = page.locator('[data-block="product-carousel"]')
  await carousel.getByRole('article').first().scrollIntoViewIfNeeded()
  // The arrows are buttons of the scripts: once one works, they have taken over the block.
  const scroll = async () => {
    await carousel.getByRole('button', { name: t('common.carousel.next') }).click()
    return carousel.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)
  }
  await expect.poll(scroll).toBeGreaterThan(0)
  expect(asked.filter((path) => path.includes('collections'))).toEqual([])
})

test('the home page tells search engines what it is and where its other languages are [RT-19]', async ({ page }) => {
  await page.goto('/fr-ca')
  const head = headOf(page)
  expect(await head.canonical()).toMatch(/\/fr-ca$/)
  expect(await head.languages()).toEqual(expect.arrayContaining(['en-US', 'fr-CA', 'de-DE', 'x-default']))
  expect(await head.property('og:locale')).toBe('fr_CA')
  expect(await head.data()).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
})
