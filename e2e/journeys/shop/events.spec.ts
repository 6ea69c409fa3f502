import { demoPassword } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ siteLocale: 'de-de' })

const registration = /\/event-registration(?:\?|$)/
const refusal = { errorDetails: [{ errorId: 'EVT409', message: 'The event has started.' }], correlationId: 'refused' }
/** A repeated journey finds the first person signed up. */
const people = ['consumer.de@lacehouse.test', 'wranx.de@lacehouse.test']

test('a guest signs in on the page of an event, corrects the form, and gets a place after a failure [EVT-01] [EVT-02] [EVT-03]', async ({
  page,
  t,
  pageErrors,
}) => {
  // The first sign-up fails.
  pageErrors.allow(/409/)
  const email = people[test.info().retry] ?? ''
  await page.goto('/de-de/basecamp')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await test.step('the dialog begins at the sign-in, leads to the new account and back', async () => {
    await page.getByRole('link', { name: 'Jetzt anmelden' }).click()
    await expect(dialog.getByText(t('events.signIn.text'))).toBeVisible()
    await press(t('enrolment.signUp.open'))
    await expect(dialog.getByRole('heading', { name: t('enrolment.signUp.title') })).toBeVisible()
    await press(t('account.signIn'))
    await dialog.getByLabel(t('account.email'), { exact: true }).fill(email)
    await dialog.getByLabel(t('account.password'), { exact: true }).fill(demoPassword)
    await press(t('account.signIn'))
  })
  const form = dialog.getByRole('form', { name: t('events.form') })
  const send = () => dialog.getByRole('button', { name: 'Jetzt anmelden', exact: true }).click()
  await test.step('the email is the account’s; days and terms are asked for, and a guest’s name only where it is filled', async () => {
    await expect(form.getByLabel(t('events.field.email'))).toHaveValue(email)
    await expect(form.getByLabel(t('events.field.email'))).toHaveAttribute('readonly')
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await send()
    await expect(form.getByText(t('validation.accept'))).toBeVisible()
    const days = form.getByRole('group', { name: t('events.field.attendingDays') }).getByRole('checkbox')
    await expect(days).toHaveCount(2)
    await days.first().check()
    await form.getByRole('checkbox').last().check()
    await form.getByLabel(t('events.field.plusOne')).fill('R2')
    await send()
    await expect(form.getByLabel(t('events.field.plusOne'))).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(t('events.field.plusOne')).fill('')
  })
  await test.step('a failure is said in a box that can be closed, and what was typed stays', async () => {
    await page.route(registration, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 })
    await send()
    const alert = dialog.getByRole('alert').filter({ hasText: t('EVT409') })
    await alert.getByRole('button', { name: t('common.close') }).click()
    await expect(alert).toHaveCount(0)
    await expect(form.getByRole('checkbox').last()).toBeChecked()
  })
  await test.step('the confirmation has the calendar file', async () => {
    const sent = page.waitForRequest(registration)
    await send()
    expect((await sent).postDataJSON()).toMatchObject({ email, eventTermsAccepted: true, plusOne: '' })
    await expect(dialog.getByRole('link', { name: t('events.calendar') })).toBeVisible()
    await expect(form).toHaveCount(0)
  })
})

test('a reader subscribes on the newsletter’s page with mailbox and consent, and the form gives way to the heading [NEWS-01]', async ({
  page,
  t,
}) => {
  await page.goto('/de-de/newsletter')
  const main = page.getByRole('main')
  const subscribe = main.getByRole('button', { name: t('newsletter.subscribe'), exact: true })
  const consent = main.getByRole('checkbox')
  await subscribe.click()
  await expect(main.getByText(t('validation.required'))).toBeVisible()
  await expect(main.getByText(t('validation.accept'))).toBeVisible()
  await main.getByLabel(t('account.email'), { exact: true }).fill('leserin@lacehouse.test')
  await consent.check()
  await subscribe.click()
  await expect(main.getByText(t('newsletter.done.title'))).toBeVisible()
  await expect(consent.or(subscribe)).toHaveCount(0)
})
