import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

const benefits = '/en-us/benefits'
const choiceOf = (page: Page) => page.locator('[data-decision="benefits-of-visitors"]')

/** The bar of a preview, with what it shows the page as. */
function barOf(page: Page, t: SiteText) {
  const bar = page.getByRole('region', { name: t('preview.label') })
  return {
    bar,
    audience: bar.getByRole('combobox', { name: t('preview.audience.choose') }),
    time: bar.getByLabel(t('preview.choose')),
  }
}

/** Writes a page that is to be published on New Year's Day of 2090. */
async function schedulePage(page: Page, t: SiteText, slug: string): Promise<void> {
  const backoffice = backofficeOf(page, t)
  await backoffice.open('/content')
  await backoffice.press(t('content.new'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('content.column.site')).selectOption('LH-US')
  await page.getByLabel(t('content.slug')).fill(slug)
  const title = page.getByRole('textbox', { name: t('content.field.title'), exact: true })
  await title.fill('Of 2090')
  await backoffice.press(t('content.create'))
  await expect(page.getByRole('heading', { name: 'Of 2090' })).toBeVisible()
  await backoffice.press(t('content.blocks.add'))
  await page.getByRole('radio', { name: t('content.block.rich-text'), exact: true }).check()
  await backoffice.press(t('content.palette.add'))
  await title.fill('Shoes of 2090')
  await expect(page.getByText(t('content.save.saved'))).toBeVisible()
  await backoffice.press(t('content.schedule'))
  await dialog.getByLabel(t('content.schedule.from')).fill('2090-01-01T09:00')
  await dialog.getByRole('button', { name: t('content.schedule'), exact: true }).click()
  await expect(page.getByText(t('content.done.schedule'), { exact: true })).toBeVisible()
}

test('staff see a page as any audience, also behind its links, and at any time; no guest sees anything of it [RT-09] [CMS-03] [CMS-15]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  // The page asks whether there is a session; before its time a page is not found.
  pageErrors.allow(/\/backoffice\/api\/session|status of 404/)
  const slug = `of-2090-${test.info().retry}`
  const backoffice = backofficeOf(page, t)
  await page.goto(`/pre${benefits}`, { waitUntil: 'load' })
  await backoffice.enterPassword(['agent.nl@lacehouse.test', 'agent.de@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await expect(page.getByRole('heading', { name: t('content.preview.title') })).toBeVisible()
  const { bar, audience, time } = barOf(page, t)
  await test.step('the audience of the bar is shown, and stays on the pages that follow', async () => {
    await page.goto(`/pre${benefits}`)
    await expect(choiceOf(page)).toHaveAttribute('data-choice', 'baseline')
    for (const segment of ['loyalty-loggedin', 'loggedin']) {
      await audience.selectOption(`segment:${segment}`)
      await expect(choiceOf(page)).toHaveAttribute('data-choice', segment)
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, `preview-audience-${width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/pre/en-us/help/delivery')
    await page.goto(`/pre${benefits}`)
    await expect(choiceOf(page)).toHaveAttribute('data-choice', 'loggedin')
    await expect(audience).toHaveValue('segment:loggedin')
    await page.goto(benefits)
    await expect(choiceOf(page)).toHaveAttribute('data-choice', 'baseline')
  })
  await schedulePage(page, t, slug)
  const words = page.getByRole('main').getByRole('heading', { name: 'Shoes of 2090' })
  await test.step('a page that is scheduled is there at its time, and not before', async () => {
    expect((await page.goto(`/pre/en-us/${slug}?preview=2089-12-31T00:00:00Z`))?.status()).toBe(404)
    await expect(bar).toBeVisible()
    await time.fill('2090-02-01T12:00')
    await time.blur()
    await expect(words).toBeVisible()
    await expect(page).toHaveURL(/preview=2090-02-01/)
  })
  const guest = await openVisitor()
  const published = await guest.request.get(`/en-us/${slug}?preview=2090-02-01T12:00:00Z&cms=preview`)
  expect(published.status()).toBe(404)
  const refused = await guest.request.get(`/pre/en-us/${slug}?preview=2090-02-01T12:00:00Z`, { maxRedirects: 0 })
  expect([refused.status(), await refused.text()]).toEqual([302, ''])
  expect((await guest.request.get(`/pre/en-us/${slug}.data?preview=2090-02-01T12:00:00Z`)).status()).toBe(401)
})
