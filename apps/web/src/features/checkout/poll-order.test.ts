import { expect, test, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { type FollowDeps, type Order, placeAndFollow, resumeOrder } from './poll-order.ts'
import type { ShopperChoice } from './shopper-choice.ts'

const challenge = {
  code: 'PaymentNotAuthorized',
  type: '3DS',
  message: '',
  details: { action: { type: 'challenge', id: 'c1', url: 'https://bank.test/c1' } },
}
const orderOf = (state: Order['state'], flash: readonly unknown[] = []) =>
  ({ orderNumber: 'A1B2C3', state, flash, paymentMethod: [] }) as unknown as Order
const lost = () => ApiError.unreachable('c', null)
const refused = (errorId: string, status: number) =>
  new ApiError({ status, details: [{ errorId, message: '' }], correlationId: 'c' })

type Answers = {
  place?: unknown[]
  patch?: unknown[]
  result?: 'authenticated' | 'cancelled' | null
  choices?: (ShopperChoice | null)[]
}

function setUp(answers: Answers) {
  const take = (list: unknown[] = []) => {
    const next = list.length > 1 ? list.shift() : list[0]
    if (next instanceof Error) throw next
    return next as Order
  }
  const deps = {
    place: vi.fn(async () => take(answers.place)),
    patch: vi.fn(async (_number: string, _data: object) => take(answers.patch)),
    challenge: vi.fn(async () => (answers.result === undefined ? 'authenticated' : answers.result)),
    leave: vi.fn(async (_url: string) => undefined),
    onBank: vi.fn(),
    pause: vi.fn(async () => undefined),
    takeChoice: vi.fn(() => answers.choices?.shift() ?? null),
    onChecking: vi.fn(),
  } satisfies FollowDeps
  return deps
}

test('an order that is final at once is placed', async () => {
  const deps = setUp({ place: [orderOf('finalised')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
  expect(deps.onChecking).not.toHaveBeenCalled()
})

test('a call whose answer was lost is repeated with growing pauses', async () => {
  const deps = setUp({ place: [lost(), lost(), orderOf('finalised')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
  expect(deps.place).toHaveBeenCalledTimes(3)
  expect(deps.pause.mock.calls).toEqual([[1000], [2000]])
})

test('a server that does not answer ends in its error, not in an endless wait', async () => {
  const deps = setUp({ place: [lost()] })
  await expect(placeAndFollow(deps)).rejects.toMatchObject({ status: 0 })
  expect(deps.place).toHaveBeenCalledTimes(5)
})

test.each([
  ['PYT406', 402],
  ['ORD430', 409],
  ['PAY400', 502],
])('a call refused with %s is not repeated', async (errorId, status) => {
  const deps = setUp({ place: [refused(errorId, status)] })
  await expect(placeAndFollow(deps)).rejects.toMatchObject({ errorId })
  expect(deps.place).toHaveBeenCalledTimes(1)
})

test('the bank’s challenge is shown once and its result is sent [CHK-09]', async () => {
  const deps = setUp({ place: [orderOf('payment_pending', [challenge])], patch: [orderOf('finalised')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
  expect(deps.challenge).toHaveBeenCalledExactlyOnceWith({ id: 'c1', url: 'https://bank.test/c1' })
  expect(deps.patch).toHaveBeenCalledWith('A1B2C3', { challengeId: 'c1', result: 'authenticated' })
})

test('an order that still names the answered challenge is polled and not challenged again', async () => {
  const waiting = orderOf('payment_pending', [challenge])
  const deps = setUp({ place: [waiting], patch: [waiting, waiting, orderOf('finalised')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
  expect(deps.challenge).toHaveBeenCalledTimes(1)
})

test('a failure after the challenge is one of authentication, with the new cart [CHK-09]', async () => {
  const failed = { ...orderOf('failed'), newBasketId: 'new' }
  const deps = setUp({ place: [orderOf('payment_pending', [challenge])], patch: [failed], result: 'cancelled' })
  expect(await placeAndFollow(deps)).toEqual({ kind: 'failed', order: failed, reason: 'authentication' })
})

test('a shopper who leaves the page has neither paid nor refused', async () => {
  const deps = setUp({ place: [orderOf('payment_pending', [challenge])], result: null })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'left' })
  expect(deps.patch).not.toHaveBeenCalled()
})

test('a payment that the bank is still checking is polled, and in the end left pending', async () => {
  const deps = setUp({ place: [orderOf('processing')], patch: [orderOf('processing')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'pending' })
  expect(deps.patch).toHaveBeenCalledWith('A1B2C3', {})
  expect(deps.onChecking).toHaveBeenCalled()
})

test.each(['pay_otherwise', 'back_to_cart'] as const)(
  'an order whose provider does not answer is cancelled when the shopper chooses %s [PAY-13]',
  async (choice) => {
    const failed = { ...orderOf('failed'), newBasketId: 'new' }
    const patch = [orderOf('processing'), failed]
    const deps = setUp({ place: [orderOf('processing')], patch, choices: [null, choice] })
    expect(await placeAndFollow(deps)).toEqual({ kind: 'given_up', order: failed, choice })
    expect(deps.patch.mock.calls.map(([, data]) => data)).toEqual([{}, { result: 'cancelled' }])
  },
)

test('an order that was paid before the shopper gave it up is placed', async () => {
  const deps = setUp({ place: [orderOf('processing')], patch: [orderOf('finalised')], choices: ['pay_otherwise'] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
})

test('a shopper who tries again has the provider asked at once, and a decline is shown as one', async () => {
  const declined = { ...orderOf('failed'), failure: { errorId: 'PYT406', message: '' } }
  const deps = setUp({ place: [orderOf('processing')], patch: [declined], choices: ['ask_again'] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'failed', reason: declined.failure })
  expect(deps.patch).toHaveBeenCalledExactlyOnceWith('A1B2C3', { asksAgain: true })
})

test('a reload continues with the order that was being placed, without placing it again [CHK-09]', async () => {
  const deps = setUp({ patch: [orderOf('payment_pending', [challenge]), orderOf('finalised')] })
  expect(await resumeOrder(deps, 'A1B2C3')).toMatchObject({ kind: 'placed' })
  expect(deps.place).not.toHaveBeenCalled()
  expect(deps.challenge).toHaveBeenCalledTimes(1)
})

const toBank = {
  ...challenge,
  type: 'redirect',
  details: { action: { ...challenge.details.action, type: 'redirect' } },
}
const byBank = (order: Order): Order =>
  ({ ...order, paymentMethod: [{ code: 'IDEAL', label: 'iDEAL', amount: 1 }] }) as Order

test('a shopper who places an order is sent to the bank’s page once, and finds the order placed on coming back [CHK-09]', async () => {
  const waiting = orderOf('payment_pending', [toBank])
  const deps = setUp({ place: [waiting], patch: [waiting, waiting, orderOf('finalised')] })
  expect(await placeAndFollow(deps)).toMatchObject({ kind: 'placed' })
  expect(deps.leave).toHaveBeenCalledExactlyOnceWith('https://bank.test/c1')
  expect(deps.onBank).toHaveBeenCalledTimes(3)
  expect(deps.challenge).not.toHaveBeenCalled()
})

test('a shopper who comes back before paying is not sent to the bank again, and may pay another way [CHK-09]', async () => {
  const waiting = orderOf('payment_pending', [toBank])
  const deps = setUp({ patch: [waiting, waiting, byBank(orderOf('failed'))], choices: [null, 'pay_otherwise'] })
  expect(await resumeOrder(deps, 'A1B2C3')).toMatchObject({ kind: 'given_up', choice: 'pay_otherwise' })
  expect(deps.leave).not.toHaveBeenCalled()
  expect(deps.onBank).toHaveBeenCalledWith('https://bank.test/c1')
  expect(deps.patch).toHaveBeenLastCalledWith('A1B2C3', { result: 'cancelled' })
})

test('an order that waits for the shopper at the bank is followed until the shop gives it up', async () => {
  const waiting = orderOf('payment_pending', [toBank])
  const deps = setUp({ patch: [...Array(60).fill(waiting), byBank(orderOf('failed'))] })
  expect(await resumeOrder(deps, 'A1B2C3')).toMatchObject({ kind: 'failed', reason: 'bank_left' })
})

test.each([
  [undefined, 'bank_left'],
  [{ errorId: 'PYT406', message: '' }, 'bank_refused'],
  [
    { errorId: 'PYT402', message: '' },
    { errorId: 'PYT402', message: '' },
  ],
])('a payment at the bank that failed with %o has the reason %o', async (failure, reason) => {
  const failed = { ...byBank(orderOf('failed')), ...(failure && { failure }) }
  const deps = setUp({ patch: [failed] })
  expect(await resumeOrder(deps, 'A1B2C3')).toMatchObject({ kind: 'failed', reason })
})
