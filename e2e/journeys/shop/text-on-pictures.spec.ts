import { expect, type Page, test } from '../../fixtures/test.ts'

/** The lowest contrasts of text by its size (WCAG 1.4.3). */
const leastContrast = { large: 3, small: 4.5 }
const texts = '[data-block="hero"] :is(h1, h2, p), [data-block="collection"] article a h3'

type Measured = { readonly text: string; readonly contrast: number; readonly least: number }

/**
 * Measures the contrast of each text on a picture: the picture is photographed without the text, and the text's colour is
 * compared with every point behind it. One point in a hundred may be worse.
 */
async function measureContrasts(page: Page): Promise<Measured[]> {
  const found: Measured[] = []
  for (const text of await page.locator(texts).all()) {
    await text.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(arePicturesShown)).toBe(true)
    const { words, lines, isOnPicture, isLarge, color } = await text.evaluate(readText)
    if (!isOnPicture) continue
    await text.evaluate((element) => element.style.setProperty('visibility', 'hidden'))
    for (const clip of lines) {
      const shot = await page.screenshot({ clip, animations: 'disabled' })
      const contrast = await page.evaluate(findContrast, { picture: shot.toString('base64'), color })
      found.push({ text: words, contrast, least: isLarge ? leastContrast.large : leastContrast.small })
    }
    await text.evaluate((element) => element.style.removeProperty('visibility'))
  }
  return found
}

/** Runs in the page. */
const arePicturesShown = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    .every((image) => image.complete)

type Line = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Text = { words: string; lines: Line[]; isOnPicture: boolean; isLarge: boolean; color: string }

/** Runs in the page. The lines are as wide as their words: the box of an element can be wider. */
function readText(element: Element): Text {
  const box = element.getBoundingClientRect()
  const pictures = element.closest('[data-block] article, [data-block="hero"]')?.querySelectorAll('picture') ?? []
  const isOnPicture = [...pictures].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return box.height > 0 && box.top > top && box.bottom < bottom + 1
  })
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
  return { words: element.textContent, lines, isOnPicture, isLarge, color }
}

/** Runs in the page. */
async function findContrast({ picture, color }: { picture: string; color: string }): Promise<number> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (!context) return 0
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const own = luminance([...context.getImageData(0, 0, 1, 1).data])
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
  }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 100)] ?? 0
}

for (const width of [390, 820, 960, 1440]) {
  for (const home of ['/en-us', '/de-de', '/fr-ca', '/en-gb']) {
    test(`texts on the pictures of ${home} can be read at ${width} px [CMS-05]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(home)
      const contrasts = await measureContrasts(page)
      expect(contrasts.length).toBeGreaterThan(2)
      expect(contrasts.filter(({ contrast, least }) => contrast < least)).toEqual([])
    })
  }
}

test('a hero over the whole width has no rounded corners [CMS-06]', async ({ page }) => {
  await page.goto('/en-gb')
  const picture = page.locator('[data-block="hero"][data-full-width] picture').first()
  await expect(picture).toHaveCSS('border-top-left-radius', '0px')
  await expect(picture).toHaveCSS('border-bottom-right-radius', '0px')
})
