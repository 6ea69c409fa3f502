import { expect, test } from '../../fixtures/test.ts'

test('articles are filtered and loaded by the address, which Back and a reload restore [CMS-17]', async ({ page }) => {
  await page.goto('/en-us/articles')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(15)
  await page.getByRole('link', { name: /^Fit \d/ }).click()
  await expect(page).toHaveURL(/\/en-us\/articles\?tags=fit$/)
  await expect(page.getByRole('status').filter({ hasText: '3 of 5 articles' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Fit \d/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 of 24 articles' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: '3 of 5 articles' })).toBeVisible()
})

test('an article leads to four related ones and is described to search engines [CMS-17] [RT-19]', async ({ page }) => {
  await page.goto('/de-de/articles/white-sneakers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So werden weiße Sneaker wieder sauber')
  const related = page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article')
  await expect(related).toHaveCount(4)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain('"@type":"Article"')
  await related.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/de-de\/articles\/(?!white-sneakers)[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('So werden weiße Sneaker wieder sauber')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all subjects are shown, and filters and further articles are links [CMS-17]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en-us/articles')
    await page.getByRole('link', { name: /^Kids \d/ }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15)
  })
})
