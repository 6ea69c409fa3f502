import type { Locator } from '@playwright/test'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { listingOf } from '../../pages/listing.ts'

/** Opens the pictures of a list's first product, and returns the dialog with what it shows. */
async function openPictures(page: Page, t: SiteText) {
  await page.goto('/en-us/c/women-sneakers-1110')
  await listingOf(page, t).results.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  const dialog = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: t('product.gallery.zoom') }).first()
  const open = async () => {
    await opener.click()
    await expect(dialog.getByRole('img').first()).toBeVisible()
  }
  await open()
  return {
    dialog,
    open,
    picture: dialog.getByRole('listitem').first(),
    image: dialog.getByRole('img').first(),
    position: (at: number) => dialog.getByText(new RegExp(`^Picture ${at} of`)),
    button: (name: Parameters<SiteText>[0]) => dialog.getByRole('button', { name: t(name), exact: true }),
  }
}

const widthOf = async (image: Locator): Promise<number> => (await image.boundingBox())?.width ?? 0
/** Waits until the picture is this many times as wide as it was. */
const expectScale = (image: Locator, whole: number, scale: number) =>
  expect.poll(async () => Math.round(((await widthOf(image)) / whole) * 10) / 10).toBe(scale)

test('a picture is enlarged by click, wheel, button and key, and the arrow keys move it and lead on [CAT-05]', async ({
  page,
  t,
}) => {
  const { dialog, picture, image, position, button } = await openPictures(page, t)
  const whole = await widthOf(image)
  expect((await dialog.boundingBox())?.height).toBe(page.viewportSize()?.height)
  await takeScreenshot(page, 'zoom-desktop')
  await picture.click({ position: { x: 300, y: 300 } })
  await expectScale(image, whole, 2.5)
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain('-2000.')
  await takeScreenshot(page, 'zoom-desktop-large')
  const before = await image.boundingBox()
  await dialog.getByRole('list').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await image.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await picture.click()
  await expectScale(image, whole, 1)
  await page.keyboard.press('+')
  await expectScale(image, whole, 2.5)
  await page.keyboard.press('-')
  await expectScale(image, whole, 1)
  await button('product.gallery.zoom').click()
  await expectScale(image, whole, 2.5)
  await button('product.gallery.zoom').click()
  await expectScale(image, whole, 1)
  await picture.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(() => widthOf(image)).toBeGreaterThan(whole * 1.1)
  await button('product.gallery.zoom').click()
  await expectScale(image, whole, 1)
  await expect(button('product.gallery.zoom')).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(position(2)).toBeVisible()
  await button('common.carousel.previous').click()
  await expect(position(1)).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
})

test('the pictures close by Escape and by their button, and the page is as it was [CAT-05] [DLG-03]', async ({
  page,
  t,
}) => {
  const { dialog, open, button } = await openPictures(page, t)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open()
  await button('common.close').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a picture is enlarged by a double tap and by two fingers, and a swipe leads on [CAT-05]', async ({
    page,
    t,
  }) => {
    const { picture, image, position, button } = await openPictures(page, t)
    const whole = await widthOf(image)
    await takeScreenshot(page, 'zoom-phone')
    const touch = await startTouches(page)
    await touch.tapTwice(200, 400)
    await expect.poll(() => widthOf(image)).toBeGreaterThan(whole * 1.5)
    await button('product.gallery.zoom').click()
    await expectScale(image, whole, 1)
    await touch.spread({ x: 200, y: 400 }, 60, 150)
    await expect.poll(() => widthOf(image)).toBeGreaterThan(whole * 1.5)
    await button('product.gallery.zoom').click()
    await expectScale(image, whole, 1)
    await touch.swipe({ x: 340, y: 400 }, { x: 40, y: 400 })
    await expect(position(2)).toBeVisible()
    await expect(picture).not.toBeInViewport()
  })
})

type Point = { readonly x: number; readonly y: number }

/** Touches as the browser gets them from a screen. */
async function startTouches(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const tap = async (point: Point) => {
    await send('touchStart', [point])
    await send('touchEnd', [])
  }
  return {
    tapTwice: async (x: number, y: number) => {
      await tap({ x, y })
      await tap({ x, y })
    },
    /** Moves two fingers apart, from and to a distance of a middle. */
    spread: async ({ x, y }: Point, from: number, to: number) => {
      const fingers = (distance: number) => [
        { x: x - distance, y },
        { x: x + distance, y },
      ]
      await send('touchStart', fingers(from))
      for (let distance = from; distance <= to; distance += 10) await send('touchMove', fingers(distance))
      await send('touchEnd', [])
    },
    swipe: async (from: Point, to: Point) => {
      const steps = 12
      const at = (step: number) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })
      await send('touchStart', [from])
      for (let step = 1; step <= steps; step += 1) await send('touchMove', [at(step)])
      await send('touchEnd', [])
    },
  }
}
