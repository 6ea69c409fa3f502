import { demoProducts } from '@lacehouse/test-kit'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/
const productId = demoProducts.oneColourReduced
const facts = 'backoffice.products.facts'

/** Looks at the page at each width. */
async function examine(page: Page) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `backoffice-product-facts-${width}`, { fullPage: true })
  }
}

test('staff mark a product and name its upsell by the keyboard, a guest sees both, and a launch closes and opens it [MER-07]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  const backoffice = backofficeOf(page, t)
  await backoffice.open(`/products/${productId}`)
  const people = ['catalogue.us@lacehouse.test', 'catalogue.de@lacehouse.test']
  await backoffice.enterPassword(people[test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  const panel = page.getByRole('region', { name: t(`${facts}.title`) })
  const saved = page.getByText(t('backoffice.products.saved'))
  const badge = panel.getByLabel(t(`${facts}.badge`), { exact: true })
  await expect(badge).toBeVisible()
  const guest = await openVisitor()
  const address = await page
    .getByRole('link', { name: t('backoffice.products.open', { site: 'LH-US' }) })
    .getAttribute('href')
  const look = async (isThere: () => Promise<void>) =>
    expect(async () => {
      await guest.goto(address ?? '')
      await isThere()
    }).toPass()

  await test.step('a mark of own words and an upsell are written without a mouse', async () => {
    await badge.selectOption({ label: t(`${facts}.mark.own`) })
    await panel.getByLabel(t(`${facts}.badge.words`)).fill('Atelier piece')
    await panel.getByLabel(t(`${facts}.locale`)).selectOption('de-de')
    await panel.getByLabel(t(`${facts}.badge.words`)).fill('Aus dem Atelier')
    const remove = panel.getByRole('button', { name: t.like(`${facts}.upsells.remove`) })
    while ((await remove.count()) > 0) await remove.first().press('Enter')
    await panel.getByLabel(t(`${facts}.upsells.search`)).fill(demoProducts.apparel)
    await page.keyboard.press('Enter')
    const add = panel.getByRole('button', { name: new RegExp(`${demoProducts.apparel}$`) })
    await expect(add).toBeVisible()
    await tabTo(add)
    await page.keyboard.press('Enter')
    const save = page.getByRole('button', { name: t(`${facts}.save`) })
    await tabTo(save)
    await page.keyboard.press('Enter')
    await expect(saved).toBeVisible()
  })
  await examine(page)
  await look(async () => {
    await expect(guest.getByText('Atelier piece').first()).toBeVisible({ timeout: 2000 })
    const upsells = guest.locator('[data-list=upsells]')
    await upsells.scrollIntoViewIfNeeded({ timeout: 2000 })
    await expect(upsells.locator(`a[href*="${demoProducts.apparel}"]`).first()).toBeVisible({ timeout: 2000 })
  })
  await test.step('a launch ahead closes the product, and without it it is sold again', async () => {
    const launch = panel.getByLabel(t(`${facts}.launch`), { exact: true })
    await launch.fill('2099-03-12T10:00')
    await backoffice.press(t(`${facts}.save`))
    await expect(saved).toBeVisible()
    const buy = guest.getByRole('main').getByRole('button', { name: t('product.addToCart'), exact: true })
    await look(() => expect(buy).toHaveCount(0, { timeout: 2000 }))
    await launch.fill('')
    await badge.selectOption('')
    await backoffice.press(t(`${facts}.save`))
    await expect(saved).toBeVisible()
    await look(() => expect(buy.first()).toBeVisible({ timeout: 2000 }))
    await expect(guest.getByText('Atelier piece')).toHaveCount(0)
  })
})
