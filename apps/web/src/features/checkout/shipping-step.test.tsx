import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { AddressFormField } from './address-fields.ts'
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

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const always = (element: ReactElement | null) => () => element

/** Accepts every address, and gives the addresses that were sent. */
function listen(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (path.includes('/captcha/challenge'))
      return json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (path.includes('/validation')) return json({ status: 'valid', problems: [] })
    if (path.includes('/shippingAddress')) sent.push(JSON.parse(String(init?.body)))
    return json(cart)
  })
  return sent
}
afterEach(() => vi.restoreAllMocks())

async function show(onDone: () => void, captcha: { address: boolean }): Promise<void> {
  localStorage.setItem('cart.', JSON.stringify({ cartId: cart.id, count: 1 }))
  const step = { fields, cart, notice: null, onSend: () => undefined, onDone, onNotice: () => undefined }
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
  for (const [name, value] of Object.entries(person)) await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

test('a site with a captcha for addresses gets a solved one with the address [CHK-02]', async () => {
  const sent = listen()
  const onDone = vi.fn()
  await show(onDone, { address: true })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]).toMatchObject({ address: { city: 'San Francisco', countryCode: 'US' } })
  expect(await verifySolution(String(sent[0]?.recaptcha_response), secret)).toBe(true)
})

test('a site without it gets no captcha [CHK-02]', async () => {
  const sent = listen()
  const onDone = vi.fn()
  await show(onDone, { address: false })
  await send()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]).not.toHaveProperty('recaptcha_response')
})
