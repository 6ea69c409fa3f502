import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test('text messages are set by accepting their terms, and a newsletter by its box, both with their day [ACC-11] [REG-06]', async ({
  page,
  t,
  signIn,
}) => {
  await signIn('employee.us@lacehouse.test')
  await page.goto('/en-us/account/subscriptions')
  const newsletter = page.getByRole('checkbox', { name: t('profile.subscription.email.Newsletter') })
  const messages = page.getByRole('checkbox', { name: t('profile.subscription.sms.Newsletter') })
  await newsletter.check()
  await expect(page.getByText(t.like('profile.subscription.since'))).toHaveCount(1)
  await messages.click()
  const accept = page.getByRole('button', { name: t('profile.subscription.sms.accept') })
  await expect(accept).toBeVisible()
  await expect(messages).not.toBeChecked()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'subscriptions-terms', { fullPage: true })
  await accept.click()
  await expect(messages).toBeChecked()
  await page.reload()
  await expect(messages).toBeChecked()
  await expect(newsletter).toBeChecked()
  await messages.uncheck()
  await newsletter.uncheck()
  await expect(page.getByText(t.like('profile.subscription.since'))).toHaveCount(0)
})

test.describe('on a phone without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a mailbox confirms by its mail, chooses by its link, and a mail program ends all mails by one request [ACC-11]', async ({
    page,
    t,
    shop,
  }) => {
    const recipient = `reader.${Date.now()}@example.com`
    const subscribe = page.getByRole('main').getByRole('button', { name: t('newsletter.subscribe') })
    const email = page.getByRole('main').getByRole('textbox', { name: t('account.email') })
    await page.goto('/en-us/newsletter')
    await email.fill(recipient)
    await subscribe.click()
    await expect(page.getByText(t('validation.accept'))).toBeVisible()
    await expect(email).toHaveValue(recipient)
    await page.getByRole('main').locator('[name=policy]').check()
    await subscribe.click()
    await expect(page.getByText(t('newsletter.done.text', { email: recipient }))).toBeVisible()
    const mail = await findMail(shop, 'subscription-', t('mail.subscription.confirm'))
    const link = /href="([^"]+confirm=1)"/.exec(mail.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: t('profile.subscriptions.confirm.action') }).click()
    await expect(page.getByText(t('profile.subscriptions.confirmed'))).toBeVisible()
    const newsletter = page.getByRole('checkbox', { name: t('profile.subscription.email.Newsletter') })
    const members = page.getByRole('checkbox', { name: t('profile.subscription.email.LoyaltyNewsletter') })
    await expect(newsletter).toBeChecked()
    await members.check()
    await page.getByRole('button', { name: t('profile.subscriptions.save') }).click()
    await expect(page.getByText(t('profile.subscriptions.saved'), { exact: true })).toBeVisible()
    await expect(members).toBeChecked()
    await takeScreenshot(page, 'subscriptions-by-link', { fullPage: true })
    const oneClick = await fetch(link.replace('&confirm=1', ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    await page.goto(link.replace('&confirm=1', ''))
    await expect(members).not.toBeChecked()
    await expect(newsletter).not.toBeChecked()
  })
})
