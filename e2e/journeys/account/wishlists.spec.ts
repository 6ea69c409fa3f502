import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a list is created after a heart, shared by a link that a guest opens, and no longer after sharing stops [FAV-02] [FAV-03]', async ({
  page,
  t,
  signIn,
  openVisitor,
  pageErrors,
}) => {
  // The address of a link that has ended.
  pageErrors.allow(/status of 404/)
  const name = `Mia’s birthday ${Date.now()}`
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/search?q=runner')
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${t('navigation.favourites')}: `), pressed: false })
  const choose = page.getByRole('button', { name: t('favourites.lists.choose') })
  await actWhenReady(
    async () => {
      if (!(await choose.isVisible())) await hearts.first().click()
    },
    (within) => expect(choose).toBeVisible(within),
  )
  await choose.click()
  const dialog = page.getByRole('dialog', { name: t('favourites.lists.saveTitle') })
  await dialog.getByLabel(t('favourites.lists.newName')).fill(name)
  await takeScreenshot(page, 'save-to-list-phone')
  expect(await findA11yViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('favourites.lists.createAndSave') }).click()
  await expect(page.getByText(t('favourites.lists.saved', { list: name }))).toBeVisible()

  await page.goto('/en-us/account/lists')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: t('favourites.share') }).click()
  await expect(page.getByText(t('favourites.lists.isShared'))).toBeVisible()
  await takeScreenshot(page, 'wishlist-shared-phone')
  expect(await findA11yViolations(page)).toEqual([])

  const guest = await openVisitor()
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(guest.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: t('favourites.lists.stop') }).click()
  await expect(page.getByText(t('favourites.lists.isPrivate'))).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: t('favourites.shared.missing') })).toBeVisible()
})
