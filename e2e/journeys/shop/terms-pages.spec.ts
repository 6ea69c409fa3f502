import { expect, test } from '../../fixtures/test.ts'

/** Pages of the shop, each with the page whose links lead to it. */
const pages = [
  { path: 'loyalty', from: '' },
  { path: 'promotions', from: '' },
  { path: 'gift-card', from: '' },
  { path: 'loyalty-terms', from: 'loyalty' },
  { path: 'sale-terms', from: '' },
  { path: 'brand-terms', from: 'sale-terms' },
  { path: 'sms-terms', from: 'sale-terms' },
  { path: 'privacy', from: '' },
  { path: 'help/contact-us', from: '' },
  { path: 'help/returns/how-to-return', from: 'help/returns' },
]

test('the pages of terms and services exist, and a link leads to each [RT-13]', async ({ page }) => {
  for (const { path, from } of pages) {
    await page.goto(`/en-us${from && `/${from}`}`)
    const link = page.locator(`a[href="/en-us/${path}"]`).first()
    await expect(link, path).toBeAttached()
    const response = await page.request.get(`/en-us/${path}`)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toMatch(/<h1[ >]/)
  }
})

test('the pages for a forgotten password and of the shop’s people are linked where they are needed [RT-13]', async ({
  page,
  t,
  signIn,
}) => {
  const main = page.getByRole('main')
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/account/security')
  await main.getByRole('link', { name: t('credentials.change.forgot') }).click()
  await expect(page).toHaveURL(/\/en-us\/forgot-password$/)
  await expect(page.getByRole('heading', { level: 1, name: t('credentials.forgot.title') })).toBeVisible()
  await signIn('store.us@lacehouse.test')
  await page.goto('/en-us')
  await page.getByRole('link', { name: t('associate.bar.connect') }).click()
  await expect(page).toHaveURL(/\/en-us\/associate-login$/)
  await expect(page.getByRole('heading', { level: 1, name: t('associate.title') })).toBeVisible()
})
