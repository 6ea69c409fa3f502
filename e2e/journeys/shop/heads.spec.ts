import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { expect, test } from '../../fixtures/test.ts'
import { headOf } from '../../pages/head.ts'

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

const locales = ['de-de', 'en-au', 'en-ca', 'en-gb', 'en-us', 'es-es', 'fr-ca', 'fr-fr', 'it-it', 'nl-nl']

/** Pages by the shape of their address that a search engine may show, besides those above. */
const publicPages = [
  '',
  'search-hub',
  'stores',
  'articles',
  'sets',
  'newsletter',
  'sign-up',
  'sign-in',
  'forgot-password',
  'associate-login',
  'track-order',
  'location-selector',
  'promotions',
  'gift-card',
  'loyalty',
  'loyalty-terms',
  'brand-terms',
  'sale-terms',
  'privacy',
  'help',
  'help/contact-us',
  'help/returns/how-to-return',
  'basecamp',
  'westend',
  'help/delivery',
]

for (const locale of ['en-us', 'de-de'])
  test(`each public page of ${locale} has its head in what the server sends [RT-19]`, async ({ openVisitor }) => {
    const reader = await openVisitor({ javaScriptEnabled: false })
    const titles = new Map<string, string>()
    for (const path of publicPages)
      await test.step(`/${locale}/${path}`, async () => {
        const reply = await reader.goto(`/${locale}/${path}`)
        expect(reply?.status()).toBe(200)
        const read = (selector: string, name: string) =>
          reader
            .locator(`head ${selector}`)
            .evaluateAll((all, key) => all.map((one) => one.getAttribute(key) ?? ''), name)
        const title = await reader.title()
        expect(titles.get(title) ?? path, `${path} has the title of another page`).toBe(path)
        titles.set(title, path)
        const [description = ''] = await read('meta[name="description"]', 'content')
        expect(description.length).toBeGreaterThan(20)
        expect(await read('meta[property="og:title"]', 'content')).toEqual([title])
        expect(await read('meta[property="og:description"]', 'content')).toEqual([description])
        const [robots] = await read('meta[name="robots"]', 'content')
        const [canonical] = await read('link[rel="canonical"]', 'href')
        const languages = await read('link[rel="alternate"][hreflang]', 'hreflang')
        // What search engines may not show is not one of several addresses of the same page.
        if (robots?.includes('noindex')) return
        expect(canonical).toBe(reader.url())
        const known = languages.map((one) => one.toLowerCase()).filter((one) => one !== 'x-default')
        expect(known.toSorted()).toEqual(locales)
      })
  })

test('a page of the help centre names its address below help, also where a shorter one led to it [RT-19]', async ({
  page,
}) => {
  await page.goto('/de-de/delivery')
  expect(await headOf(page).canonical()).toMatch(/\/de-de\/help\/delivery$/)
})

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
