import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { goTo, headOf } from './pages/shop-parts.ts'

journey(
  'the root leads to the locale of the browser, and back to the one that was chosen [RT-01]',
  async ({ open }) => {
    const page = await open({ language: 'de-DE' })
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/de-de')
    await page.context().addCookies([{ name: 'locale', value: 'fr-ca', url: page.url() }])
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/fr-ca')
  },
)

for (const [device, locale] of [
  ['phone', 'en-us'],
  ['desktop', 'de-de'],
] as const) {
  journey(`the home page of ${locale} stands without barriers on a ${device} [RT-01] [CMS-05]`, async ({ open }) => {
    const page = await open({ device })
    await goTo(page, `/${locale}`)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await takeScreenshot(page, `home-${locale}-${device}`)
    expect(await listBarriers(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}

journey('the first screen is readable before any script runs [CMS-05]', async ({ open, browser, shop }) => {
  await open()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/en-us')
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.getByRole('main').getByRole('link').first().click()
  expect(page.url()).toContain('/en-us/')
  await context.close()
})

journey(
  'who has no cart sees so and what editors set below it before the scripts have come [CMS-01]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/ERR_FAILED/] })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/en-us/cart')
    expect(await page.getByRole('heading', { name: 'Your cart is empty' }).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'What others like' }).isVisible()).toBe(true)
    expect(await page.getByRole('article').first().isVisible()).toBe(true)
    await page.goto('/en-us/checkout')
    expect(await page.getByRole('heading', { name: 'There’s nothing to check out' }).isVisible()).toBe(true)
  },
)

journey(
  'every page, however often it was rendered, is laid out by the standards of today [RT-01]',
  async ({ open }) => {
    const page = await open()
    for (const path of ['/en-us', '/en-us/cart', '/en-us/account', '/en-us/c/women-sneakers-1110', '/de-de/checkout']) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.compatMode)]).toEqual([path, 'CSS1Compat'])
    }
  },
)

journey('no link of the header, the menu or the footer leads nowhere [CMS-10]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, '/de-de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  const paths = await page
    .locator('header a, footer a, dialog a')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
  expect(paths).toContain('/de-de/account')
  const answers = await Promise.all(paths.map(async (path) => `${path} ${(await page.request.get(path)).status()}`))
  expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
})

journey(
  'products that came with the page are not fetched again when its scripts take over [CMS-05]',
  async ({ open }) => {
    const page = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await goTo(page, '/en-us/cart')
    const carousel = page.locator('[data-block="product-carousel"]')
    await carousel.getByRole('article').first().scrollIntoViewIfNeeded()
    // The arrows are React's own: once one answers, it has taken over the block.
    const scrolled = async () => {
      await carousel.getByRole('button', { name: 'Next' }).click()
      return carousel.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)
    }
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(asked.filter((path) => path.includes('collections'))).toEqual([])
  },
)

journey('products of a carousel come when the visitor comes near [CMS-05]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, '/en-us')
  const carousel = page.locator('[data-block="product-carousel"]').last()
  expect(await carousel.getByRole('article').count()).toBe(0)
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('article').first().waitFor()
  expect(await carousel.getByRole('article').count()).toBeGreaterThan(3)
})

journey('the home page tells search engines what it is and where its other languages are [RT-19]', async ({ open }) => {
  const page = await open()
  await page.goto('/fr-ca')
  const head = headOf(page)
  expect(await head.canonical()).toMatch(/\/fr-ca$/)
  expect(await head.languages()).toEqual(expect.arrayContaining(['en-US', 'fr-CA', 'de-DE', 'x-default']))
  expect(await head.property('og:locale')).toBe('fr_CA')
  expect(await head.data()).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
})
