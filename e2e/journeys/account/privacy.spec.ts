import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { password } from '../../pages/people.ts'

test.describe('on a phone in German', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a person reads a copy of all data, asks for the deletion of the account, and takes it back at the next sign-in [ACC-16]', async ({
    page,
    t,
    signIn,
  }) => {
    const email = 'ipa.de@lacehouse.test'
    await signIn(email)
    await page.goto('/de-de/account/privacy')
    await page.getByRole('button', { name: t('privacy.export.start') }).click()
    await page.getByRole('link', { name: t('privacy.export.read') }).click()
    const account = page.getByRole('region', { name: t('privacy.table.consumers') })
    await expect(account.getByText(email)).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'data-export-phone', { fullPage: true })

    await page.goto('/de-de/account/privacy')
    await page.getByLabel(t('privacy.deletion.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('privacy.deletion.ask') }).click()
    const keep = page.getByRole('button', { name: t('account.deletion.keep') })
    await expect(keep).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'privacy-phone', { fullPage: true })

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/de-de/account/privacy')
    const { dialog, openFromPage, signIn: signInByForm } = accountOf(page, t)
    await openFromPage()
    await signInByForm(email)
    await dialog.getByRole('button', { name: t('account.deletion.keep') }).click()
    await expect(page.getByText(t('account.deletion.kept'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: t('account.deletion.keep') })).toHaveCount(0)
  })
})
