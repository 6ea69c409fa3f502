import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { signUpOf } from '../../pages/sign-up.ts'

/** Finds the newsletter of members in the account, where it waits for the mailbox, and ends it there. */
async function endMemberNewsletter(page: Page, t: SiteText): Promise<void> {
  await page.goto('/en-us/account/subscriptions')
  const own = page.getByRole('checkbox', { name: t('profile.subscription.email.LoyaltyNewsletter') })
  const pending = page.getByText(t('profile.subscription.pending'))
  await expect(own).toBeChecked()
  await expect(pending).toHaveCount(1)
  await own.uncheck()
  await expect(pending).toHaveCount(0)
  await page.reload()
  await expect(own).not.toBeChecked()
}

test('a link to the sign-up says where the account comes from, and its owner is welcomed with a code and completes the profile [RT-14] [REG-01] [REG-10] [LOY-04]', async ({
  page,
  t,
  pageErrors,
}) => {
  // The code of the link belongs to no member, which stops nothing.
  pageErrors.allow(/status of 404/)
  const email = `invited.${Date.now()}@example.com`
  const parameters = new URLSearchParams({
    ...{ email, storeNum: '1203', leadSource: 'poster', referral_code: '0123456789' },
    ...{ consumerId: 'crm-7', enrollment_marketing_source: 'spring' },
  })
  const signUp = signUpOf(page, t)
  await page.goto(`/en-us/sign-up?${parameters}`)
  await expect(signUp.field('email')).toHaveValue(email)
  await expect(page.getByText(t('enrolment.signUp.invited'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  const phone = `415555${String(Date.now()).slice(-4)}`
  const asksPhone = await signUp.field('phone').isVisible()
  await signUp.fill({ email, password: 'Kupferkanne7', birthDate: '02/28/1990', ...(asksPhone && { phone }) })
  const members = signUp.form.getByRole('checkbox', { name: t('enrolment.signUp.loyaltyNewsletter') })
  await expect(members).toHaveCount(0)
  await signUp.form.locator('[name=loyalty]').check()
  await expect(members).not.toBeChecked()
  await members.check()
  expect(await findA11yViolations(page)).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await takeScreenshot(page, `sign-up-member-${width}`, { fullPage: true })
  }
  const referred = page.waitForRequest((request) => request.url().includes('/loyalty/token'))
  const made = page.waitForRequest((request) => request.url().includes('/auth/signup'))
  await signUp.create.click()
  expect((await referred).postDataJSON()).toMatchObject({ referralCode: '0123456789' })
  expect((await made).postDataJSON().source).toEqual({
    ...{ acquisitionType: 'Registered', store: '1203', campaignName: 'spring', consumerId: 'crm-7' },
  })
  expect((await made).headers().source).toBe('poster')

  await expect(signUp.welcome).toBeVisible()
  await expect(page.getByText('WELCOME10', { exact: true })).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'welcome-page-desktop', { fullPage: true })
  await page.getByRole('button', { name: t('credentials.welcome.complete') }).click()
  const dialog = page.getByRole('dialog')
  const later = dialog.getByRole('button', { name: t('credentials.enrolment.later') })
  if (!asksPhone) await later.click()
  await expect(dialog.getByRole('heading', { name: t('credentials.enrolment.profile.title') })).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await expect(dialog.getByRole('checkbox', { name: t('profile.subscription.email.LoyaltyNewsletter') })).toBeChecked()
  await takeScreenshot(page, 'enrolment-profile-desktop')
  await dialog.locator('[name=postalCode]').fill('94103')
  await dialog.getByRole('button', { name: t('profile.save') }).click()
  await dialog.getByRole('checkbox').first().check()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: t('profile.interests.save') }).click()
  await expect(
    dialog.getByRole('heading', { name: t('credentials.enrolment.success.title', { name: 'Ada' }) }),
  ).toBeVisible()
  await takeScreenshot(page, 'enrolment-success-desktop')
  await endMemberNewsletter(page, t)
})
