import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { createTestClient } from '@lacehouse/test-kit/api/test-client'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { firstRenderTimeout } from '../../fixtures/first-render-timeout.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readShift, watchShifts } from '../../pages/shown-pictures.ts'

const product = demoProducts.kids
const patience = { timeout: firstRenderTimeout }

/** The colour that listings show. */
const findFirstColour = async (url: string): Promise<string> => {
  const details = createTestClient(url)
    .withToken(null)
    .call('products.details', { params: { productId: product } })
  return Object.keys((await details).images)[0] ?? ''
}

/** A landscape photograph as a studio takes it: something dark before an even, light background. */
const takePhotograph = async (page: Page, hue: number): Promise<Buffer> => {
  await page.setContent(`<body style="margin:0;height:600px;display:grid;place-items:center;background:#e3e6e8">
    <div style="width:620px;height:240px;border-radius:60% 30% 12% 14%;background:linear-gradient(hsl(${hue} 60% 45%), hsl(${hue} 70% 18%))"></div>`)
  return page.screenshot({ type: 'jpeg', quality: 92 })
}

/** Pictures of the product that the window shows now: where they come from, and whether they are there. */
const listShown = (page: Page, url: string) =>
  page.locator('main picture img').evaluateAll(
    (images, start) =>
      (images as HTMLImageElement[])
        .filter(({ currentSrc }) => currentSrc.includes(start))
        .map(({ naturalWidth, naturalHeight, currentSrc }) => ({
          format: currentSrc.split('.').at(-1),
          shape: Math.round((naturalWidth / naturalHeight) * 100) / 100,
        })),
    url,
  )

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const) {
  test.describe(`on a ${device} of ${width} px`, () => {
    test.use({ ...(device === 'phone' ? phone : {}), viewport: { width, height } })

    test(`an imported photograph stands on product and listing at once at ${width} px, in its place [CMS-19]`, async ({
      page,
      shop,
      openVisitor,
    }) => {
      test.setTimeout(2 * firstRenderTimeout + seconds(90))
      const folder = await mkdtemp(join(tmpdir(), 'lacehouse-photographs-'))
      try {
        const studio = await openVisitor({ viewport: { width: 900, height: 600 }, isMobile: false })
        const colour = await findFirstColour(shop.url)
        await writeFile(join(folder, `${product}-${colour}-side.jpg`), await takePhotograph(studio, 12))
        await writeFile(join(folder, `${product}-${colour}-top.jpg`), await takePhotograph(studio, 210))
        await watchShifts(page)
        // Cached pages of before must not be what is shown afterwards.
        await page.goto(`/en-us/p/x-${product}`, { waitUntil: 'domcontentloaded' })
        expect(await page.content()).not.toContain('/original.')
        expect(await runShopCommand(shop, ['import', 'pictures', folder])).toContain(
          '2 pictures of 1 products: 2 new or changed',
        )

        // The running shop knows of it within moments of the command's end.
        const readPage = async (): Promise<string> => (await fetch(`${shop.url}/en-us/p/x-${product}`)).text()
        await expect.poll(readPage).toContain('/original.')
        await page.goto(`/en-us/p/x-${product}`, { waitUntil: 'domcontentloaded' })
        await expect.poll(() => listShown(page, '/original.'), patience).toContainEqual({ format: 'avif', shape: 0.8 })
        const shared = page.locator('meta[property="og:image"]')
        await expect(shared).toHaveAttribute('content', /\/original\.\w{64}-1200\.jpg$/)
        expect(await readShift(page)).toBeLessThan(0.001)
        await takeScreenshot(page, `photograph-product-${width}`)

        await page.goto('/en-us/search?q=halden+court', { waitUntil: 'domcontentloaded' })
        await page.locator(`[data-product="${product}"]`).scrollIntoViewIfNeeded()
        await expect.poll(() => listShown(page, '/original.'), patience).toContainEqual({ format: 'avif', shape: 0.8 })
        await takeScreenshot(page, `photograph-listing-${width}`)
      } finally {
        await rm(folder, { recursive: true, force: true })
        await runShopCommand(shop, ['import', 'pictures', '--remove', product])
      }
    })
  })
}
