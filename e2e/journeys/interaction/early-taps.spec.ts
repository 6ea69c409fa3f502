import { seconds } from '@lacehouse/domain/time/durations'
import { expect, phone, test } from '../../fixtures/test.ts'
import { openUntilFirstPaint, slowDown } from '../../pages/slow-visit.ts'

// A tap as soon as something is seen, with a slow processor and a slow line: it is carried out or replayed, and never lost.
test.use(phone)
test.slow()

const soon = { timeout: seconds(60) }

test.beforeEach(async ({ page }) => slowDown(page))

test('a tap on the menu while the page loads opens it', async ({ page, t }) => {
  await openUntilFirstPaint(page, '/en-us')
  await page.getByRole('button', { name: t('navigation.openMenu') }).tap()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible(soon)
})

test('a tap on the search while the page loads leads to it', async ({ page, t }) => {
  await openUntilFirstPaint(page, '/en-us')
  await page.getByRole('link', { name: t('navigation.search.open') }).tap()
  await expect(page.getByLabel(t('navigation.search.label')).last()).toBeVisible(soon)
})
