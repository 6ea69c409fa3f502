import { pictureWidths } from '@lacehouse/contracts/picture-widths'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { firstRenderTimeout } from '../../fixtures/first-render-timeout.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readShift, watchShifts } from '../../pages/shown-pictures.ts'

// The home page, a listing, a product.
const paths = ['/en-us', '/en-us/c/women-sneakers-1110', `/en-us/p/halden-court-${demoProducts.plain}`]
const windows = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 820, height: 1180 },
  { device: 'desktop', width: 1440, height: 900 },
] as const

type Shown = { readonly src: string; readonly place: number; readonly density: number }

/** Pictures in the window: what the browser chose, and the width of their place on the page. */
const listShown = (page: Page): Promise<(Shown & { readonly isHere: boolean })[]> =>
  page.locator('main picture img').evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
      const here = { src: image.currentSrc, isHere: image.complete && image.naturalWidth > 0 }
      return isSeen ? [{ ...here, place: width, density: devicePixelRatio }] : []
    }),
  )

for (const { device, width, height } of windows) {
  test.describe(`on a ${device} of ${width} px`, () => {
    test.use({ ...(device === 'phone' ? phone : {}), viewport: { width, height } })

    test(`every picture comes as AVIF in the size of its place at ${width} px, and moves nothing [CMS-19]`, async ({
      page,
    }) => {
      // Brings the fonts: what the text moves until they are there depends on the fonts of the machine.
      await page.goto('/en-us/help/delivery')
      await page.evaluate(() => document.fonts.ready)
      await watchShifts(page)
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect
          .poll(async () => (await listShown(page)).every(({ isHere }) => isHere), { timeout: firstRenderTimeout })
          .toBe(true)
        const shown = await listShown(page)
        expect(shown.length, path).toBeGreaterThan(0)
        for (const one of shown) expect(findMisfit(one), `${path}: ${one.src} at ${one.place} px`).toBeNull()
        expect(await readShift(page), path).toBeLessThan(0.001)
      }
    })
  })
}

test.describe('on a line of 30 kB a second', () => {
  for (const width of [390, 1440]) {
    test(`nothing moves at ${width} px while a page and its pictures come in, bit by bit [CMS-19]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/en-us/help/delivery')
      await page.evaluate(() => document.fonts.ready)
      await watchShifts(page)
      const line = await page.context().newCDPSession(page)
      const speed = { latency: 20, downloadThroughput: 30_000, uploadThroughput: 30_000 }
      await line.send('Network.emulateNetworkConditions', { offline: false, ...speed })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'commit', timeout: firstRenderTimeout })
        await expect
          .poll(async () => (await listShown(page)).some(({ isHere }) => isHere), { timeout: firstRenderTimeout })
          .toBe(true)
        expect(await readShift(page), path).toBeLessThan(0.001)
      }
    })
  }
})

/** How a picture does not fit: too small is blurred, more than one step too large is waited for in vain. */
function findMisfit({ src, place, density }: Shown): string | null {
  const [, width = '0', format = ''] = /-(\d+)\.(\w+)$/.exec(src) ?? []
  if (format !== 'avif') return `it comes as ${format}`
  // More than twice the displayed width is not visible, so the shop offers no larger pictures.
  const needed = place * Math.min(density, 2)
  const fits = pictureWidths.findIndex((one) => one >= needed * 0.95)
  const has = pictureWidths.findIndex((one) => `${one}` === width)
  if (fits >= 0 && has < fits) return `it is too small: ${needed} are needed`
  return fits >= 0 && has > fits + 1 ? `it is too large: ${needed} would do` : null
}
