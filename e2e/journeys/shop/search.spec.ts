import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { listingOf } from '../../pages/listing.ts'

test('while typing, terms, categories and products are suggested, and the arrow keys reach them [SRCH-02]', async ({
  page,
  t,
}) => {
  await page.goto('/en-us')
  const field = page.getByRole('search').getByLabel(t('navigation.search.label'))
  const options = page.getByRole('listbox').getByRole('option')
  await actWhenReady(
    async () => {
      await field.blur()
      await field.click()
      await field.fill('')
      await field.pressSequentially('snea')
    },
    (within) => expect(options.first()).toBeVisible(within),
  )
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'suggestions-en-us-desktop')
  await field.press('ArrowDown')
  const href = await page.getByRole('option', { selected: true }).getAttribute('href')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search === href)
})

test('a misspelt word is corrected, and the page says so [SRCH-04]', async ({ page, t }) => {
  await page.goto('/en-us/search?q=snekers')
  await expect(page.getByText(t.like('listing.search.corrected'))).toBeVisible()
  expect(await listingOf(page, t).results.count()).toBeGreaterThan(5)
})

test.describe('in German', () => {
  test.use({ siteLocale: 'de-de' })

  test('a search shows what fits [SRCH-01]', async ({ page, t }) => {
    await page.goto('/de-de/search?q=laufschuhe')
    expect(await listingOf(page, t).results.count()).toBeGreaterThan(5)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('laufschuhe')
    expect(await findA11yViolations(page)).toEqual([])
  })
})

test.describe('on a French phone', () => {
  test.use({ ...phone, siteLocale: 'fr-ca' })

  test('a search without results leads on to categories and to what others like [SRCH-04]', async ({ page, t }) => {
    await page.goto('/fr-ca/search?q=qqqqzz')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('qqqqzz')
    expect(await findA11yViolations(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: t('product.audience.women') })
      .click()
    await expect(page).toHaveURL(/\/fr-ca\/c\//)
  })
})
