import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'

/** Opens the page of a set from the list of all. */
async function openSet(page: Page, t: SiteText): Promise<void> {
  await page.goto('/en-us/sets')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: t('related.set.items') })).toBeVisible()
}

/** Chooses a size of every product that comes in several. */
async function chooseSizes(page: Page): Promise<void> {
  for (const size of await page.getByRole('main').getByLabel('Size', { exact: true }).all()) {
    const free = size.locator('option:not([disabled]):not([value=""])')
    await size.selectOption((await free.first().getAttribute('value')) ?? '')
  }
}

for (const [name, options] of [
  ['on a phone', phone],
  ['on a large screen', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(name, () => {
    test.use(options)

    test(`a shopper finds all sets, and adds one with a single press ${name} [CAT-03]`, async ({ page, t }) => {
      await openSet(page, t)
      expect(await findA11yViolations(page, 'main')).toEqual([])
      const button = page.getByRole('button', { name: t('related.set.add', { count: 3 }) })
      await button.click()
      const missing = page.getByRole('main').getByLabel('Size', { exact: true }).first()
      await expect(missing).toBeFocused()
      await expect(missing).toHaveAccessibleDescription(t('product.size.missing'))
      await chooseSizes(page)
      await takeScreenshot(page, 'set')
      await button.click()
      const cart = page.getByRole('dialog', { name: t('cart.titleWithCount', { count: 3 }) })
      await expect(cart.getByRole('article')).toHaveCount(3)
    })
  })

test('the list of sets and the page of a set have one address for search engines, and data of their products [CAT-03] [RT-19]', async ({
  page,
  t,
}) => {
  await page.goto('/en-us/sets?utm_source=x')
  expect(await headOf(page).canonical()).toMatch(/\/en-us\/sets$/)
  expect(await findA11yViolations(page, 'main')).toEqual([])
  await openSet(page, t)
  expect(new URL((await headOf(page).canonical()) ?? '').pathname).toBe(new URL(page.url()).pathname)
  await page.goto(page.url())
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(texts.join('')).toContain('"ItemList"')
  expect(texts.join('')).toContain('"AggregateOffer"')
})

test('a product of a set leads to all sets [CAT-03]', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plainMen}`)
  await page.getByRole('link', { name: t('related.sets.all') }).click()
  await expect(page.getByRole('heading', { name: t('related.sets.title'), level: 1 })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of a set adds what is chosen to the cart, and names what is not [CAT-03]', async ({ page, t }) => {
    await openSet(page, t)
    const sizes = page.getByRole('main').getByLabel('Size', { exact: true })
    await sizes.first().selectOption({ index: 3 })
    await page.getByRole('button', { name: t('related.set.add', { count: 3 }) }).click()
    await expect(page).toHaveURL(/\/en-us\/cart\/basic\?left=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.titleWithCount', { count: 2 }))
    const left = page.getByRole('status').filter({ hasText: t('cart.left.title') })
    await expect(left.getByRole('listitem')).toHaveCount(1)
    await expect(left.getByRole('listitem')).toContainText(t('cart.left.choice'))
  })
})
