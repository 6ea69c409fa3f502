import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'

// Takes screenshots of pages at three widths: `node tools/look.ts http://localhost:4200 /en-us /en-us/nowhere`.
const [origin = 'http://localhost:4200', ...paths] = process.argv.slice(2)
const folder = new URL('../../../reports/look/', import.meta.url)
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
for (const viewport of sizes) {
  const page = await browser.newPage({ viewport })
  page.on('console', (message) => message.type() === 'error' && console.error(viewport.width, message.text()))
  page.on('pageerror', (error) => console.error(viewport.width, error.message))
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const name = `${path.replaceAll(/[^a-z0-9]+/gi, '-')}-${viewport.width}.png`
    await page.screenshot({ path: new URL(name, folder).pathname, fullPage: true })
  }
  await page.close()
}
await browser.close()
