import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { productOf } from '../../pages/product.ts'

test.use({ ...phone, serviceWorkers: 'allow' })

test('an item that is added without a connection waits, and is in the cart once when it is back [ERR-06]', async ({
  page,
  context,
  t,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const product = productOf(page, t)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => countCached(page)).toBe(2)
  await expect.poll(() => hasErrorWords(page)).toBe(true)
  await expect(page.locator('html[data-hydrated~="page"]')).toBeAttached()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: t('errors.offline') })).toBeVisible()
  await product.sizes.first().press('Space')
  await product.addButton.click()
  await expect(page.getByText(t('errors.offlineHeld', { name }))).toHaveCount(1)
  await expect(page.getByText(t('errors.offline'), { exact: true })).toHaveCount(0)
  await takeScreenshot(page, 'offline-held')
  await context.setOffline(false)
  await expect(page.getByText(t('errors.heldAdded', { name }))).toBeVisible()
  await page.goto('/en-us/cart')
  await expect(page.getByRole('textbox', { name: t.like('cart.item.quantity') })).toHaveValue('1')
})

test('without a connection a page of the shop’s own says so, with what is in the cart [ERR-06]', async ({
  page,
  context,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await fillCart()
  await page.goto('/en-us/cart')
  await expect(page.getByRole('textbox', { name: t.like('cart.item.quantity') })).toHaveValue('1')
  await expect.poll(() => countCached(page)).toBe(2)
  await context.setOffline(true)
  await page.goto('/en-us/c/women-1000', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: t('errors.offlinePage.title') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^1 × .+\$[\d.]+$/ })).toBeVisible()
  await takeScreenshot(page, 'offline-page')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('errors.offlinePage.title') })).toHaveCount(0)
  await expect(page).toHaveURL(/women-1000$/)
})

/** Says whether the words of errors have been fetched, which the page needs once it is cut off. */
const hasErrorWords = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/errors-/.test(name)))

/** Counts what the service worker has kept. */
const countCached = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys()))).flat().length
  })
