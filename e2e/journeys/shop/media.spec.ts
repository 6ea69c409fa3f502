import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'

const path = `/en-us/p/marlow-court-${demoProducts.reduced}`
const name = 'Marlow Court'
type Kind = 'video' | 'spin' | 'model'

/** Notes what is fetched of media: their files, and the code that shows them. */
function noteFetched(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/product-media\/|\/assets\/(?:create-viewer\.client|model-view|spin-view|video-view|player)-/.test(pathname))
      fetched.push(pathname)
  })
  return fetched
}

const galleryOf = (page: Page, t: SiteText) => page.getByRole('region', { name: t('product.gallery', { name }) })

/** Brings a medium into view by its thumbnail, or by its button on a phone, and chooses it. */
async function choose(page: Page, t: SiteText, kind: Kind) {
  const label = t(`media.alt.${kind}`, { name })
  const gallery = galleryOf(page, t)
  const buttons = gallery.getByRole('button', { name: label, exact: true })
  await expect(async () => {
    await gallery.getByRole('button', { name: label, exact: true }).locator('visible=true').last().click()
    await expect(buttons.and(page.locator('[tabindex="0"]')).first()).toBeInViewport()
  }).toPass()
  await gallery.getByRole('listitem').getByRole('button', { name: label, exact: true }).first().click()
  return gallery.getByRole('group', { name: label, exact: true })
}

for (const width of ['desktop', 'phone'] as const)
  test.describe(width, () => {
    if (width === 'phone') test.use(phone)

    test(`on a ${width} nothing of a video, a 360-degree view and a model is fetched before it is chosen [CAT-05]`, async ({
      page,
      t,
    }) => {
      const fetched = noteFetched(page)
      await page.goto(path)
      await expect(page.locator('html[data-hydrated~="page"]')).toBeAttached()
      await page.mouse.wheel(0, 600)
      expect(fetched).toEqual([])
      await page.mouse.wheel(0, -600)

      const film = await choose(page, t, 'video')
      await expect(film.getByRole('group', { name: t('player.label') })).toBeVisible()
      await expect
        .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      expect(await film.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.language)).toBe(
        'en',
      )
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, `media-video-${width}`)

      const spin = await choose(page, t, 'spin')
      const slider = spin.getByRole('slider', { name: t('media.spin.slider') })
      await expect(slider).toHaveAttribute('aria-valuetext', t('media.spin.position', { position: 1, count: 36 }))
      expect(await film.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
      await slider.press('ArrowLeft')
      await expect(slider).toHaveAttribute('aria-valuetext', t('media.spin.position', { position: 36, count: 36 }))
      await expect(spin.getByRole('progressbar')).toHaveCount(0)
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, `media-spin-${width}`)
      expect(fetched.filter((one) => one.endsWith('.avif'))).toHaveLength(36)
      expect(fetched.filter((one) => one.endsWith('.glb'))).toEqual([])
      await spin.getByRole('button', { name: t('media.close') }).click()
      await expect(
        galleryOf(page, t)
          .getByRole('button', { name: t('media.alt.spin', { name }) })
          .first(),
      ).toBeVisible()
    })

    test(`on a ${width} a model is shown by the shop’s own viewer, or says that it cannot be [CAT-05]`, async ({
      page,
      t,
    }) => {
      const fetched = noteFetched(page)
      await page.goto(path)
      await expect(page.locator('html[data-hydrated~="page"]')).toBeAttached()
      const model = await choose(page, t, 'model')
      // A browser without WebGL has nothing to draw with.
      await expect
        .poll(
          async () =>
            (await model.locator('model-viewer').count()) + (await model.getByText(t('media.model.failed')).count()),
        )
        .toBeGreaterThan(0)
      await expect.poll(() => fetched.some((one) => one.includes('create-viewer'))).toBe(true)
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, `media-model-${width}`)
    })
  })

test('without scripts a video is a link to its file, and nothing else is offered [CAT-05]', async ({
  browser,
  page,
  t,
}) => {
  await page.goto(path)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  const link = plain.getByRole('link', { name: t('media.alt.video', { name }), exact: true })
  expect(await link.getAttribute('href')).toMatch(/^\/product-media\/[0-9a-f]{24}\.mp4$/)
  await context.close()
})
