import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

test('an author edits a block beside its page and publishes it; until then no guest sees the draft [CMS-21] [RT-09] [CMS-03]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  // Each width is examined.
  test.slow()
  pageErrors.allow(noSession)
  // A repeated journey finds the words of the one before on the page.
  const slug = `authored-${test.info().retry}`
  const backoffice = backofficeOf(page, t)
  await test.step('a preview leads to the sign-in of staff, and from there to the page that was asked for', async () => {
    await page.goto('/pre/en-us', { waitUntil: 'load' })
    await backoffice.enterPassword(['agent.us@lacehouse.test', 'agent.it@lacehouse.test'][test.info().retry] ?? '')
    await backoffice.setUpFactor()
    await backoffice.keepRecoveryCodes()
    await expect(page.getByRole('heading', { name: t('content.preview.title') })).toBeVisible()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
  await test.step('a document is created', async () => {
    await backoffice.open('/content')
    await backoffice.press(t('content.new'))
    await page.getByLabel(t('content.slug')).fill(slug)
    await page.getByRole('textbox', { name: t('content.field.title'), exact: true }).fill('Authored')
    await backoffice.press(t('content.create'))
    await expect(page.getByRole('heading', { name: 'Authored' })).toBeVisible()
  })
  const frame = page.frameLocator('iframe')
  await test.step('a block is added, edited in its form and seen on the page', async () => {
    await backoffice.press(t('content.blocks.add'))
    await page.getByRole('radio', { name: t('content.block.rich-text') }).check()
    await backoffice.press(t('content.palette.add'))
    await page.getByRole('textbox', { name: t('content.field.title'), exact: true }).fill('Made by hand')
    await page.getByRole('textbox', { name: t('content.field.richText'), exact: true }).fill('Seen beside its form.')
    await expect(frame.getByText('Seen beside its form.')).toBeVisible()
  })
  await test.step('a click on the page chooses the block', async () => {
    await page.getByRole('button', { name: t('content.form.document') }).click()
    await expect(page.getByRole('heading', { name: t('content.form.document') })).toBeVisible()
    // The page in the frame listens once it is hydrated.
    await expect(async () => {
      await frame.getByText('Seen beside its form.').click()
      await expect(page.getByRole('heading', { name: t('content.block.rich-text') })).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `backoffice-content-${width}`)
  }
  const guest = await openVisitor()
  const status = async () => (await guest.request.get(`/en-us/${slug}`)).status()
  expect(await status()).toBe(404)
  await backoffice.press(t('content.publish'))
  const dialog = page.getByRole('dialog')
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: t('content.publish'), exact: true }).click()
  await expect(page.getByText(t('content.done.publish'), { exact: true })).toBeVisible()
  await expect.poll(status).toBe(200)
  await guest.goto(`/en-us/${slug}`)
  await expect(guest.getByText('Seen beside its form.')).toBeVisible()
})
