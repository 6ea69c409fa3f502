import { demoProducts } from '@lacehouse/test-kit'
import { actWhenReady, clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'
import { listingOf } from '../../pages/listing.ts'
import { productOf } from '../../pages/product.ts'

/** Opens the first product of a list that comes in several colours, as a shopper finds it. */
async function openFromList(page: Page, t: SiteText, list: string): Promise<void> {
  await page.goto(list)
  const tile = listingOf(page, t)
    .results.filter({ has: page.getByRole('list') })
    .first()
  await tile.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('radio').first()).toBeAttached()
}

test('another colour keeps the chosen size and the page [RT-02] [CAT-05] [CAT-06]', async ({ page, t }) => {
  await openFromList(page, t, '/en-us/c/women-sneakers-1110')
  const { sizes, colours } = productOf(page, t)
  const size = sizes.nth(1)
  const value = (await size.getAttribute('value')) ?? ''
  const other = colours.getByRole('link').nth(1)
  await size.press('Space')
  await actWhenReady(
    async () => {
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
      await other.click()
    },
    (within) => expect(page).toHaveURL(/color=/, within),
  )
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('radio', { name: new RegExp(`^${value.replace('.', '\\.')}(,|$)`) })).toBeChecked()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('a product tells search engines its price, its way and its pictures [RT-19] [RT-04]', async ({ page, t }) => {
  await openFromList(page, t, '/en-us/c/women-sneakers-1110')
  const main = new URL(page.url()).pathname
  const id = main.slice(main.lastIndexOf('-') + 1)
  await page.goto(`/en-us/some/old-name-p${id}?color=none`)
  const head = headOf(page)
  expect(new URL((await head.canonical()) ?? '').pathname).toBe(main)
  expect(await head.property('og:type')).toBe('product')
  expect(await head.data()).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(await head.languages()).toContain('de-DE')
})

test('a product that is gone leads on to others [RT-18]', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  const response = await page.goto('/en-us/p/gone-for-good-ZZZZZZZZ')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

async function expectAccessible(page: Page, t: SiteText, name: string): Promise<void> {
  await takeScreenshot(page, name)
  expect(await findA11yViolations(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  await clickWhenReady(page.getByRole('button', { name: t('product.size.guide') }), dialog.getByRole('table'))
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('button', { name: t('product.gallery.zoom') })
    .first()
    .click()
  await expect(dialog.getByRole('img').first()).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
}

test('a product page and its dialogs have no accessibility violation on a desktop [CAT-05]', async ({ page, t }) => {
  await openFromList(page, t, '/en-us/c/women-1000')
  await expectAccessible(page, t, 'product-desktop')
})

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a product page and its dialogs have no accessibility violation on a phone [CAT-05]', async ({ page, t }) => {
    await openFromList(page, t, '/de-de/c/women-1000')
    await expectAccessible(page, t, 'product-phone')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('without a size the product asks for one, and with it goes into the cart [CAT-06] [DLG-16]', async ({
    page,
    t,
    pageErrors,
  }) => {
    // A first visitor has no session: the refusal that says so is how it is opened.
    pageErrors.allow(/401/)
    await page.goto(`/en-us/p/x-${demoProducts.plainMen}`)
    const product = productOf(page, t)
    await clickWhenReady(product.addButton, page.getByText(t('product.size.missing')))
    await product.add(product.sizes.first())
    await expect(product.dialog.getByRole('heading').first()).toBeVisible()
  })
})
