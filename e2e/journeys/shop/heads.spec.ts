import { demoProducts } from '@lacehouse/test-kit'
import { expect, test } from '../../fixtures/test.ts'

const pages = [
  ['home', '/en-us'],
  ['listing', '/en-us/c/women-1000'],
  ['product', `/en-us/p/x-${demoProducts.plain}`],
  ['cart', '/en-us/cart'],
  ['checkout', '/en-us/checkout'],
  ['account', '/en-us/account'],
  ['other', '/en-us/favourites'],
  ['other', '/en-us/location-selector'],
  ['other', '/en-us/contact-us'],
] as const

for (const [type, address] of pages) {
  test(`${address} has a title, a description, Open Graph and its page type [RT-05] [RT-19]`, async ({
    page,
    pageErrors,
  }) => {
    // A page of one's own asks for a session that a first visitor does not have.
    pageErrors.allow(/401/)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-page-type', type)
    await expect(page).toHaveTitle(/\S{3,}/)
    const contentOf = (selector: string) => page.locator(selector).first().getAttribute('content')
    const description = await contentOf('meta[name="description"]')
    expect(description?.length).toBeGreaterThan(20)
    expect(await contentOf('meta[property="og:title"]')).not.toBe('')
    expect(await contentOf('meta[property="og:description"]')).toBe(description)
    expect(await contentOf('meta[property="og:type"]')).toBe(type === 'product' ? 'product' : 'website')
  })
}

for (const [locale, words] of [
  ['en-us', 'Search results for “boot”'],
  ['en-gb', 'colours'],
  ['de-de', 'Suchergebnisse für „boot“'],
  ['fr-ca', 'Résultats de recherche pour «\u00a0boot\u00a0»'],
] as const) {
  test(`the search page of ${locale} has a description in its language [RT-19]`, async ({ page }) => {
    await page.goto(`/${locale}/search?q=boot`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(words))
  })
}

test('the page type follows a navigation without a reload [RT-05]', async ({ page }) => {
  await page.goto('/en-us/c/women-1000')
  await expect(page.locator('html')).toHaveAttribute('data-page-type', 'listing')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.locator('html')).toHaveAttribute('data-page-type', 'product')
})
