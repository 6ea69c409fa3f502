import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMailTo } from '../../fixtures/read-mail.ts'
import type { Shop } from '../../fixtures/shop.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { password as demoPassword } from '../../pages/people.ts'
import { signUpOf } from '../../pages/sign-up.ts'

const desktop = { width: 1440, height: 900 }
const password = 'Kupferkanne7'

/** Reads the address of the link in a mail to an address that a part of it names. */
const readLink = async (shop: Shop, to: string, part: string): Promise<string> => {
  const html = await findMailTo(shop, to, part)
  const path = part.replace(/[?]/g, '\\?')
  return (new RegExp(`href="[^"]*(${path}[^"]+)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

test.use({ ...phone })

test('a shopper changes the email of the account by the link to the new one, and the former mailbox takes it back', async ({
  page,
  t,
  shop,
  openVisitor,
  pageErrors,
}) => {
  // The undone change has signed the first browser out while it shows the account.
  pageErrors.allow(/status of 401/)
  const [former, email] = [`former.${Date.now()}@example.com`, `new.${Date.now()}@example.com`]
  await test.step('the account is new, and its mailbox confirmed', async () => {
    const signUp = signUpOf(page, t)
    await page.goto(`/en-us/sign-up?email=${former}`)
    await expect(signUp.field('email')).toHaveValue(former)
    await signUp.fill({
      email: former,
      password,
      birthDate: '02/28/1990',
      phone: `415556${String(Date.now()).slice(-4)}`,
    })
    await signUp.create.click()
    await expect(signUp.welcome).toBeVisible()
    await page.goto(await readLink(shop, former, '/en-us/confirm-email?st='))
    const done = page.getByText(t('credentials.confirm.done', { email: former }))
    await page.getByRole('button', { name: t('credentials.confirm.action') }).click()
    await expect(done).toBeVisible()
  })
  await test.step('the profile asks for the new email and the password, and nothing changes yet', async () => {
    await page.goto('/en-us/account/profile')
    await page.getByRole('button', { name: t('credentials.emailChange.changeNamed') }).click()
    const part = page.getByRole('region', { name: t('credentials.emailChange.title') })
    await part.getByLabel(t('credentials.emailChange.new')).fill(email)
    await part.getByRole('textbox', { name: t('credentials.emailChange.password') }).fill(password)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'email-change-phone', { fullPage: true })
    await part.getByRole('button', { name: t('credentials.emailChange.send') }).click()
    await expect(part.getByText(t('credentials.emailChange.sent', { email, former }))).toBeVisible()
    await page.setViewportSize(desktop)
    await takeScreenshot(page, 'email-change-sent-desktop', { fullPage: true })
  })
  await test.step('the new mailbox confirms it', async () => {
    await page.goto(await readLink(shop, email, '/en-us/confirm-email?change=confirm'))
    await expect(page.getByText(t('credentials.emailChange.confirmText', { email: former }))).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'email-change-confirm-desktop')
    await page.getByRole('button', { name: t('credentials.emailChange.confirmAction') }).click()
    await expect(page.getByText(t('credentials.emailChange.confirmDone', { email, count: 0 }))).toBeVisible()
    await page.goto('/en-us/account/profile')
    await expect(page.getByRole('textbox', { name: t('account.email'), exact: true })).toHaveValue(email)
  })
  await test.step('another device signs in with the new email', async () => {
    const other = await openVisitor({ viewport: desktop, isMobile: false, hasTouch: false })
    await other.goto('/en-us')
    await accountOf(other, t).open()
    await accountOf(other, t).signIn(email, password)
  })
  await test.step('the former mailbox takes it back in a browser without an account, and leads to a new password', async () => {
    const owner = await openVisitor()
    await owner.goto(await readLink(shop, former, '/en-us/confirm-email?change=undo'))
    expect(await findA11yViolations(owner)).toEqual([])
    await takeScreenshot(owner, 'email-change-undo-phone')
    await owner.getByRole('button', { name: t('credentials.emailChange.undoAction') }).click()
    await expect(owner.getByText(t('credentials.emailChange.undoDone', { email: former }))).toBeVisible()
    await takeScreenshot(owner, 'email-change-undone-phone')
    await owner.getByRole('link', { name: t('credentials.emailChange.undoNext') }).click()
    await owner.getByRole('textbox', { name: t('credentials.newPassword'), exact: true }).fill('Messinglampe99')
    await owner.getByRole('textbox', { name: t('credentials.passwordConfirmation') }).fill('Messinglampe99')
    await owner.getByRole('button', { name: t('credentials.reset.save') }).click()
    await expect(owner.getByText(t('credentials.reset.done'))).toBeVisible()
  })
})

test('a change to a mistyped address waits until it is cancelled by its button, and the email stays [ACC-17]', async ({
  page,
  t,
  signIn,
}) => {
  const [own, mistyped] = ['wranx.us@lacehouse.test', `mistyped.${Date.now()}@example.com`]
  await signIn(own)
  await page.goto('/en-us/account/profile')
  const part = page.getByRole('region', { name: t('credentials.emailChange.title') })
  await part.getByRole('button', { name: t('credentials.emailChange.changeNamed') }).click()
  await part.getByLabel(t('credentials.emailChange.new')).fill(mistyped)
  await part.getByRole('textbox', { name: t('credentials.emailChange.password') }).fill(demoPassword)
  await part.getByRole('button', { name: t('credentials.emailChange.send') }).click()
  await expect(part.getByText(t('credentials.emailChange.sent', { email: mistyped, former: own }))).toBeVisible()
  await page.reload()
  await expect(part.getByText(t('credentials.emailChange.pending', { email: mistyped }))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'email-change-waiting-phone', { fullPage: true })
  await part.getByRole('button', { name: t('credentials.emailChange.stop') }).click()
  await expect(part.getByText(t('credentials.emailChange.stopped'))).toBeVisible()
  await expect(part.getByText(own)).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await page.reload()
  await expect(part.getByText(own)).toBeVisible()
  await expect(part.getByText(t('credentials.emailChange.pending', { email: mistyped }))).toHaveCount(0)
})
