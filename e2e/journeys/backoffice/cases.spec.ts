import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

test('a shopper asks, staff answer, and the shopper finds the answer in mail and account [ACC-12] [ACC-15]', async ({
  page,
  shop,
  t,
  signIn,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/help/contact-us')
  const form = page.getByRole('form', { name: t('contact.title') })
  const send = form.getByRole('button', { name: t('contact.send') })
  // The form hydrates with its first press.
  await send.click()
  await expect(form.getByText(t('validation.required')).first()).toBeVisible()
  await form.getByLabel(t('contact.field.category'), { exact: true }).selectOption('product')
  await form.getByLabel(t('contact.field.subject'), { exact: true }).selectOption('care')
  await form.getByLabel(t('contact.field.message'), { exact: true }).fill('How do I clean suede?')
  await send.click()
  const email = 'consumer.us@lacehouse.test'
  const said = await page.getByText(t.like('contact.done.text', { email })).textContent()
  const [number = ''] = /C-[2-9A-Z]{10}/.exec(said ?? '') ?? []

  const office = await openVisitor()
  const backoffice = backofficeOf(office, t)
  await backoffice.open('/cases?state=open')
  await backoffice.enterPassword(['agent.de@lacehouse.test', 'agent.ca@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await backoffice.search(number.toLowerCase())
  await expect(office.getByText(t('backoffice.list.count', { total: 1 }))).toBeVisible()
  expect(await findA11yViolations(office)).toEqual([])
  await takeScreenshot(office, 'backoffice-cases')
  await office.getByRole('link', { name: number }).click()
  await expect(office.getByText('How do I clean suede?')).toBeVisible()
  await office.getByLabel(t('backoffice.cases.answerLabel')).fill('With a dry brush.')
  expect(await findA11yViolations(office)).toEqual([])
  await backoffice.press(t('backoffice.cases.send'))
  await expect(office.getByText(t('backoffice.cases.sent', { email }))).toBeVisible()
  await expect(office.getByText(t('backoffice.caseState.answered'))).toBeVisible()
  await takeScreenshot(office, 'backoffice-case', { fullPage: true })

  await findMail(shop, `case-${number}`, 'With a dry brush.')
  await page.goto(`/en-us/account/cases/${number}`)
  await expect(page.getByText('With a dry brush.')).toBeVisible()
})
