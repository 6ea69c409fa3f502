import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { EnrolmentDialog } from './enrolment-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const nothing = () => undefined
const email = 'ada@example.com'
const known = { email, firstName: 'Ada', lastName: 'Marsh', address: [], identity: [] }
const details = { postalCode: '94103', birthDate: '1990-02-28' }

type Details = Record<string, unknown>

/** Answers for an account, whose profile takes over what is saved. */
function listen(own: Details = {}, { isMember = false, interests = '' } = {}) {
  let consumerDetails: Details = { ...known, ...own }
  const state: { isMember: boolean; interests: string; subscriptions: Details[] } = {
    ...{ isMember, interests, subscriptions: [] },
  }
  const sent: [path: string, body: unknown][] = []
  const toProfile = () => ({
    ...{ consumerNo: 'C1', consumerType: 'CONSUMER', consumerDetails, subscriptions: [], enrollments: [] },
    ...{ isLoyaltyMember: state.isMember, preferences: { interests: state.interests } },
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const body = init?.body ? JSON.parse(String(init.body)) : null
    if ((init?.method ?? 'GET') !== 'GET' && path.startsWith('/consumers-v3'))
      sent.push([path.split('/').at(-1) ?? '', body])
    if (path.endsWith('/enrollment')) {
      state.isMember = true
      return Response.json({ memberId: 'M-1', loyaltyOptInDate: '2026-11-23T10:00:00.000Z' }, { status: 201 })
    }
    if (path.endsWith('/consumer')) {
      const { consumerDetails: changed = {}, preferences = {} } = body?.consumerProfile ?? {}
      consumerDetails = { ...consumerDetails, ...changed, ...(changed.phone && { phoneText: changed.phone }) }
      state.interests = preferences.interests ?? state.interests
      return Response.json({ consumerProfile: toProfile() })
    }
    if (path.endsWith('/subscription')) {
      state.subscriptions = (body?.subscriptions ?? state.subscriptions).map((one: Details) => ({
        ...{ recipient: email, optinDate: '2026-11-23T10:00:00.000Z', doubleOptin: false, ...one },
      }))
      return Response.json({ subscriptions: state.subscriptions })
    }
    if (path.includes('/i18n/'))
      return Response.json({ countryCode: 'US', fields: [{ name: 'postalCode', label: 'ZIP' }] })
    if (path.endsWith('/server/time')) return Response.json({ timestamp: 0, iso: '2026-11-23T10:00:00.000Z' })
    return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
  })
  return sent
}

const features = { loyalty: true, smsOptIn: true, birthDateRequired: true, phoneAtSignUp: false, genderAtSignUp: false }

async function show(args = {}): Promise<void> {
  queryClient.clear()
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<EnrolmentDialog args={args} resolve={nothing} dismiss={nothing} />, {
    areas: ['common', 'account', 'credentials', 'profile', 'validation', 'errors'],
    site: { country: 'US', minimalAge: 13, features },
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
})

const press = (key: Parameters<typeof formatMessage>[1]) =>
  page.getByRole('button', { name: words(key), exact: true }).click()
const expectStep = (key: Parameters<typeof formatMessage>[1]) =>
  expect.element(page.getByRole('heading', { level: 2, name: words(key, { name: 'Ada' }) })).toBeVisible()

test('a new account outside the programme is welcomed, and goes through all steps, each of which can wait [REG-01]', async () => {
  const sent = listen()
  await show({ isNew: true })
  await expectStep('credentials.welcome.title')
  await expect.element(page.getByText(words('credentials.welcome.confirm', { email }))).toBeVisible()
  await press('credentials.enrolment.later')
  await expectStep('credentials.enrolment.mobile.title')
  await press('credentials.enrolment.later')
  await expectStep('credentials.enrolment.profile.title')
  await press('credentials.enrolment.later')
  await expectStep('profile.interests.title')
  await press('credentials.enrolment.later')
  await expectStep('credentials.enrolment.success.title')
  expect(sent).toEqual([])
})

test('joining the programme from the welcome locks what is known, and the member is welcomed next [REG-01] [REG-05] [DLG-15]', async () => {
  const sent = listen({ ...details, phone: '+14155550132', phoneText: '(415) 555-0132' })
  await show({ isNew: true })
  await press('profile.loyalty.join.action')
  await expect
    .element(page.getByRole('textbox', { name: words('profile.field.firstName') }))
    .toHaveAttribute('readonly')
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
  await press('profile.loyalty.join.action')
  await expect.element(page.getByText(words('credentials.welcome.text'))).toBeVisible()
  expect(sent.map(([path]) => path)).toEqual(['enrollment'])
  await press('credentials.enrolment.next')
  await expectStep('profile.interests.title')
})

test('an account without a phone begins there; with a saved number text messages can be agreed to by their terms [REG-01] [REG-06]', async () => {
  const sent = listen(details)
  await show()
  await expectStep('credentials.enrolment.mobile.title')
  const messages = page.getByRole('checkbox', { name: /^News by text message/ })
  await expect.element(messages).toBeDisabled()
  await press('profile.save')
  const phone = page.getByRole('textbox', { name: words('profile.field.phone') })
  await expect.element(phone).toHaveAccessibleDescription(words('validation.required'))
  await phone.fill('4155550132')
  await press('profile.save')
  await messages.click()
  await press('profile.subscription.sms.accept')
  await expect.poll(() => sent.map(([path]) => path)).toEqual(['consumer', 'subscription'])
  expect(sent[1]?.[1]).toMatchObject({ subscriptions: [{ channel: 'sms', optin: true }] })
  await press('credentials.enrolment.next')
  await expectStep('profile.interests.title')
})

test('an account with a phone begins at its details, then chooses interests, and ends [REG-01] [REG-07]', async () => {
  const sent = listen({ phone: '+14155550132', phoneText: '(415) 555-0132' })
  await show()
  await expectStep('credentials.enrolment.profile.title')
  await page.getByRole('textbox', { name: words('profile.field.birthDate') }).fill('02/28/1990')
  await press('profile.save')
  await expectStep('profile.interests.title')
  await page.getByRole('checkbox').first().click()
  await press('profile.interests.save')
  await expectStep('credentials.enrolment.success.title')
  expect(sent.map(([, body]) => body)).toEqual([
    { consumerProfile: { consumerDetails: { birthDate: '1990-02-28' } } },
    { consumerProfile: { preferences: { interests: expect.stringMatching(/^\w+$/) } } },
  ])
})

test('a member who completes the profile can opt in to the newsletter of the programme by its own empty box [LOY-04] [REG-07]', async () => {
  const sent = listen(
    { ...details, birthDate: undefined, phone: '+14155550132', phoneText: '(415) 555-0132' },
    { isMember: true },
  )
  await show()
  await expectStep('credentials.enrolment.profile.title')
  const newsletter = page.getByRole('checkbox', { name: /^News for members by mail/ })
  await expect.element(newsletter).not.toBeChecked()
  await newsletter.click()
  await expect.element(newsletter).toBeChecked()
  await expect.element(page.getByText(words('profile.subscription.pending'))).toBeVisible()
  expect(sent).toEqual([
    ['subscription', { subscriptions: [{ channel: 'email', type: 'LoyaltyNewsletter', optin: true }] }],
  ])
  await expectStep('credentials.enrolment.profile.title')
})

test('a shopper outside the programme completes the profile without the box of its newsletter [LOY-04]', async () => {
  listen({ phone: '+14155550132', phoneText: '(415) 555-0132' })
  await show()
  await expectStep('credentials.enrolment.profile.title')
  await expect.element(page.getByRole('button', { name: words('profile.save') })).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})
