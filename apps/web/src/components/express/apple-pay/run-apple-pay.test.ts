import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import type { ApplePayClass, AppleSession } from './apple-pay.ts'
import { followSession, type WalletEnd } from './run-apple-pay.ts'
import type { WalletCalls } from './wallet-calls.ts'

vi.stubGlobal('window', {})

const methods = [
  { code: 'standard', label: 'Standard', deliveryTime: '2–4 days', price: { amount: 5, currency: 'USD' } },
  { code: 'express', label: 'Express', deliveryTime: '1 day', price: { amount: 15, currency: 'USD' } },
]
const cart = {
  id: 'c1',
  version: 1,
  currency: 'USD',
  totals: { total: 109, itemTotal: 100, totalDiscount: 0, shipping: 5, tax: 4, taxKnown: true },
  shippingMethods: [{ shippingId: 'me', code: 'standard', applicableShippingMethods: methods }],
} as unknown as Cart

const refusal = (errorId: string, field?: string) =>
  new ApiError({
    status: 409,
    details: [{ errorId, message: `words of ${errorId}`, ...(field && { field }) }],
    correlationId: 'x',
  })

const contact = {
  givenName: 'Ada',
  familyName: 'Marsh',
  addressLines: ['12 Valencia St'],
  locality: 'San Francisco',
  administrativeArea: 'CA',
  postalCode: '94103',
  countryCode: 'US',
}
const payment = { token: { paymentData: { version: 'EC_v1' } }, shippingContact: contact }

/** Starts a session that records its completions, with calls that succeed except those that a test replaces. */
const begin = (spoilt: Partial<WalletCalls> = {}, openCart = async () => cart) => {
  const answers: Record<string, unknown>[] = []
  const keep = (answer: unknown) => void answers.push(answer as Record<string, unknown>)
  const ends: WalletEnd[] = []
  const session = {
    begin: () => undefined,
    abort: () => keep({ aborted: true }),
    completeMerchantValidation: keep,
    completePaymentMethodSelection: keep,
    completeShippingContactSelection: keep,
    completeShippingMethodSelection: keep,
    completePayment: keep,
  } as unknown as AppleSession
  const calls: WalletCalls = {
    openSession: async () => ({ merchantSessionIdentifier: 'm' }),
    setAddress: async () => ({ ...cart, version: 2 }),
    setMethod: async () => ({ ...cart, version: 3 }),
    setBilling: async () => cart,
    addSealed: async () => cart,
    place: async () => ({ orderNumber: 'LH1', state: 'finalised' }),
    ...spoilt,
  }
  const ApplePay = { STATUS_SUCCESS: 0, STATUS_FAILURE: 1 } as unknown as ApplePayClass
  const words = { t: (key: string) => key, country: 'US', countryName: 'United States' }
  followSession(session, { ApplePay, calls, words, openCart, onEnd: (end) => ends.push(end) })
  const last = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
    return answers.at(-1)
  }
  return { session, last, ends }
}

const pending = { amount: '1', type: 'pending' }

test('each event of the session is answered with the price of the cart, and paying ends in an order [PAY-08]', async () => {
  const { session, last, ends } = begin()
  session.onvalidatemerchant({ validationURL: 'https://apple.test' })
  expect(await last()).toEqual({ merchantSessionIdentifier: 'm' })
  session.onshippingcontactselected({ shippingContact: contact })
  await vi.waitFor(async () =>
    expect(await last()).toMatchObject({
      newTotal: { label: 'wallet.merchant', amount: '109.00', type: 'final' },
      newShippingMethods: [{ identifier: 'standard', amount: '5.00' }, { identifier: 'express' }],
    }),
  )
  session.onpaymentauthorized({ payment })
  await vi.waitFor(() => expect(ends).toMatchObject([{ kind: 'paid', order: { orderNumber: 'LH1' } }]))
  expect(await last()).toEqual({ status: 0 })
})

test.each(['PAY401', 'SHP404', 'CHK380', 'SHP500'])(
  'an area that %s is about is marked unserviceable, with a total of 1 pending [PAY-09]',
  async (errorId) => {
    const { session, last } = begin({ setAddress: () => Promise.reject(refusal(errorId)) })
    session.onshippingcontactselected({ shippingContact: contact })
    expect(await last()).toMatchObject({
      newTotal: pending,
      errors: [{ code: 'addressUnserviceable', contactField: 'postalAddress', message: 'wallet.error.unserviceable' }],
    })
  },
)

test('a refused delivery and an unknown one each answer an error with a pending total [PAY-09]', async () => {
  const refused = begin({ setMethod: () => Promise.reject(refusal('SHP404')) })
  refused.session.onshippingmethodselected({ shippingMethod: { identifier: 'express' } })
  expect(await refused.last()).toMatchObject({ newTotal: pending, errors: [{ message: 'wallet.error.method' }] })
  const unknown = begin()
  unknown.session.onshippingmethodselected({ shippingMethod: { identifier: 'balloon' } })
  expect(await unknown.last()).toMatchObject({ newTotal: pending, errors: [{ message: 'wallet.error.methodUnknown' }] })
})

test.each([
  ['setAddress', refusal('PRO414', 'postalCode'), { code: 'shippingContactInvalid', contactField: 'postalCode' }],
  ['setAddress', refusal('PRO412', 'phone'), { code: 'shippingContactInvalid', contactField: 'phoneNumber' }],
  ['setBilling', refusal('BIL400', 'city'), { code: 'billingContactInvalid', contactField: 'locality' }],
  ['place', refusal('PYT406'), { code: 'unknown', message: 'PYT406' }],
  ['place', new Error('anything'), { code: 'unknown', message: 'wallet.error.unknown' }],
] as const)('what %s refuses is marked in the sheet, and nothing is paid [PAY-09]', async (call, error, marked) => {
  const { session, last, ends } = begin({ [call]: () => Promise.reject(error) })
  session.onpaymentauthorized({ payment })
  expect(await last()).toMatchObject({ status: 1, errors: [marked] })
  expect(ends).toEqual([])
})

test('a failed merchant validation closes the sheet and is only logged [PAY-11]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { session, last, ends } = begin({ openSession: () => Promise.reject(refusal('PAY400')) })
  session.onvalidatemerchant({ validationURL: 'https://apple.test' })
  expect(await last()).toEqual({ aborted: true })
  await vi.waitFor(() => expect(ends).toEqual([{ kind: 'unavailable' }]))
  expect(log).toHaveBeenCalledOnce()
})

test('a closed sheet ends once, with the cart in its latest state [PAY-08]', async () => {
  const { session, ends, last } = begin()
  session.onshippingcontactselected({ shippingContact: contact })
  await last()
  session.oncancel()
  session.oncancel()
  expect(ends).toMatchObject([{ kind: 'cancelled', cart: { version: 2 } }])
})

test('a refused cart ends the sheet with the reason, which the page shows [PAY-09]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = refusal('PRC400')
  const { session, last, ends } = begin({}, () => Promise.reject(refused))
  session.onvalidatemerchant({ validationURL: 'https://apple.test' })
  expect(await last()).toEqual({ aborted: true })
  await vi.waitFor(() => expect(ends).toEqual([{ kind: 'unavailable', refusal: refused }]))
})
