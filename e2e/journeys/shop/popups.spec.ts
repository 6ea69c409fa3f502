import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ hasPopups: true, siteLocale: 'de-de' })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('pop-ups come one after the other, are closed for good, and stay away from the sign-up [CMS-12] [CMS-13]', async ({
      page,
      t,
    }) => {
      const popup = page.locator('[data-popup]')
      const close = popup.getByRole('button', { name: t('common.close') })
      await test.step('the newsletter’s is a tab, and expands by itself', async () => {
        await page.goto('/de-de')
        await expect(popup).toHaveAttribute('data-popup', 'newsletter')
        await expect(popup.getByRole('textbox', { name: t('account.email') })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await findA11yViolations(page, '[data-popup]')).toEqual([])
        await takeScreenshot(page, `popup-newsletter-${width}`)
        await close.click()
        await expect(popup).toHaveCount(0)
      })
      await test.step('the next page has the registration’s, which leads to the sign-up', async () => {
        await page.goto('/de-de/articles')
        await expect(popup).toHaveAttribute('data-popup', 'registration')
        await expect(popup.getByRole('heading')).toBeVisible()
        expect(await findA11yViolations(page, '[data-popup]')).toEqual([])
        await takeScreenshot(page, `popup-registration-${width}`)
        await popup.getByRole('link').last().click()
        await expect(page).toHaveURL(/\/de-de\/sign-up$/)
        await expect(popup).toHaveCount(0)
      })
      await test.step('after that no page has one', async () => {
        await page.goto('/de-de')
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toContain('hearts')
        await expect(popup).toHaveCount(0)
      })
    })

    test('an event’s dialogs and a pop-up open and close beside each other [CMS-12]', async ({ page, t }) => {
      const popup = page.locator('[data-popup]')
      const dialog = page.getByRole('dialog')
      await page.goto('/de-de/basecamp')
      await expect(popup.getByRole('textbox', { name: t('account.email') })).toBeVisible()
      await expect(page.locator('#details, #sign-up')).toHaveCount(0)
      for (const name of ['Was Sie mitbringen', 'Jetzt anmelden']) {
        await page.getByRole('link', { name }).click()
        await expect(dialog).toBeVisible()
        await expect(popup).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      await expect(popup.getByRole('textbox', { name: t('account.email') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
    })
  })
}
