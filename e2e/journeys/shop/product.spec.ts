import { demoProducts } from '@lacehouse/test-kit/shop/demo'
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
  // A page that is still loading writes the size into its address when its scripts have come.
  await expect(page).toHaveURL(/size=/)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await other.click()
  await expect(page).toHaveURL(/color=/)
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('radio', { name: new RegExp(`^${value.replace('.', '\\.')}(,|$)`) })).toBeChecked()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('the address of a product names colour and size, and opens the very variant [CAT-05] [RT-19]', async ({
  page,
  t,
}) => {
  await openFromList(page, t, '/en-us/c/women-sneakers-1110')
  const size = productOf(page, t).sizes.nth(1)
  const value = (await size.getAttribute('value')) ?? ''
  await actWhenReady(
    () => size.press('Space'),
    (within) => expect(page).toHaveURL((url) => url.searchParams.get('size') === value, within),
  )
  const address = page.url()
  await page.reload()
  await expect(page.locator(`input[name="size"][value="${value}"]`)).toBeChecked()
  // The server itself has chosen it, and search engines get the product's one address.
  const html = await (await page.request.get(address)).text()
  const checked = (html.match(/<input[^>]*name="size"[^>]*>/g) ?? []).filter((input) => input.includes('checked'))
  expect(checked.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([value])
  expect(new URL((await headOf(page).canonical()) ?? '').search).toBe('')
})

test('a product tells search engines its price, its way and its pictures [RT-19] [RT-04]', async ({ page, t }) => {
  await openFromList(page, t, '/en-us/c/women-sneakers-1110')
  const main = new URL(page.url()).pathname
  const id = main.slice(main.lastIndexOf('-') + 1)
  await page.goto(`/en-us/some/old-name-p${id}?color=none`)
  const head = headOf(page)
  expect(new URL((await head.canonical()) ?? '').pathname).toBe(main)
  expect(await head.property('og:type')).toBe('product')
  expect(await head.data()).toEqual(expect.arrayContaining(['ProductGroup', 'BreadcrumbList']))
  expect(await head.languages()).toContain('de-DE')
})

for (const height of [900, 800]) {
  test(`the whole picture is in a window of 1440 by ${height} [CAT-05]`, async ({ page, t }) => {
    await page.setViewportSize({ width: 1440, height })
    await page.goto(`/en-us/p/x-${demoProducts.plain}`)
    const gallery = page.getByRole('region', { name: t.like('product.gallery') })
    // The region alone bears the name, so that it is said once.
    await expect(page.getByLabel(t.like('product.gallery'))).toHaveCount(1)
    const box = await gallery.getByRole('listitem').first().locator('picture').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  })
}

test('the gallery has three stops of the Tab key, and the arrow keys choose among its pictures [CAT-05]', async ({
  page,
  t,
}) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const gallery = page.getByRole('region', { name: t.like('product.gallery') })
  const thumbnails = gallery.getByRole('button', { name: t.like('product.gallery.picture') })
  const focused = gallery.locator(':focus')
  const count = await thumbnails.count()
  expect(count).toBeGreaterThan(4)
  // From what stands before the gallery to what stands behind it.
  await gallery.getByRole('list').first().focus()
  let stops = 0
  while ((await focused.count()) > 0) {
    stops += 1
    await page.keyboard.press('Tab')
  }
  expect(stops).toBeLessThanOrEqual(3)
  await page.keyboard.press('Shift+Tab')
  await expect(thumbnails.first()).toBeFocused()
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(thumbnails.nth(at)).toBeFocused()
    await expect(thumbnails.nth(at)).toHaveAttribute('aria-current', 'true')
    await expect(gallery.getByRole('listitem').nth(at).locator('picture')).toBeInViewport()
  }
})

test('the heart of a product’s colour is kept, and shows in the list of favourites [FAV-03]', async ({
  page,
  t,
  pageErrors,
}) => {
  // A first visitor has no session: the refusal that says so is how it is opened.
  pageErrors.allow(/401/)
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const heart = page.locator('main form').getByRole('button', { name: new RegExp(t('navigation.favourites')) })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const stored = page.waitForResponse((answer) => answer.url().includes('/wishlists/v2/favorites') && answer.ok())
  await actWhenReady(
    async () => {
      if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
    },
    (within) => expect(heart).toHaveAttribute('aria-pressed', 'true', within),
  )
  await stored
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en-us/favourites')
  await expect(page.getByRole('main').locator(`a[href*="${demoProducts.plain}"]`).first()).toBeVisible()
})

test('a sold-out product promises no delivery and no instalments, and leads on [CAT-05] [CAT-06]', async ({
  page,
  t,
}) => {
  await page.goto(`/en-us/p/x-${demoProducts.soldOut}`)
  await expect(page.getByRole('button', { name: t('product.outOfStock') }).first()).toBeDisabled()
  await expect(page.getByText(t.like('product.delivery.promise'))).toHaveCount(0)
  await expect(page.getByText(/Klarna/)).toHaveCount(0)
  await page.getByRole('link', { name: t('product.soldOut.similar') }).click()
  await expect(page.getByRole('region', { name: t('product.recommended') })).toBeInViewport()
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
