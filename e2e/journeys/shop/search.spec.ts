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

test('before anything is typed the search shows searches and collections, and a collection leads to its page [SRCH-05]', async ({
  page,
  t,
}) => {
  await page.goto('/en-us')
  const field = page.getByRole('search').getByLabel(t('navigation.search.label'))
  const hub = page.getByRole('listbox')
  await actWhenReady(
    async () => {
      await field.blur()
      await field.click()
    },
    (within) => expect(hub.getByRole('group', { name: t('navigation.search.collections') })).toBeVisible(within),
  )
  await expect(hub.getByRole('group', { name: t('navigation.search.popular') }).getByRole('option')).not.toHaveCount(0)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'search-hub-en-us-desktop')
  const first = hub
    .getByRole('group', { name: t('navigation.search.collections') })
    .getByRole('option')
    .first()
  const href = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL((url) => url.pathname === href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a misspelt word is corrected, and the page says so [SRCH-04]', async ({ page, t }) => {
  await page.goto('/en-us/search?q=snekers')
  await expect(page.getByText(/ instead of “.+”/)).toBeVisible()
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

test.describe('on a phone', () => {
  test.use(phone)

  test('the search opens over the page with its field in focus, and nothing lies over the suggestions [SRCH-02]', async ({
    page,
    t,
  }) => {
    await page.goto('/en-us/c/women-1000')
    await expect(page.locator('html[data-hydrated~=page]')).toBeAttached()
    const opener = page.getByRole('link', { name: t('navigation.search.open') })
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(t('navigation.search.label')).last()
    for (const time of ['first', 'second']) {
      await opener.tap()
      await expect(field, time).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await opener.tap()
    await expect(field).toBeFocused()
    await page.keyboard.type('boot')
    const options = dialog.getByRole('option')
    await expect(options.first()).toBeVisible()
    await takeScreenshot(page, 'suggestions-phone')
    for (const option of await options.all()) {
      const isOnTop = await option.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect()
        const y = top + height / 2
        if (y > window.innerHeight) return true
        return shown.contains(document.elementFromPoint(left + width / 2, y))
      })
      expect(isOnTop, (await option.textContent()) ?? '').toBe(true)
    }
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=boot/)
    await expect(dialog).toHaveCount(0)
    expect(await listingOf(page, t).results.count()).toBeGreaterThan(5)
    await page.goBack()
    await expect(page).toHaveURL(/women-1000/)
  })
})
