import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { firstDrawing } from './first-drawing.ts'

const folder = join(import.meta.dirname, '../../reports/screenshots')

/** Leaves a picture of a page under reports/screenshots, when its fonts and the pictures in view are there; gives its path. */
export async function takeScreenshot(page: Page, name: string, { fullPage = false } = {}): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(arePicturesShown, undefined, { timeout: firstDrawing })
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  return path
}

/** Runs in the page. A lazy picture that is hidden or out of view never loads, and is not waited for. */
function arePicturesShown(): boolean {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    .every((image) => image.complete)
}
