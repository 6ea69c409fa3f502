import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { SignInForm } from './sign-in-form.tsx'

const secret = 'a secret of the test'

const nothing = () => undefined
const steps = { onDone: nothing, onEmail: nothing, onForgot: nothing, onCode: nothing, onSignUp: nothing }

/** Fills in the form of a site that asks for a captcha or does not, and sends it. */
async function signIn({ asksCaptcha }: { readonly asksCaptcha: boolean }) {
  await showInShop(<SignInForm {...steps} />, {
    areas: ['common', 'account', 'credentials', 'dialogs', 'validation', 'errors'],
    site: { features: { captcha: { signIn: asksCaptcha } } },
  })
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Wrong1234')
  await page.getByRole('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  return email
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['AUT401', 'banner'],
  ['AUT423', 'banner'],
  ['AUT500', 'banner'],
  ['AUT453', 'field'],
] as const)('a sign-in that is refused with %s says so in the %s [ERR-01] [AUTH-07]', async (errorId, place) => {
  const { status, place: catalogued } = errorCatalogue[errorId]
  expect(catalogued).toBe(place)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input).includes('/signin')
      ? Response.json({ errorDetails: [{ errorId, message: 'server' }], correlationId: 'c' }, { status })
      : Response.json({ consumerType: 'GUEST', expiresIn: 900 }),
  )
  const email = await signIn({ asksCaptcha: false })
  if (place === 'field') {
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    expect(page.getByRole('alert').elements()).toEqual([])
  } else {
    await expect.element(page.getByRole('form').getByRole('alert')).toBeVisible()
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('where the site asks for it, a sign-in is sent with a solved captcha, and one that is refused is said above the form [AUTH-08]', async () => {
  const sent: { recaptcha_response?: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/captcha/challenge'))
      return Response.json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (!path.includes('/signin')) return Response.json({ consumerType: 'GUEST', expiresIn: 900 })
    sent.push(JSON.parse(String(init?.body)))
    const errorDetails = [{ errorId: 'AUT403', message: 'server' }]
    return Response.json({ errorDetails, correlationId: 'c' }, { status: 403 })
  })
  await signIn({ asksCaptcha: true })
  await expect.element(page.getByRole('form').getByRole('alert')).toHaveTextContent(formatMessage('en-us', 'AUT403'))
  expect(sent).toHaveLength(1)
  expect(await verifySolution(sent[0]?.recaptcha_response ?? '', secret)).toBe(true)
})
