import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.use({ ...phone, locale: 'de-DE' })

test('a visitor whose browser names another country is asked once, stays where they are, and is not asked again [DLG-14]', async ({
  page,
  t,
}) => {
  // No program drives the browser of a shopper.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.goto('/en-us')
  const dialog = page.getByRole('dialog', { name: t.like('dialogs.confirmLocation.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: t.like('dialogs.confirmLocation.go') })).toHaveAttribute(
    'href',
    '/de-de',
  )
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'confirm-location-phone')
  await dialog.getByRole('button', { name: t.like('dialogs.confirmLocation.stay') }).click()
  await expect(dialog).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/en-us')
  const asked = page.waitForRequest(/location-selector/, { timeout: 4000 }).catch(() => null)
  await page.goto('/en-us/help/delivery')
  expect(await asked).toBeNull()
})
