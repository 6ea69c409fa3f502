import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

const paths = [
  '/search?q=leather',
  '/search-hub',
  '/stores',
  '/promotions',
  '/gift-card',
  '/basecamp',
  '/westend',
  '/benefits',
]

for (const path of paths)
  test(`the page ${path} is there with one heading and without accessibility violations [RT-16]`, async ({
    page,
    t,
  }) => {
    const response = await page.goto(`/en-us${path}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The map comes after the list, and each store then leads to its place on it.
    if (path === '/stores') await expect(page.getByRole('region', { name: t('stores.map.label') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
  })

test('the search hub leads to searches, categories and collections, and works without scripts [RT-16] [SRCH-05]', async ({
  openVisitor,
  t,
}) => {
  const reader = await openVisitor({ ...phone, javaScriptEnabled: false })
  await reader.goto('/en-us')
  await reader
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search.open') })
    .click()
  await expect(reader).toHaveURL(/\/en-us\/search-hub$/)
  await expect(reader.getByRole('region', { name: t('navigation.search.collections') }).getByRole('link')).toHaveCount(
    5,
  )
  await takeScreenshot(reader, 'search-hub-page-phone', { fullPage: true })
  await reader
    .getByRole('region', { name: t('navigation.search.popular') })
    .getByRole('link')
    .first()
    .click()
  await expect(reader).toHaveURL(/\/en-us\/search\?q=/)
  await reader.goBack()
  const field = reader.getByRole('main').getByRole('searchbox', { name: t('navigation.search.label') })
  await field.fill('boots')
  await field.press('Enter')
  await expect(reader.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what was saved for later has an address of its own, which leads to it below the cart [RT-16] [RT-06]', async ({
  page,
}) => {
  await page.goto('/en-us/saved-for-later?cms=autumn')
  await expect(page).toHaveURL(/\/en-us\/cart\?cms=autumn#saved-items$/)
})

for (const [target, from] of [
  ['basecamp', ''],
  ['westend', ''],
  ['benefits', '/sign-up'],
])
  test(`the page ${target} is reached by a link of the page ${from || 'home'} [RT-16]`, async ({ page }) => {
    const link = page.locator(`a[href="/en-us/${target}"]`).first()
    // While a part of the shop does not answer, a page comes without its footer, and is rendered again for the next visit.
    await expect(async () => {
      await page.goto(`/en-us${from}`)
      await expect(link).toBeAttached()
    }).toPass()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/en-us/${target}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const [title, query] of [
  ['results', 'leather'],
  ['no result', 'qqqxyz'],
])
  test(`a search with ${title} shows the content of the search page [CMS-01]`, async ({ page }) => {
    await page.goto(`/en-us/search?q=${query}`)
    await expect(page.getByRole('main').getByRole('heading', { name: 'New arrivals' }).first()).toBeVisible()
  })
