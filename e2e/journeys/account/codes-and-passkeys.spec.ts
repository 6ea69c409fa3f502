import { clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { readMail } from '../../fixtures/read-mail.ts'
import type { Shop } from '../../fixtures/shop.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'

/** Presses the button that asks for a code, and gives the id that the answer names. */
async function askForCode(page: Page, t: SiteText): Promise<string> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/auth/code'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('credentials.code.link') })
    .click()
  return (await (await answered).json()).codeId
}

const readCode = async (shop: Shop, codeId: string): Promise<string> =>
  />(\d{6})</.exec((await readMail(shop, `sign-in-code-${codeId}`)).text)?.[1] ?? ''

test('a shopper signs in by the code of a mail, after a wrong one, with the cart of the guest [AUTH-02] [AUTH-03]', async ({
  page,
  t,
  shop,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/)
  await fillCart()
  await page.goto('/en-us')
  const account = accountOf(page, t)
  await account.open()
  await account.dialog.getByLabel(t('account.email'), { exact: true }).fill('consumer.us@lacehouse.test')
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'sign-in-ways-desktop')
  const code = await readCode(shop, await askForCode(page, t))
  const digits = account.dialog.getByRole('textbox', { name: t('credentials.code.label') })
  await digits.fill(code === '000000' ? '000001' : '000000')
  await account.send()
  await expect(account.dialog.getByText(t('AUT454'))).toBeVisible()
  await expect(account.dialog.getByRole('button', { name: /^Send a new code in \d+ seconds?$/ })).toBeDisabled()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'sign-in-code-desktop')
  await digits.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await account.send()
  await expect(page.getByText(t('account.signedIn'))).toBeVisible()
  await page.goto('/en-us/cart')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test.describe('in German, on a phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a code outlives a page that is loaded again, as phones do while the mail is read [AUTH-02]', async ({
    page,
    t,
    shop,
  }) => {
    const account = accountOf(page, t)
    await page.goto('/de-de/account')
    await account.openFromPage()
    await account.dialog.getByLabel(t('account.email'), { exact: true }).fill('consumer.de@lacehouse.test')
    await takeScreenshot(page, 'sign-in-ways-phone')
    const codeId = await askForCode(page, t)
    await expect(account.dialog.getByRole('textbox', { name: t('credentials.code.label') })).toBeVisible()
    await takeScreenshot(page, 'sign-in-code-phone')
    await page.reload()
    await clickWhenReady(page.getByRole('main').getByRole('button', { name: t('account.signIn') }), account.dialog)
    await account.dialog.getByRole('textbox', { name: t('credentials.code.label') }).fill(await readCode(shop, codeId))
    await account.send()
    await expect(page.getByText(t('account.signedIn'))).toBeVisible()
  })

  test('the phone of an account is confirmed by the code of a text message [REG-06]', async ({
    page,
    t,
    shop,
    signIn,
  }) => {
    await signIn('consumer.de@lacehouse.test')
    await page.goto('/de-de/account/profile')
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/phone/code'))
    await page.getByRole('button', { name: t('profile.phone.send') }).click()
    const { codeId } = await (await asked).json()
    const digits = page.getByRole('textbox', { name: t('credentials.code.label') })
    await expect(digits).toBeFocused()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'confirm-phone-phone', { fullPage: true })
    let code = ''
    await expect
      .poll(async () => {
        const { messages } = await (await fetch(`${shop.url}/dev/messages`)).json()
        const own = messages.find(({ key }: { key: string }) => key === `phone-code-${codeId}`)
        code = /^\d{6}/.exec(own?.text ?? '')?.[0] ?? ''
        return code
      })
      .not.toBe('')
    await digits.fill(code)
    await page.getByRole('button', { name: t('profile.phone.action') }).click()
    await expect(page.getByText(t.like('profile.phone.done'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('profile.phone.confirmed'), { exact: true })).toBeVisible()
    await takeScreenshot(page, 'confirmed-phone-phone', { fullPage: true })
  })
})

/** Gives the page's browser an authenticator that verifies its user at once, such as that of a laptop. */
async function addAuthenticator(page: Page): Promise<void> {
  // The simulated user would choose a suggested passkey before the journey presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

test('a passkey is added, renamed, signs in, and is removed [AUTH-02]', async ({ page, t, signIn, pageErrors }) => {
  // The passkey of the device is refused once the account has it no more.
  pageErrors.allow(/status of 401/)
  await addAuthenticator(page)
  const account = accountOf(page, t)
  const passkeys = page.getByRole('region', { name: t('credentials.passkeys.title') })
  await signIn('member.us@lacehouse.test')
  await test.step('it is added and renamed', async () => {
    await page.goto('/en-us/account/security')
    await passkeys.getByRole('button', { name: t('credentials.passkeys.add') }).click()
    await expect(passkeys.getByText(t('credentials.passkeys.added'))).toBeVisible()
    await passkeys
      .getByRole('button', { name: /^Rename / })
      .last()
      .click()
    await passkeys.getByLabel(t('credentials.passkeys.name')).fill('Work laptop')
    await passkeys.getByRole('button', { name: t('credentials.passkeys.save') }).click()
    await expect(passkeys.getByText('Work laptop').last()).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'passkeys-desktop', { fullPage: true })
    await passkeys.getByRole('button', { name: t('credentials.passkeys.add') }).click()
    await expect(passkeys.getByText(t('credentials.passkeys.known'))).toBeVisible()
  })
  await test.step('it signs in without an email or a password', async () => {
    await account.open()
    await account.signOut()
    await expect(page).toHaveURL(/\/en-us$/)
    await account.open()
    await account.dialog.getByRole('button', { name: t('credentials.passkey.signIn') }).click()
    await expect(page.getByText(t('account.signedIn'))).toBeVisible()
  })
  await test.step('it is removed, and opens the account no more', async () => {
    await page.goto('/en-us/account/security')
    await passkeys.getByRole('button', { name: 'Remove Work laptop' }).last().click()
    await passkeys.getByRole('button', { name: t('credentials.passkeys.removeConfirm') }).click()
    await expect(passkeys.getByText(t('credentials.passkeys.removed'))).toBeVisible()
    await account.open()
    await account.signOut()
    await expect(page).toHaveURL(/\/en-us$/)
    await account.open()
    await account.dialog.getByRole('button', { name: t('credentials.passkey.signIn') }).click()
    await expect(account.dialog.getByText(t('AUT457'))).toBeVisible()
  })
})
