import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'

test('choosing another country keeps the page where it exists there [RT-17]', async ({ page, t }) => {
  const start = '/en-us/c/women-1000'
  await page.goto(start)
  const dialog = page.getByRole('dialog')
  const country = (code: 'US' | 'DE') => new RegExp(t(`locations.country.${code}`))
  // Before the footer's scripts have come the same link leads to the page of all countries.
  await actWhenReady(
    async () => {
      if (!page.url().endsWith(start)) await page.goBack()
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: country('US') })
        .click()
    },
    (within) => expect(dialog.getByRole('link', { name: country('DE') })).toBeVisible(within),
  )
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('link', { name: country('DE') }).click()
  await page.waitForURL(/\/de-de\/c\/.+-1000$/)
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/de-de')
})

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('the list of countries is a page of its own [RT-17] [RT-19]', async ({ page, t }) => {
    await page.goto('/de-de/location-selector')
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(t('locations.country.US')) })
    await expect(link).toHaveAttribute('href', '/en-us')
    expect(await headOf(page).canonical()).toMatch(/\/de-de\/location-selector$/)
    expect(await findA11yViolations(page)).toEqual([])
  })
})

test('the list of countries says before the choice what becomes of the cart [RT-17]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/location-selector')
  const country = t('locations.country.US')
  await expect(page.getByText(t('dialogs.location.cartFate', { count: 1, country }))).toBeVisible()
  await expect(page.getByRole('link', { name: /Deutsch/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Canada.*Français/ })).toBeVisible()
})

test('the header leaves while the page is scrolled down, and is there again on the way up [LOC-03]', async ({
  page,
}) => {
  await page.goto('/en-us')
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 1500)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -300)
  await expect(header).toBeInViewport()
})

test('favourites have one address, in the spelling of the locale [RT-16]', async ({ page }) => {
  await page.goto('/en-us/favourites?cms=autumn')
  await expect(page).toHaveURL(/\/en-us\/favorites\?cms=autumn$/)
  await page.goto('/de-de/favorites')
  await expect(page).toHaveURL(/\/de-de\/favourites$/)
})

test('an unknown path answers 404 with the ways on, and is not cached [RT-18]', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  const response = await page.goto('/en-us/no/such/page')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('[data-block]').count()).toBeGreaterThan(0)
  expect(await findA11yViolations(page)).toEqual([])
})

test('robots.txt names the sitemap, which leads to every category and product of each locale [RT-19]', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const sitemap = /Sitemap: (.+)/.exec(await read('/robots.txt'))?.[1] ?? ''
  const maps = [...(await read(sitemap)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address)
  expect(maps.some((address) => address.endsWith('/sitemaps/products-fr-ca-1.xml'))).toBe(true)
  const german = maps.filter((address) => address.includes('-de-de'))
  const pages = (await Promise.all(german.map(read))).join('').match(/<loc>/g) ?? []
  expect(pages.length).toBeGreaterThan(100)
})
