import { expect, test, vi } from 'vitest'
import { mountStripeFields } from './stripe-fields.ts'

const card = {
  mount: vi.fn(),
  destroy: vi.fn(),
  focus: vi.fn(),
  on: (event: string, listen: (change: { complete: boolean }) => void) => listen({ complete: event === 'change' }),
}
const createPaymentMethod = vi.fn()
const elements = vi.fn(() => ({ create: () => card }))
vi.stubGlobal('window', { Stripe: (_key: string) => ({ elements, createPaymentMethod }) })

const mount = () => {
  const onReady = vi.fn()
  const onChange = vi.fn()
  const container = {} as HTMLElement
  const fields = mountStripeFields({ container, publishableKey: 'pk_1', locale: 'de-de', theme: {}, onReady, onChange })
  return { fields, onReady, onChange, container }
}

test('Stripe’s field is mounted in the page’s container and language, and gives a token for the card [PAY-12]', async () => {
  const { fields, onReady, onChange, container } = mount()
  expect(card.mount).toHaveBeenCalledWith(container)
  expect(elements).toHaveBeenCalledWith({ locale: 'de-de' })
  expect(onReady).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenCalledWith({ complete: true })
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

test('Stripe’s field is set in the font of the page', () => {
  const create = vi.fn(() => card)
  elements.mockReturnValueOnce({ create } as unknown as { create: () => typeof card })
  const theme = { font: '"Inter Text", sans-serif', fontFile: 'https://shop.test/assets/inter.woff2', ink: '#111' }
  const options = { publishableKey: 'pk_1', locale: 'en-us', theme, onReady: () => undefined }
  mountStripeFields({ ...options, container: {} as HTMLElement })
  const fonts = [{ family: 'Inter Text', src: 'url(https://shop.test/assets/inter.woff2)', weight: '400 700' }]
  expect(elements).toHaveBeenLastCalledWith({ locale: 'en-us', fonts })
  const base = expect.objectContaining({ fontFamily: '"Inter Text", sans-serif', color: '#111' })
  expect(create).toHaveBeenCalledWith('card', expect.objectContaining({ style: expect.objectContaining({ base }) }))
})
