import { expect, test, vi } from 'vitest'
import { mountStripeFields } from './stripe-fields.ts'

const card = { mount: vi.fn(), destroy: vi.fn(), focus: vi.fn(), on: (_: string, listen: () => void) => listen() }
const createPaymentMethod = vi.fn()
const elements = vi.fn(() => ({ create: () => card }))
vi.stubGlobal('window', { Stripe: (_key: string) => ({ elements, createPaymentMethod }) })

const mount = () => {
  const onReady = vi.fn()
  const container = {} as HTMLElement
  const fields = mountStripeFields({ container, publishableKey: 'pk_1', locale: 'de-de', theme: {}, onReady })
  return { fields, onReady, container }
}

test('Stripe’s field is mounted in the page’s container and language, and gives a token for the card [PAY-12]', async () => {
  const { fields, onReady, container } = mount()
  expect(card.mount).toHaveBeenCalledWith(container)
  expect(elements).toHaveBeenCalledWith({ locale: 'de-de' })
  expect(onReady).toHaveBeenCalledOnce()
  const made = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } }
  createPaymentMethod.mockResolvedValueOnce({ paymentMethod: made })
  const paid = { token: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }
  expect(await fields.tokenise()).toEqual({ ok: true, card: paid })
})

test.each([
  ['validation_error', 'incomplete'],
  ['card_error', 'refused'],
])('a field with %s fails as %s [PAY-12]', async (type, reason) => {
  createPaymentMethod.mockResolvedValueOnce({ error: { type } })
  expect(await mount().fields.tokenise()).toEqual({ ok: false, reason })
})
