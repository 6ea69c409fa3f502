import { formatMessage } from '@lacehouse/messages'
import { type Ref, useImperativeHandle } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { queryClient } from '../../client/api/query-client.ts'
import type { Order } from './order.ts'
import { OrderNext } from './order-next.tsx'

type Handle = { readonly tokenise: () => Promise<object> }
type FieldsProps = { readonly ref: Ref<Handle>; readonly openSession: () => Promise<object> }

const provider = vi.hoisted(() => ({ outcome: {} as object }))
const bank = vi.hoisted(() => ({ openDialog: vi.fn() }))

/** The provider's fields, which give what the test says. */
vi.mock('../../components/payment/card-fields.tsx', () => ({
  CardFields: ({ ref }: FieldsProps) => {
    useImperativeHandle(ref, () => ({ tokenise: async () => provider.outcome }))
    return null
  },
}))
vi.mock('../../ui/dialogs/open-dialog.ts', () => bank)

const orderNumber = '7KQ2M4XB9C'
const due = 'Your bank declined the payment for your pre-order, so your parcel is waiting.'
const held = {
  ...{ orderNumber, type: 'regular', state: 'finalised', flash: [], items: [], shipments: [] },
  preOrder: { from: '2027-03-12', note: due, card: 'Pay by another card' },
} as unknown as Order
const charging = { ...held, preOrder: { from: '2027-03-12', note: 'Your card is being charged.' } }
const action = { type: 'challenge', id: 'ch_1', url: 'https://bank.test/ch_1' }
const challenged = { ...held, flash: [{ code: 'PaymentNotAuthorized', type: '3DS', message: '', details: { action } }] }

const reply = (body: object, status = 200): Response => Response.json(body, { status })
const declined = () => reply({ errorDetails: [{ errorId: 'PYT402', message: 'The card was declined.' }] }, 402)

/** A shop that answers each naming of a card in turn; lists the cards. */
function answer(...replies: Response[]): string[] {
  const named: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init)
    if (!request.url.includes(`/order/${orderNumber}`)) return reply({ expiresIn: 900 })
    named.push(JSON.parse(await request.text()).additionalData.card)
    return replies.shift()?.clone() ?? reply({}, 500)
  })
  return named
}

const pay = page.getByRole('button', { name: 'Pay by another card' })
const t = (id: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', id)

async function show(order: Order = held): Promise<void> {
  queryClient.setQueryData(['order', orderNumber], order)
  await showInShop(<OrderNext order={order} />, { areas: ['common', 'order', 'cart', 'payment', 'errors'] })
}
const shown = () => queryClient.getQueryData(['order', orderNumber])

afterEach(() => {
  vi.restoreAllMocks()
  bank.openDialog.mockReset()
  provider.outcome = { ok: true, card: { token: 'tok_2' } }
  localStorage.clear()
})

test('an order whose card was declined says until when another one pays, and a card that is taken shows the order as it is then [PAY-14]', async () => {
  provider.outcome = { ok: true, card: { token: 'tok_2' } }
  const named = answer(reply(charging))
  await show()
  await expect.element(page.getByText(due)).toBeVisible()
  await pay.click()
  await expect.poll(shown).toEqual(charging)
  expect(named).toEqual(['tok_2'])
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('an order that awaits no card has no form for one', async () => {
  await show(charging as Order)
  await expect.element(page.getByText('Your card is being charged.')).toBeVisible()
  expect(page.getByRole('form').elements()).toEqual([])
})

test('a card that is not complete, or is declined, is said at the form, and the next one pays [PAY-14]', async () => {
  provider.outcome = { ok: false, reason: 'incomplete' }
  const named = answer(declined(), reply(charging))
  await show()
  await pay.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('payment.card.incomplete'))
  expect(named).toEqual([])
  provider.outcome = { ok: true, card: { token: 'tok_bad' } }
  await pay.click()
  await expect.element(page.getByRole('alert')).not.toHaveTextContent(t('payment.card.incomplete'))
  await expect.poll(() => page.getByRole('alert').element().textContent).toBeTruthy()
  expect(shown()).toEqual(held)
  provider.outcome = { ok: true, card: { token: 'tok_good' } }
  await pay.click()
  await expect.poll(shown).toEqual(charging)
  expect(named).toEqual(['tok_bad', 'tok_good'])
})

test.each([
  ['passes', [reply(challenged), reply(charging)], null, charging],
  ['fails', [reply(challenged), declined()], 'some', held],
  ['gives up', [reply(challenged), reply(challenged)], 'authentication', held],
] as const)(
  'a card whose holder %s the bank’s challenge is named again, and the shop decides [CHK-09] [PAY-14]',
  async (_, replies, problem, after) => {
    provider.outcome = { ok: true, card: { token: 'tok_3ds' } }
    bank.openDialog.mockResolvedValue({ ok: true, value: 'cancelled' })
    const named = answer(...replies)
    await show()
    await pay.click()
    await expect.poll(() => named).toEqual(['tok_3ds', 'tok_3ds'])
    expect(bank.openDialog).toHaveBeenCalledExactlyOnceWith('challenge', { id: action.id, url: action.url })
    await expect.element(pay).not.toHaveAttribute('aria-busy')
    expect(shown()).toEqual(after)
    const alerts = page.getByRole('alert').elements()
    expect(alerts).toHaveLength(problem === null ? 0 : 1)
    if (problem === 'authentication')
      await expect.element(page.getByRole('alert')).toHaveTextContent(t('payment.authentication.failed'))
  },
)
