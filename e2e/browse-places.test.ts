import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { goTo, headOf, untilItAnswers } from './pages/shop-parts.ts'

journey('choosing another country keeps the page where it exists there [RT-17]', async ({ open }) => {
  const page = await open()
  await goTo(page, '/en-us/c/women-1000')
  // The footer's code comes when it is near; before that the same link leads to the page of all countries.
  const way = page.getByRole('contentinfo').getByRole('link', { name: /United States/ })
  await way.scrollIntoViewIfNeeded()
  await untilItAnswers(way)
  await way.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /Germany/ }).waitFor()
  expect(await listBarriers(page, 'dialog')).toEqual([])
  await dialog.getByRole('link', { name: /Germany/ }).click()
  await page.waitForURL(/\/de-de\/c\/.+-1000$/)
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/de-de')
})

journey('the list of countries is a page of its own, without barriers [RT-17] [RT-19]', async ({ open }) => {
  const page = await open({ device: 'phone' })
  await goTo(page, '/de-de/location-selector')
  expect(await page.getByRole('link', { name: /USA|Vereinigte Staaten/ }).getAttribute('href')).toBe('/en-us')
  expect(await headOf(page).canonical()).toMatch(/\/de-de\/location-selector$/)
  expect(await listBarriers(page)).toEqual([])
})

journey('an unknown path answers 404 with the ways on, and is not kept [RT-18]', async ({ open }) => {
  const page = await open({ expectedErrors: [/404/] })
  const response = await page.goto('/en-us/no/such/page')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.locator('[data-block]').count()).toBeGreaterThan(0)
  expect(await listBarriers(page)).toEqual([])
})

journey(
  'robots.txt names the sitemap, which leads to every category and product of each locale [RT-19]',
  async ({ shop }) => {
    const read = async (path: string) => (await fetch(new URL(path, shop.url))).text()
    const sitemap = /Sitemap: (.+)/.exec(await read('/robots.txt'))?.[1] ?? ''
    const maps = [...(await read(sitemap)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address)
    expect(maps.some((address) => address.includes('/fr-ca/sitemaps/products-1.xml'))).toBe(true)
    const german = maps.filter((address) => address.includes('/de-de/'))
    const pages = (await Promise.all(german.map(read))).join('').match(/<loc>/g) ?? []
    expect(pages.length).toBeGreaterThan(100)
  },
)
