import { expect, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'
import { listingOf } from '../../pages/listing.ts'

// What a page does by forms and links, it does without any script.
test.use({ javaScriptEnabled: false })

const women = '/en-us/c/women-1000'

test('a search is sent as a form, and its results are rendered on the server [SRCH-01]', async ({ page, t }) => {
  await page.goto('/en-us')
  const field = page.getByRole('search').getByLabel(t('navigation.search.label'))
  await field.fill('runner')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en-us\/search\?q=runner/)
  await expect(listingOf(page, t).results.nth(3)).toBeVisible()
})

test('a list is rendered on the server with its filters in the address [RT-03]', async ({ page, t }) => {
  await page.goto(`${women}?type=sneakers`)
  const listing = listingOf(page, t)
  await expect(listing.results.nth(3)).toBeVisible()
  await expect(listing.filter(/^Sneakers/)).toBeChecked()
  await listing.removeFilter('Sneakers').click()
  await expect(page).toHaveURL((url) => url.search === '')
})

test('pages of a list are links [DLG-23]', async ({ page, t }) => {
  await page.goto(women)
  const pages = page.getByRole('navigation', { name: t('common.pagination.label') })
  await pages.getByRole('link', { name: t('common.pagination.page', { page: 2 }), exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(listingOf(page, t).results.nth(3)).toBeVisible()
  expect(await headOf(page).canonical()).toMatch(/women-1000\?page=2$/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the search is a page of its own', async ({ page, t }) => {
    await page.goto('/en-us')
    await page.getByRole('link', { name: t('navigation.search.open') }).click()
    const field = page.getByRole('main').getByLabel(t('navigation.search.label'))
    await field.fill('runner')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en-us\/search\?q=runner/)
  })
})
