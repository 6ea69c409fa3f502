import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMailTo } from '../../fixtures/read-mail.ts'
import type { Shop } from '../../fixtures/shop.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { signUpOf } from '../../pages/sign-up.ts'

const drawEmail = () => `new.${Date.now()}@example.com`
const drawPhone = () => `415555${String(Date.now()).slice(-4)}`
const first = 'Kupferkanne7'
const second = 'Zinnbecher88'
const third = 'Messinglampe99'

/** Reads the address of a link in a mail to an address. */
const readLink = async (shop: Shop, to: string, path: string): Promise<string> => {
  const html = await findMailTo(shop, to, `${path}?st=`)
  return new RegExp(`href="[^"]*(${path}\\?st=[^"]+)"`).exec(html)?.[1] ?? ''
}

test.describe('in German, on a phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a visitor signs up with the email first, is welcomed, and confirms the mailbox by its mail [REG-02] [REG-04] [DLG-20]', async ({
    page,
    t,
    shop,
  }) => {
    const email = drawEmail()
    const account = accountOf(page, t)
    const signUp = signUpOf(page, t)
    await page.goto('/de-de/account')
    await account.openFromPage()
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'sign-in-phone')
    await account.dialog.getByRole('button', { name: t('enrolment.signUp.open') }).click()
    await account.dialog.getByLabel(t('account.email')).fill(email)
    await account.dialog.getByRole('button', { name: t('credentials.lookUp.next'), exact: true }).click()
    await expect(signUp.field('email')).toHaveValue(email)
    await signUp.create.click()
    await expect(account.dialog.getByText(t('validation.accept'))).toBeVisible()
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'sign-up-phone')
    await signUp.fill({ email, password: first, birthDate: '28.02.1990' })
    await signUp.create.click()
    await expect(signUp.welcome).toBeVisible()
    await expect(account.dialog.getByText(t('credentials.welcome.confirm', { email }))).toBeVisible()
    await takeScreenshot(page, 'welcome-phone')
    await page.goto(await readLink(shop, email, '/de-de/confirm-email'))
    await page.getByRole('button', { name: t('credentials.confirm.action') }).click()
    await expect(page.getByText(t('credentials.confirm.done', { email }))).toBeVisible()
    await page.goto('/de-de/account/security')
    await expect(page.getByText(t('credentials.mailbox.confirmed'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('credentials.sessions.current'))).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'security-phone', { fullPage: true })
  })
})

type Reset = { readonly t: SiteText; readonly shop: Shop; readonly email: string }

/** Chooses a new password by the link of the mail; one that differs from its repetition and the current one are refused. */
async function resetByMail(page: Page, { t, shop, email }: Reset): Promise<void> {
  await page.goto(await readLink(shop, email, '/en-us/reset-password'))
  const save = page.getByRole('button', { name: t('credentials.reset.save') })
  const fill = async (password: string, again = password) => {
    await page.getByRole('textbox', { name: t('credentials.newPassword'), exact: true }).fill(password)
    await page.getByRole('textbox', { name: t('credentials.passwordConfirmation') }).fill(again)
    await save.click()
  }
  await fill(second, first)
  await expect(page.getByText(t('FE340'))).toBeVisible()
  await fill(second)
  await expect(page.getByText(t('AUT451'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'reset-password-desktop')
  await fill(third)
  await expect(page.getByText(t('credentials.reset.done'))).toBeVisible()
}

test('a password is changed, forgotten and reset, which signs the other devices out [AUTH-06] [DLG-11]', async ({
  page,
  t,
  shop,
  openVisitor,
  pageErrors,
}) => {
  // The other device is signed out while it shows the account.
  pageErrors.allow(/status of 401/)
  const email = drawEmail()
  const signUp = signUpOf(page, t)
  await test.step('the page of a new account takes the email of its link', async () => {
    await page.goto(`/en-us/sign-up?email=${email}&enrollment_marketing_source=spring`)
    await expect(signUp.field('email')).toHaveValue(email)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'sign-up-desktop', { fullPage: true })
    await signUp.fill({ email, password: first, birthDate: '02/28/1990', phone: drawPhone() })
    await signUp.create.click()
    await expect(signUp.welcome).toBeVisible()
  })
  const other = await openVisitor()
  await test.step('another device signs in', async () => {
    await other.goto('/en-us')
    await accountOf(other, t).open()
    await accountOf(other, t).signIn(email, first)
  })
  await test.step('the account lists both, and a change signs the other one out', async () => {
    await page.goto('/en-us/account/security')
    await expect(page.getByText(t('credentials.sessions.current'))).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(1)
    await takeScreenshot(page, 'security-desktop', { fullPage: true })
    const fill = (key: 'change.password' | 'newPassword' | 'passwordConfirmation', value: string) =>
      page.getByRole('textbox', { name: t(`credentials.${key}`), exact: true }).fill(value)
    await fill('change.password', first)
    await fill('newPassword', second)
    await fill('passwordConfirmation', second)
    await page.getByRole('button', { name: t('credentials.change.save'), exact: true }).click()
    await expect(page.getByText(t('credentials.change.done', { count: 1 }))).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0)
  })
  await test.step('a visitor asks for a link from the sign-in', async () => {
    const forgetful = await openVisitor()
    const account = accountOf(forgetful, t)
    await forgetful.goto('/en-us')
    await account.open()
    await account.dialog.getByLabel(t('account.email'), { exact: true }).fill(email)
    await account.dialog.getByRole('button', { name: t('credentials.forgot.link') }).click()
    await account.dialog.getByRole('button', { name: t('credentials.forgot.send') }).click()
    await expect(account.dialog.getByText(t('credentials.forgot.sent', { email }))).toBeVisible()
    expect(await findA11yViolations(forgetful, 'dialog')).toEqual([])
    await resetByMail(forgetful, { t, shop, email })
    await actWhenReady(
      () =>
        forgetful
          .getByRole('main')
          .getByRole('button', { name: t('account.signIn') })
          .click(),
      (within) => expect(account.dialog).toBeVisible(within),
    )
    await expect(account.dialog.getByLabel(t('account.email'), { exact: true })).toHaveValue(email)
    await account.signIn(email, third)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a forgotten password sends its form, and an old link says what to do next [AUTH-06]', async ({
    page,
    t,
  }) => {
    await page.goto('/en-us/forgot-password')
    await page.getByRole('textbox', { name: t('account.email') }).fill('stranger@example.com')
    await page.getByRole('button', { name: t('credentials.forgot.send') }).click()
    await expect(page.getByText(t('credentials.forgot.sent', { email: 'stranger@example.com' }))).toBeVisible()
    await page.goto('/en-us/reset-password?st=cut.off')
    await expect(page.getByText(t('credentials.reset.expired'))).toBeVisible()
    // What the token says of itself is right; only its signature is made up.
    const claims = Buffer.from(JSON.stringify({ exp: Math.ceil(Date.now() / 1000) + 600 })).toString('base64url')
    await page.goto(`/en-us/reset-password?st=made.${claims}.up`)
    await page.getByRole('textbox', { name: t('credentials.newPassword'), exact: true }).fill(second)
    await page.getByRole('textbox', { name: t('credentials.passwordConfirmation') }).fill(second)
    await page.getByRole('button', { name: t('credentials.reset.save') }).click()
    await expect(page.getByText(t('credentials.reset.expired'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('credentials.reset.request') })).toHaveAttribute(
      'href',
      '/en-us/forgot-password',
    )
  })
})
