import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { password } from '../../pages/people.ts'
import { signUpOf } from '../../pages/sign-up.ts'

const provider = 'LaceID'
const drawPhone = () => `415555${String(Date.now()).slice(-4)}`

test('a visitor makes an account with a provider, without a password, and signs in by it where they were [AUTH-02] [REG-03] [REG-04]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  await fillCart()
  await page.goto('/en-us/favourites')
  const account = accountOf(page, t)
  const signUp = signUpOf(page, t)
  const go = account.dialog.getByRole('button', { name: t('credentials.provider.signIn', { provider }) })
  await account.open()
  await expect(go).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'provider-ways-desktop')
  await go.click()
  const someone = page.getByRole('link', { name: 'A new person' })
  const email = (await someone.locator('span').textContent()) ?? ''
  await someone.click()
  await expect(signUp.field('email')).toHaveValue(email)
  await expect(signUp.field('firstName')).toHaveValue('Nora')
  await expect(signUp.field('password')).toHaveCount(0)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'provider-enrolment-desktop', { fullPage: true })
  await signUp.field('phone').fill(drawPhone())
  await signUp.field('birthDate').fill('02/28/1990')
  await signUp.form.getByRole('combobox', { name: t('enrolment.signUp.gender') }).selectOption('female')
  await signUp.form.locator('[name=terms]').check()
  await signUp.create.click()
  await expect(page.getByText(t('credentials.welcome.confirm', { email }))).toBeVisible()
  await page.goto('/en-us/account/security')
  await expect(page.getByText(t('credentials.sessions.by.provider', { provider }))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('credentials.identities.unlinkNamed', { provider }) })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('credentials.identities.unlink'), exact: true })
    .click()
  await expect(page.getByText(t('AUT461'))).toBeVisible()
  await account.open()
  await account.signOut()
  await expect(page).toHaveURL(/\/en-us$/)
  await page.goto('/en-us/favourites')
  await account.open()
  await go.click()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByText(t('account.signedIn'))).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/favou?rites$/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('an account with the address of a provider is linked after its owner signed in, and unlinked again [AUTH-02] [AUTH-13]', async ({
    page,
    t,
  }) => {
    await page.goto('/en-us/account')
    const account = accountOf(page, t)
    await account.openFromPage()
    await account.dialog.getByRole('button', { name: t('credentials.provider.signIn', { provider }) }).click()
    await page.getByRole('link', { name: 'consumer.us@lacehouse.test' }).click()
    const prove = page.getByRole('button', { name: t('credentials.provider.proofAction', { provider }) })
    await expect(prove).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'provider-proof-phone')
    await prove.click()
    await account.dialog.getByLabel(t('account.password'), { exact: true }).fill(password)
    await account.send()
    await expect(page.getByText(t('credentials.provider.linked', { provider }))).toBeVisible()
    await page.getByRole('link', { name: t('credentials.provider.account') }).click()
    const unlink = page.getByRole('button', { name: t('credentials.identities.unlinkNamed', { provider }) })
    await expect(unlink).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'provider-security-phone', { fullPage: true })
    await unlink.click()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('credentials.identities.unlink'), exact: true })
      .click()
    await expect(page.getByText(t('credentials.identities.unlinked', { provider }))).toBeVisible()
  })
})
