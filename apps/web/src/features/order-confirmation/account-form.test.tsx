import { formatMessage } from '@lacehouse/messages'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { AccountForm } from './account-form.tsx'
import type { Order } from './order.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Marsh',
  addressLine1: '12 Valencia St',
  city: 'San Francisco',
  countryCode: 'US',
}
const order = { orderNumber: 'A1B2C3', email: 'ada@example.com', billingAddress: address } as unknown as Order
const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const always = (element: ReactElement | null) => () => element

type Sent = {
  readonly consumerProfile: { readonly consumerDetails: { readonly birthDate: string } }
  readonly recaptcha_response?: string
}
const secret = 'a secret of the test'

/** Answers with the server's time, and gives the accounts that were sent. */
function listen(serverTime: string) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/server/time')) return json({ timestamp: Date.parse(serverTime), iso: serverTime })
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (path.includes('/captcha/challenge'))
      return json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (init?.method === 'POST' && path.includes('/consumer')) sent.push(JSON.parse(String(init.body)))
    return json({ authorizationCode: 'code' })
  })
  return sent
}
afterEach(() => vi.restoreAllMocks())

async function show({ asksCaptcha = false } = {}) {
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'order', 'account', 'validation', 'errors']}>
        <AccountForm order={order} onDone={() => undefined} onExists={() => undefined} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const features = { birthDateRequired: true, captcha: { signUp: asksCaptcha } }
  const site = { siteId: 'US', country: 'US', currency: 'USD', minimalAge: 13, features }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { locale: 'en-us', site } } }} />)
}

const birthDate = () => page.getByRole('textbox', { name: words('order.account.birthDate') })
const password = () => page.getByRole('textbox', { name: words('order.account.password') })
const create = () => page.getByRole('button', { name: words('order.account.create') }).click()

test('a birth date is typed in the order of the locale and sent as YYYY-MM-DD [VAL-07]', async () => {
  const sent = listen('2026-11-22T10:00:00.000Z')
  await show()
  await expect.element(birthDate()).toHaveAttribute('placeholder', 'MM/DD/YYYY')
  await birthDate().fill('02/28/1990')
  await password().fill('Lantern-42-quiet')
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
  await create()
  await expect.poll(() => sent[0]?.consumerProfile.consumerDetails.birthDate).toBe('1990-02-28')
})

test('where the site asks for it, a sign-up is sent with a solved captcha [AUTH-08]', async () => {
  const sent = listen('2026-11-22T10:00:00.000Z')
  await show({ asksCaptcha: true })
  await birthDate().fill('02/28/1990')
  await password().fill('Lantern-42-quiet')
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
  await create()
  await expect.poll(() => sent.length).toBe(1)
  expect(await verifySolution(sent[0]?.recaptcha_response ?? '', secret)).toBe(true)
})

test('what is no day is named with the pattern, and a day before the first with that day [VAL-02] [VAL-07]', async () => {
  listen('2026-11-22T10:00:00.000Z')
  await show()
  await birthDate().fill('02/30/1990')
  await create()
  await expect.element(page.getByText('Please enter a date as MM/DD/YYYY')).toBeVisible()
  await birthDate().fill('12/31/1899')
  await create()
  await expect.element(page.getByText('Date must be same or after 01/01/1900')).toBeVisible()
})

test('the age is judged by the server’s day, whatever the clock of the shopper says', async () => {
  const sent = listen('2001-01-01T10:00:00.000Z')
  await show()
  await birthDate().fill('02/28/1990')
  await create()
  await expect.element(page.getByText(words('validation.age', { age: 13 }))).toBeVisible()
  expect(sent).toEqual([])
})

test('a password without the letters and digits that it needs is refused in words at its field [VAL-01]', async () => {
  listen('2026-11-22T10:00:00.000Z')
  await show()
  for (const wrong of ['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere']) {
    await password().fill(wrong)
    await create()
    await expect.element(password()).toHaveAccessibleDescription(/Password does not meet requirements\./)
  }
})
