import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { AccountDialog } from './account-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const nothing = () => undefined
type Sent = { readonly path: string; readonly body: Record<string, unknown> }

const phoneInUse = { errorId: 'AUT442', field: 'phone', message: 'This number has an account.' }

/** Answers the calls of the dialog; `known` are the emails that have an account, and a sign-up is refused by `refusal`. */
function listen(known: readonly string[] = [], refusal: object = phoneInUse) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    if (init?.method === 'POST') sent.push({ path: url.pathname, body: JSON.parse(String(init.body)) })
    if (url.pathname.endsWith('/server/time')) return Response.json({ timestamp: 0, iso: '2026-11-23T10:00:00.000Z' })
    if (url.pathname.endsWith('/lookup'))
      return Response.json({ registered: known.includes(url.searchParams.get('email') ?? '') })
    if (url.pathname.endsWith('/signup')) {
      return Response.json({ errorDetails: [refusal], correlationId: 'c' }, { status: 409 })
    }
    if (url.pathname.endsWith('/auth/code')) return Response.json({ codeId: 'code-1', expiresIn: 600 }, { status: 202 })
    if (url.pathname.endsWith('/code/signin')) {
      const errorDetails = [{ errorId: 'AUT454', field: 'code', message: 'This code is wrong.' }]
      return Response.json({ errorDetails, correlationId: 'c' }, { status: 400 })
    }
    if (url.pathname.endsWith('/confirmforgotpassword')) return Response.json({ accepted: true }, { status: 202 })
    return Response.json({ consumerType: 'GUEST', expiresIn: 900 })
  })
  return sent
}
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const features = {
  ...{ simplifiedEnrollment: true, loyalty: true, birthDateRequired: true, phoneAtSignUp: true, genderAtSignUp: true },
  smsOptIn: true,
  captcha: { signIn: false, signUp: false },
}

async function show(simplifiedEnrollment = true, args = {}): Promise<void> {
  await showInShop(<AccountDialog args={args} resolve={nothing} dismiss={nothing} />, {
    areas: ['common', 'account', 'credentials', 'enrolment', 'dialogs', 'validation', 'errors'],
    site: { country: 'US', minimalAge: 13, features: { ...features, simplifiedEnrollment } },
  })
}

const email = () => page.getByRole('textbox', { name: words('account.email') })
const press = (key: Parameters<typeof formatMessage>[1]) =>
  page.getByRole('button', { name: words(key), exact: true }).click()
const back = () => page.getByRole('button', { name: words('credentials.backToSignIn') }).click()

test('the forgotten password takes the email that was typed, asks for its link, and leads back with it [DLG-11]', async () => {
  const sent = listen()
  await show(false)
  await email().fill('ada@example.com')
  await press('credentials.forgot.link')
  await expect.element(email()).toHaveValue('ada@example.com')
  await email().fill('ada@example')
  await press('credentials.forgot.send')
  await expect.element(page.getByText(words('validation.email'))).toBeVisible()
  await email().fill('eve@example.com')
  await press('credentials.forgot.send')
  await expect.element(page.getByText(words('credentials.forgot.sent', { email: 'eve@example.com' }))).toBeVisible()
  expect(sent.filter(({ path }) => path.endsWith('/confirmforgotpassword')).map(({ body }) => body)).toEqual([
    { email: 'eve@example.com' },
  ])
  await press('credentials.forgot.again')
  await expect.element(email()).toHaveFocus()
  await back()
  await expect.element(email()).toHaveValue('eve@example.com')
})

test('where enrolment is simplified, the email alone is asked first, and a known one leads to the sign-in and says so [REG-01] [REG-02] [DLG-21]', async () => {
  listen(['ada@example.com'])
  await show()
  await expect.element(page.getByRole('heading', { name: words('credentials.lookUp.title') })).toBeVisible()
  expect(page.getByLabelText(words('account.password'), { exact: true }).elements()).toEqual([])
  await email().fill('ada@example.com')
  await press('credentials.lookUp.next')
  await expect.element(page.getByText(words('enrolment.signUp.known'))).toBeVisible()
  await expect.element(email()).toHaveValue('ada@example.com')
  await expect.element(page.getByLabelText(words('account.password'), { exact: true })).toBeVisible()
})

test('a new email leads to the form of a new account, and what was typed outlives a look at the sign-in [REG-02] [REG-11]', async () => {
  listen()
  await show()
  await email().fill('new@example.com')
  await press('credentials.lookUp.next')
  const firstName = () => page.getByRole('textbox', { name: words('enrolment.signUp.firstName') })
  await expect.element(email()).toHaveValue('new@example.com')
  await firstName().fill('Ada')
  await press('account.signIn')
  await expect.element(email()).toHaveValue('new@example.com')
  await press('enrolment.signUp.open')
  await press('credentials.lookUp.next')
  await expect.element(firstName()).toHaveValue('Ada')
})

test('the sign-in with email and password side by side is one press away, and comes first for an email that is known [DLG-21]', async () => {
  const sent = listen()
  await show()
  await email().fill('ada@example.com')
  await press('credentials.lookUp.password')
  await expect.element(email()).toHaveValue('ada@example.com')
  await expect.element(page.getByLabelText(words('account.password'), { exact: true })).toBeVisible()
  expect(sent.filter(({ path }) => path.endsWith('/lookup'))).toEqual([])
  await show(true, { email: 'eve@example.com' })
  await expect.element(email().last()).toHaveValue('eve@example.com')
})

test('without simplified enrolment the form of a new account comes at once [REG-11]', async () => {
  listen()
  await show(false)
  await press('enrolment.signUp.open')
  await expect.element(page.getByRole('textbox', { name: words('enrolment.signUp.firstName') })).toBeVisible()
})

test('an empty sign-up names every field that the site asks for, and sends nothing [REG-03]', async () => {
  const sent = listen()
  await show(false)
  await press('enrolment.signUp.open')
  await press('enrolment.signUp.create')
  await expect.element(page.getByText(words('validation.accept'))).toBeVisible()
  // Email, two names, password, phone, birth date and gender.
  expect(page.getByText(words('validation.required')).elements()).toHaveLength(7)
  await expect.element(email()).toHaveFocus()
  expect(sent.filter(({ path }) => path.endsWith('/signup'))).toEqual([])
})

/** Fills in a sign-up that the page takes. */
async function fillSignUp(): Promise<void> {
  await press('enrolment.signUp.open')
  await email().fill('ada@example.com')
  const fill = (key: 'firstName' | 'lastName' | 'password' | 'phone' | 'birthDate', value: string) =>
    page.getByRole('textbox', { name: words(`enrolment.signUp.${key}`) }).fill(value)
  await fill('firstName', 'Ada')
  await fill('lastName', 'Marsh')
  await fill('password', 'Kupferkanne7')
  await fill('phone', '4155550132')
  await fill('birthDate', '02/28/1990')
  await page.getByRole('combobox').selectOptions('female')
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
}

test('a birth date that the server misses is asked for at its field [REG-08]', async () => {
  listen([], { errorId: 'PRO411', field: 'birthDate', message: 'Please enter your date of birth.' })
  await show(false)
  await fillSignUp()
  await press('enrolment.signUp.create')
  const birthDate = page.getByRole('textbox', { name: words('enrolment.signUp.birthDate') })
  await expect.element(birthDate).toHaveAccessibleDescription(/Please enter your date of birth\.$/)
  await expect.element(birthDate).toHaveFocus()
})

test('another error of a sign-up is shown in a banner [REG-08]', async () => {
  listen([], { errorId: 'AUT500', message: 'Signing in failed.' })
  await show(false)
  await fillSignUp()
  await press('enrolment.signUp.create')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('AUT500'))
})

test('consent to text messages is sent with a sign-up, and ends with a change of the phone [REG-03] [REG-06]', async () => {
  const sent = listen()
  await show(false)
  await fillSignUp()
  const box = page.getByRole('checkbox', { name: new RegExp(`^${words('enrolment.signUp.sms')}`) })
  const accept = async () => {
    await box.click()
    await press('enrolment.signUp.sms.accept')
    await expect.element(box).toBeChecked()
  }
  await accept()
  await page.getByRole('textbox', { name: words('enrolment.signUp.phone') }).fill('4155550199')
  await expect.element(box).not.toBeChecked()
  await accept()
  await press('enrolment.signUp.create')
  await expect.poll(() => sent.filter(({ path }) => path.endsWith('/signup')).length).toBe(1)
  const [request] = sent.filter(({ path }) => path.endsWith('/signup'))
  expect(request?.body).toMatchObject({ subscriptions: { smsNotificationConsent: true } })
})

test('a sign-up is sent as it was typed, and a phone in use is refused at the phone [REG-03] [REG-08] [VAL-07]', async () => {
  const sent = listen()
  await show(false)
  await fillSignUp()
  await page.getByRole('checkbox', { name: /newsletter/ }).click()
  await press('enrolment.signUp.create')
  const phone = page.getByRole('textbox', { name: words('enrolment.signUp.phone') })
  await expect.element(phone).toHaveAccessibleDescription('This number has an account.')
  await expect.element(phone).toHaveFocus()
  const [request] = sent.filter(({ path }) => path.endsWith('/signup'))
  expect(request?.body).toMatchObject({
    ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28', gender: 'female' },
    ...{ password: 'Kupferkanne7', isTermsConfirmed: true, isTemporaryPassword: true },
    subscriptions: { newsletterConsent: true },
    source: { acquisitionType: 'Registered' },
  })
})

test('a code in place of the password is asked for by the email that was typed, and a wrong one is refused at its field [AUTH-07]', async () => {
  const sent = listen()
  await show(false)
  await press('credentials.code.link')
  await expect.element(page.getByText(words('validation.required'))).toBeVisible()
  await email().fill('ada@example.com')
  await press('credentials.code.link')
  await expect.element(page.getByText(words('credentials.code.sent', { email: 'ada@example.com' }))).toBeVisible()
  const code = page.getByRole('textbox', { name: words('credentials.code.label') })
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(page.getByRole('button', { name: /^Send a new code in \d+ seconds$/ })).toBeDisabled()
  await press('account.signIn')
  await expect.element(code).toHaveAccessibleDescription(words('credentials.code.incomplete'))
  await code.fill(' 123 456 ')
  await expect.element(code).toHaveValue('123456')
  await press('account.signIn')
  await expect.element(code).toHaveAccessibleDescription('This code is wrong.')
  const [asked, entered] = sent.filter(({ path }) => path.includes('/auth/code'))
  expect(asked?.body).toMatchObject({ username: 'ada@example.com', codeChallenge: expect.any(String) })
  expect(entered?.body).toEqual({ codeId: 'code-1', code: '123456' })
  await back()
  await expect.element(email()).toHaveValue('ada@example.com')
})

test('a code that was asked for is still waited for after the page was loaded again', async () => {
  listen()
  const pending = { codeId: 'code-1', codeVerifier: 'v', email: 'eve@example.com', askedAt: Date.now() - 60_000 }
  sessionStorage.setItem('sign-in-code.', JSON.stringify(pending))
  await show(false)
  await expect.element(page.getByText(words('credentials.code.sent', { email: 'eve@example.com' }))).toBeVisible()
  await press('credentials.code.again')
  await expect.element(page.getByText(words('credentials.code.sentAgain'))).toBeVisible()
  await back()
  expect(sessionStorage.getItem('sign-in-code.')).toBeNull()
})
