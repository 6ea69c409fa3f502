import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const features = {
  ...{ loyalty: true, birthDateRequired: false, phoneAtSignUp: false, genderAtSignUp: false },
  captcha: { signIn: false, signUp: false },
}

type Sent = { readonly body: Record<string, unknown>; readonly headers: Headers }

/** Takes sign-ups down and refuses them, so that the form stays; `codes` are the referral codes that exist. */
function listen(codes: readonly string[]) {
  const sent: Record<'signup' | 'token', Sent[]> = { signup: [], token: [] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const request = { body: JSON.parse(String(init?.body ?? '{}')), headers: new Headers(init?.headers) }
    if (path.endsWith('/server/time')) return Response.json({ timestamp: 0, iso: '2026-11-23T10:00:00.000Z' })
    if (path.endsWith('/loyalty/token')) {
      sent.token.push(request)
      return codes.includes(request.body.referralCode)
        ? Response.json({ token: 'signed', expiresIn: 1 })
        : Response.json({ errorDetails: [{ errorId: 'PRO404', message: '' }], correlationId: 'c' }, { status: 404 })
    }
    if (path.endsWith('/signup')) {
      sent.signup.push(request)
      return Response.json(
        { errorDetails: [{ errorId: 'AUT439', field: 'email', message: '' }], correlationId: 'c' },
        { status: 409 },
      )
    }
    return Response.json({ consumerType: 'GUEST', expiresIn: 900 })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

const source = {
  store: 'S1',
  campaignName: 'spring',
  consumerId: 'crm-7',
  leadSource: 'instagram',
  referralCode: 'ABCDEF0123',
}

async function signUp(): Promise<void> {
  await showInShop(<SignUpPage email="eve@example.com" source={source} wasSentPlain={false} />, {
    areas: ['common', 'account', 'credentials', 'validation', 'errors'],
    site: { country: 'US', minimalAge: 13, features },
  })
  const fill = (key: 'firstName' | 'lastName' | 'password', value: string) =>
    page.getByRole('textbox', { name: words(`credentials.signUp.${key}`) }).fill(value)
  await fill('firstName', 'Eve')
  await fill('lastName', 'Marsh')
  await fill('password', 'Kupferkanne7')
  await page
    .getByRole('checkbox', { name: /^I agree/ })
    .last()
    .click()
  await page.getByRole('button', { name: words('credentials.signUp.create') }).click()
  await expect.element(page.getByText(words('credentials.signUp.known'))).toBeVisible()
}

test('what the page’s address says about a new account is sent with it, and a member’s code as its token [RT-14] [REG-10]', async () => {
  const sent = listen(['ABCDEF0123'])
  await signUp()
  await expect.element(page.getByText(words('credentials.signUp.invited'))).toBeVisible()
  const [token] = sent.token
  expect([token?.body.referralCode, token?.headers.get('leadsource')]).toEqual(['ABCDEF0123', 'instagram'])
  expect(token?.body.usid).toMatch(/^[0-9a-f-]{36}$/)
  const [account] = sent.signup
  expect(account?.headers.get('source')).toBe('instagram')
  expect(account?.body).toMatchObject({
    email: 'eve@example.com',
    source: { acquisitionType: 'Registered', store: 'S1', campaignName: 'spring', consumerId: 'crm-7' },
    referralToken: 'signed',
  })
})

test('a code that no member has does not stop a sign-up [REG-10]', async () => {
  const sent = listen([])
  await signUp()
  expect(sent.signup).toHaveLength(1)
  expect(sent.signup[0]?.body.referralToken).toBeUndefined()
})
