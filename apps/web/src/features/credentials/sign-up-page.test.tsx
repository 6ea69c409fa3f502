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

const show = (own: Partial<typeof features> = {}) =>
  showInShop(<SignUpPage email="eve@example.com" source={source} wasSentPlain={false} />, {
    areas: ['common', 'account', 'credentials', 'enrolment', 'validation', 'errors'],
    site: { country: 'US', minimalAge: 13, features: { ...features, ...own } },
  })

async function send(): Promise<void> {
  const fill = (key: 'firstName' | 'lastName' | 'password', value: string) =>
    page.getByRole('textbox', { name: words(`enrolment.signUp.${key}`) }).fill(value)
  await fill('firstName', 'Eve')
  await fill('lastName', 'Marsh')
  await fill('password', 'Kupferkanne7')
  await page
    .getByRole('checkbox', { name: /^I agree/ })
    .last()
    .click()
  await page.getByRole('button', { name: words('enrolment.signUp.create') }).click()
  await expect.element(page.getByText(words('enrolment.signUp.known'))).toBeVisible()
}

async function signUp(): Promise<void> {
  await show()
  await send()
}

const joins = () => page.getByRole('checkbox', { name: /join the loyalty program/ })
const memberNewsletter = () => page.getByRole('checkbox', { name: words('enrolment.signUp.loyaltyNewsletter') })

test('what the page’s address says about a new account is sent with it, and a member’s code as its token [RT-14] [REG-10]', async () => {
  const sent = listen(['ABCDEF0123'])
  await signUp()
  await expect.element(page.getByText(words('enrolment.signUp.invited'))).toBeVisible()
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

test('who joins the programme is offered its newsletter by a box of its own, which is empty and sent only when ticked [LOY-04] [REG-03]', async () => {
  const sent = listen([])
  await show()
  await expect.element(memberNewsletter()).not.toBeInTheDocument()
  await joins().click()
  await expect.element(memberNewsletter()).not.toBeChecked()
  await send()
  await memberNewsletter().click()
  await page.getByRole('button', { name: words('enrolment.signUp.create') }).click()
  await expect.poll(() => sent.signup.length).toBe(2)
  const member = { newsletterConsent: false, loyaltyConsent: true, loyaltyEnrollment: 'Full' }
  expect(sent.signup.map(({ body }) => body.subscriptions)).toEqual([
    member,
    { ...member, loyaltyNewsletterConsent: true },
  ])
})

test('the newsletter of members ends with the choice to join, and has to be ticked anew [LOY-04]', async () => {
  const sent = listen([])
  await show()
  await joins().click()
  await memberNewsletter().click()
  await joins().click()
  await expect.element(memberNewsletter()).not.toBeInTheDocument()
  await send()
  expect(sent.signup[0]?.body.subscriptions).toEqual({ newsletterConsent: false })
  await joins().click()
  await expect.element(memberNewsletter()).not.toBeChecked()
})

test('a shop without a loyalty programme has neither of its boxes [LOY-04]', async () => {
  await show({ loyalty: false })
  await expect.element(page.getByRole('checkbox', { name: words('enrolment.signUp.newsletter') })).toBeVisible()
  await expect.element(joins()).not.toBeInTheDocument()
  await expect.element(memberNewsletter()).not.toBeInTheDocument()
})
