import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { formatMessage } from '@lacehouse/messages'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ShippingStep } from './shipping-step.tsx'

const secret = 'a secret of the test'
const cart = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 1,
  currency: 'USD',
  state: 'open',
  items: [],
  couponItems: [],
  shippingMethods: [],
  customerNotifications: [],
} as unknown as Cart

const fields = getAddressRules('US', 'shipping').fields.map(
  ({ field, options: _, ...rule }) => ({ ...rule, name: field, label: field }) as AddressFormField,
)
const person = {
  firstName: 'Ada',
  lastName: 'Marsh',
  addressLine1: '12 Valencia St',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94103',
  phone: '4155550132',
  email: 'ada@example.com',
}

const asJson = { headers: { 'content-type': 'application/json' } }
const json = (body: unknown) => new Response(JSON.stringify(body), asJson)
/** The fields that are completed while they are typed. */
const completed = ['addressLine1', 'postalCode']
const always = (element: ReactElement | null) => () => element

/** Accepts every address, the first one only where the cart is not lost, and gives the addresses that were sent. */
function listen({ isLost = false } = {}): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (path.includes('/captcha/challenge'))
      return json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (path.includes('/addressCompletions')) return json({ fields: [...completed], completions: [] })
    if (path.includes('/validation')) return json({ status: 'valid', problems: [] })
    if (path.includes('/shippingAddress') && sent.push(JSON.parse(String(init?.body))) === 1 && isLost)
      return Response.json({ errorDetails: [{ errorId: 'BSK404', message: 'lost' }] }, { status: 404 })
    return json(cart)
  })
  return sent
}
afterEach(() => vi.restoreAllMocks())

async function show(
  onDone: () => void,
  captcha: { address: boolean },
  onNotice: (notice: unknown) => void = () => undefined,
): Promise<void> {
  localStorage.setItem('cart.', JSON.stringify({ cartId: cart.id, count: 1 }))
  const step = { fields, cart, notice: null, onSend: () => undefined, onDone, onNotice }
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'checkout', 'cart', 'validation', 'errors']}>
        <ShippingStep {...step} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const site = { siteId: 'US', country: 'US', currency: 'USD', features: { captcha } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { locale: 'en-us', site } } }} />)
}

async function send(): Promise<void> {
  for (const [name, value] of Object.entries(person))
    await page.getByRole(completed.includes(name) ? 'combobox' : 'textbox', { name, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

test('a site with a captcha for addresses gets a solved one with the address [CHK-02] [AUTH-08]', async () => {
  const sent = listen()
  const onDone = vi.fn()
  await show(onDone, { address: true })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]).toMatchObject({ address: { city: 'San Francisco', countryCode: 'US' } })
  expect(await verifySolution(String(sent[0]?.recaptcha_response), secret)).toBe(true)
})

test('an address that is sent again for a recreated cart has a captcha of its own [AUTH-08] [CART-21]', async () => {
  const sent = listen({ isLost: true })
  const onDone = vi.fn()
  await show(onDone, { address: true })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const captchas = sent.map(({ recaptcha_response }) => String(recaptcha_response))
  expect(new Set(captchas).size).toBe(2)
  expect(await Promise.all(captchas.map((captcha) => verifySolution(captcha, secret)))).toEqual([true, true])
})

test('a site without it gets no captcha [CHK-02]', async () => {
  const sent = listen()
  const onDone = vi.fn()
  await show(onDone, { address: false })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]).not.toHaveProperty('recaptcha_response')
})

test('the newsletter is asked for with the address, and wanted only where its box is ticked [CHK-18]', async () => {
  const sent = listen()
  const onDone = vi.fn()
  await show(onDone, { address: false })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(2)
  const consents = sent.map(({ address }) => (address as { subscriptions: unknown }).subscriptions)
  expect(consents).toEqual([{ newsletterConsent: false }, { newsletterConsent: true }])
})

test('a delivery that was chosen just before the address is not lost where the address excludes it [CART-14]', async () => {
  const withMethod = (code: string) =>
    ({ ...cart, shippingMethods: [{ shippingId: 'me', code, applicableShippingMethods: [] }] }) as unknown as Cart
  const answered = Promise.withResolvers<Cart>()
  const sent = listen()
  const notices = vi.fn()
  const onDone = vi.fn()
  await show(onDone, { address: false }, notices)
  const chosen = changeCart(() => answered.promise)
  await send()
  answered.resolve(withMethod('express'))
  await chosen
  await expect.poll(() => sent.length).toBe(1)
  const text = formatMessage('en-us', 'ORD518')
  await expect.poll(() => notices.mock.calls.some(([notice]) => notice?.text === text)).toBe(true)
  expect(onDone).not.toHaveBeenCalled()
})

test.each([
  ['SHP500', 'addressLine1'],
  ['SHP410', 'phone'],
  ['CHK320', 'city'],
  ['CHK380', 'postalCode'],
  ['ORD400', 'email'],
] as const)('a refusal with %s stands at the field %s [CHK-16]', async (errorId, field) => {
  const refusal = { errorDetails: [{ errorId, field, message: '' }], correlationId: 'c' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input)
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (path.includes('/addressCompletions')) return json({ fields: [...completed], completions: [] })
    if (path.includes('/validation')) return json({ status: 'valid', problems: [] })
    if (path.includes('/shippingAddress')) return new Response(JSON.stringify(refusal), { ...asJson, status: 400 })
    return json(cart)
  })
  await show(() => undefined, { address: false })
  await send()
  const role = completed.includes(field) ? 'combobox' : 'textbox'
  await expect.element(page.getByRole(role, { name: field, exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(formatMessage('en-us', errorId)).first()).toBeVisible()
})

test('a mistyped mail domain is corrected by one press', async () => {
  listen()
  await show(() => undefined, { address: false })
  const email = page.getByRole('textbox', { name: 'email', exact: true })
  await email.fill('ada@gmial.com')
  await page.getByRole('textbox', { name: 'firstName', exact: true }).click()
  await page.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click()
  await expect.element(email).toHaveValue('ada@gmail.com')
})

test('a postal code that is being typed is completed with its city by the keyboard', async () => {
  const address = { postalCode: '94110', city: 'Daly City', province: 'CA' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input).includes('/addressCompletions')
      ? json({ fields: ['postalCode'], completions: [{ label: '94110, Daly City, CA', address }] })
      : json({ expiresIn: 900 }),
  )
  await show(() => undefined, { address: false })
  const postalCode = page.getByRole('combobox', { name: 'postalCode', exact: true })
  await postalCode.fill('94110')
  await expect.element(page.getByRole('option')).toHaveTextContent('94110, Daly City, CA')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'city', exact: true })).toHaveValue('Daly City')
  await expect.element(postalCode).toHaveAttribute('aria-expanded', 'false')
})
