import { zipSync } from 'fflate'
import sharp from 'sharp'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

const file = [
  'Handle,Title,Variant Price,Variant Inventory Qty,Image Src,Image Alt Text',
  'journey-mug,Journey mug,12.00,5,shoot/mug.jpg,A blue mug',
  'journey-bowl,Journey bowl,14.00,5,shoot/bowl.jpg,A bowl',
].join('\n')

test('a ZIP of products and pictures is checked and imported, and a guest sees the picture [MER-04]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  const backoffice = backofficeOf(page, t)
  await backoffice.open('/imports')
  await backoffice.enterPassword(['agent.it@lacehouse.test', 'agent.es@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  const mug = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const buffer = Buffer.from(zipSync({ 'products.csv': Buffer.from(file), 'shoot/mug.jpg': mug }))
  await page
    .getByLabel(t('backoffice.imports.file'), { exact: true })
    .setInputFiles({ name: 'kitchen.zip', mimeType: 'application/zip', buffer })
  await page.getByLabel(t('backoffice.imports.site'), { exact: true }).selectOption('LH-US')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `backoffice-imports-${width}`, { fullPage: true })
  }
  await backoffice.press(t('backoffice.imports.check'))
  await expect(page.getByText(t('backoffice.imports.reason.picture_not_found'))).toBeVisible()
  await backoffice.press(t('backoffice.imports.cancel'))
  await takeScreenshot(page, 'backoffice-import-cancel-390')
  await page.keyboard.press('Escape')
  await backoffice.press(t('backoffice.imports.run'))
  await expect(page.getByText(t('backoffice.imports.state.done'), { exact: true })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `backoffice-import-${width}`, { fullPage: true })
  }
  const guest = await openVisitor()
  const mugOf = guest.getByRole('link', { name: 'Journey mug' }).first()
  await expect(async () => {
    await guest.goto('/en-us/search?q=journey%20mug')
    await expect(mugOf).toBeVisible({ timeout: 2000 })
  }).toPass()
  await mugOf.click()
  await expect(guest.getByRole('img', { name: 'A blue mug' }).first()).toBeVisible()
  await backoffice.open('/searches')
  await expect(page.getByRole('heading', { name: t('backoffice.searches.title') })).toBeVisible()
})
