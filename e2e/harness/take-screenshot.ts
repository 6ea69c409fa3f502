import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = join(import.meta.dirname, '../../reports/screenshots')

/** Leaves a picture of a page under reports/screenshots, when its fonts and the pictures in view are there; gives its path. */
export async function takeScreenshot(page: Page, name: string, { fullPage = false } = {}): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    // A picture that cannot be decoded is shown as it is: broken.
    await Promise.all(inView.map((image) => image.decode().catch(() => null)))
  })
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  return path
}
