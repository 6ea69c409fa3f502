import type { EventDialogBlock } from '@lacehouse/contracts'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { EventDialog } from './event-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const nothing = () => undefined

const event: EventDialogBlock = {
  ...{ id: 'e1', type: 'event-dialog', fragment: 'sign-up', eventId: 'basecamp', title: 'Basecamp' },
  ...{ startDate: '2027-03-12T15:00:00Z', endDate: '2027-03-13T18:00:00Z', enablePlusOne: true },
  ...{ submitCtaLabel: 'Sign up', confirmationTitle: 'See you there', confirmationSubtitle: 'Your place is saved.' },
}
const days = ['2027-03-12', '2027-03-13']
const consumerDetails = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', addresses: [] }
const registered = {
  ...{ registrationId: 'r1', state: 'confirmed', attendingDays: days.slice(0, 1), plusOne: '', gender: '' },
  ...{ firstName: 'Ada', lastName: 'Byron', phoneNumber: '' },
}

/** Answers the calls of the dialog; the first sign-up is refused where `refuses` is set. */
function listen({ of = days, refuses = false, state = 'open' } = {}) {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname.endsWith('/event-registration')) {
      sent.push(JSON.parse(String(init?.body)))
      if (!refuses || sent.length > 1) return Response.json({ registration: registered })
      const errorDetails = [{ errorId: 'EVT409', message: 'The event has started.' }]
      return Response.json({ errorDetails, correlationId: 'c' }, { status: 409 })
    }
    if (pathname.includes('/event-registration/')) return Response.json({ registration: null })
    if (pathname.includes('/events/'))
      return Response.json({
        ...{ eventId: 'basecamp', name: 'Basecamp', place: '', startDate: event.startDate, endDate: event.endDate },
        ...{ timeZone: 'UTC', days: of, enablePlusOne: true, state },
      })
    if (pathname.endsWith('/consumers-v3/consumer')) return Response.json({ consumerProfile: { consumerDetails } })
    return Response.json({ consumerType: 'CONSUMER', expiresIn: 900, timestamp: 0, iso: '2026-11-23T10:00:00.000Z' })
  })
  return sent
}

async function show(isSignedIn: boolean): Promise<void> {
  saveAccount(isSignedIn ? { consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' } : null)
  const features = { birthDateRequired: false, captcha: { signIn: false, signUp: false } }
  await showInShop(<EventDialog args={{ event }} resolve={nothing} dismiss={nothing} />, {
    areas: ['common', 'events', 'account', 'credentials', 'enrolment', 'favourites', 'validation', 'errors'],
    site: { country: 'US', minimalAge: 13, features },
  })
}

const box = (name: RegExp) => page.getByRole('checkbox', { name })
const field = (name: string) => page.getByRole('textbox', { name, exact: false })
const send = () => page.getByRole('button', { name: 'Sign up', exact: true }).click()

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
  queryClient.clear()
})

test('a guest begins with the sign-in, goes on to the new account and comes back [EVT-01]', async () => {
  listen()
  await show(false)
  await expect.element(page.getByText(words('events.signIn.text'))).toBeVisible()
  await field(words('account.email')).fill('ada@example.com')
  await page.getByRole('button', { name: words('enrolment.signUp.open') }).click()
  await expect.element(page.getByRole('heading', { name: words('enrolment.signUp.title') })).toBeVisible()
  await page.getByRole('button', { name: words('account.signIn'), exact: true }).click()
  await expect.element(field(words('account.email'))).toHaveValue('ada@example.com')
})

test('a signed-in shopper fills in the form, with the email of the account that cannot be changed, and gets the confirmation [EVT-01] [EVT-02]', async () => {
  const sent = listen()
  await show(true)
  await expect.element(field(words('events.field.email'))).toHaveValue('ada@example.com')
  await expect.element(field(words('events.field.email'))).toHaveAttribute('readonly')
  await send()
  await expect.element(page.getByText(words('validation.accept'))).toBeVisible()
  expect(sent).toEqual([])
  await box(/March 12/).click()
  await field(words('events.field.plusOne')).fill('R2D2')
  await box(/terms/).click()
  await send()
  await expect.element(field(words('events.field.plusOne'))).toHaveAttribute('aria-invalid', 'true')
  await field(words('events.field.plusOne')).fill('')
  await send()
  await expect.element(page.getByRole('heading', { name: 'See you there' })).toBeVisible()
  expect(sent).toMatchObject([
    { email: 'ada@example.com', attendingDays: '2027-03-12', eventTermsAccepted: true, firstName: 'Ada', plusOne: '' },
  ])
})

test('an event of one day asks for no day, and a failure is shown in a box that can be closed [EVT-02] [EVT-03]', async () => {
  const sent = listen({ of: days.slice(0, 1), refuses: true })
  await show(true)
  await box(/terms/).click()
  expect(page.getByRole('group', { name: words('events.field.attendingDays') }).elements()).toEqual([])
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('EVT409'))
  await page
    .getByRole('alert')
    .getByRole('button', { name: words('common.close') })
    .click()
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([])
  await send()
  await expect.element(page.getByRole('heading', { name: 'See you there' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('a cancelled event says so and takes no sign-up [EVT-01]', async () => {
  listen({ state: 'cancelled' })
  await show(true)
  await expect.element(page.getByText(words('events.cancelled'))).toBeVisible()
  expect(field(words('events.field.email')).elements()).toEqual([])
})
