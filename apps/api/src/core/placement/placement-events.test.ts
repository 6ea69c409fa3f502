import { planPlacement } from '@lacehouse/domain/order/plan-placement'
import { expect, test } from 'vitest'
import type { Authorisation } from '../../infra/payment-providers/payment-provider.ts'
import { isDeclined, orderStateOf, toEvent, toPaymentState } from './placement-events.ts'

const held: Authorisation = { state: 'authorised', reference: 'r', amount: 1 }
const captured: Authorisation = { ...held, isCaptured: true }
const mandated: Authorisation = { state: 'mandated', reference: 'r' }
const declined: Authorisation = { state: 'declined', reference: 'r', reason: 'expired' }
const challenge: Authorisation = { state: 'challenge', reference: 'r', challengeId: 'c', url: 'https://bank.test' }

test.each([
  ['finalised', held, 'authorised'],
  ['finalised', captured, 'captured'],
  ['finalised', mandated, 'mandated'],
  ['failed', declined, 'declined'],
  ['failed', captured, 'refunded'],
  ['failed', held, 'voided'],
  ['failed', undefined, 'voided'],
  ['payment_pending', challenge, 'challenged'],
  ['checking', undefined, 'unknown'],
  ['checking', { state: 'unknown' }, 'unknown'],
  ['authorising', undefined, null],
  ['payment_pending', { state: 'pending', reference: 'r' }, null],
] as const)('at the step %s the answer %j leaves the payment %s [PAY-13]', (step, answer, expected) => {
  expect(toPaymentState(step, answer)).toBe(expected)
})

test.each([
  ['authorising', held, 'finalised'],
  ['authorising', mandated, 'finalised'],
  ['authorising', declined, 'failed'],
  ['authorising', challenge, 'payment_pending'],
  ['authorising', { state: 'pending', reference: 'r' }, 'payment_pending'],
  ['authorising', { state: 'unknown' }, 'checking'],
] as const)('from the step %s the answer %j moves a placement to %s [CHK-08]', (step, answer, to) => {
  expect(planPlacement(step, toEvent(answer))).toMatchObject({ ok: true, step: to })
})

test.each([
  ['reserved', 'processing'],
  ['authorising', 'processing'],
  ['checking', 'processing'],
  ['payment_pending', 'payment_pending'],
  ['finalised', 'finalised'],
  ['failed', 'failed'],
] as const)('at the step %s an order is %s', (step, state) => {
  expect(orderStateOf(step)).toBe(state)
})

test.each([
  ['failed', 'declined', true],
  ['failed', 'fraud', true],
  ['failed', 'authentication', true],
  ['failed', 'gave_up', false],
  ['failed', null, false],
  ['payment_pending', 'declined', false],
] as const)('an order that is %s for %s counts as declined: %s [PAY-14]', (state, failureReason, expected) => {
  expect(isDeclined({ state, failureReason })).toBe(expected)
})
