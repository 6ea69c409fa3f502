import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutes, seconds } from '../time/durations.ts'
import { findStaleEvent } from './find-stale-event.ts'
import {
  isPlacementOver,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementStep,
  planPlacement,
} from './plan-placement.ts'

/** Plays events one after the other; impossible ones are skipped, like late or foreign events. */
function play(events: readonly PlacementEvent[], from: PlacementStep = 'open') {
  let step = from
  const effects: PlacementEffect[] = []
  for (const event of events) {
    const plan = planPlacement(step, event)
    if (!plan.ok) continue
    step = plan.step
    effects.push(...plan.effects)
  }
  return { step, effects }
}

test.each<[string, PlacementEvent[], PlacementStep, PlacementEffect[]]>([
  [
    'paid at once',
    ['reserved', 'charge_sent', 'authorised'],
    'finalised',
    ['authorise', 'finalise_order', 'send_mail'],
  ],
  [
    'given up while the provider does not answer',
    ['reserved', 'charge_sent', 'answer_lost', 'gave_up'],
    'failed',
    ['authorise', 'ask_provider', 'fail_order', 'give_back_stock', 'void_payment', 'reopen_cart'],
  ],
  ['sold out', ['sold_out'], 'open', []],
  [
    'declined',
    ['reserved', 'charge_sent', 'declined'],
    'failed',
    ['authorise', 'fail_order', 'give_back_stock', 'reopen_cart'],
  ],
  [
    'paid after a challenge',
    ['reserved', 'charge_sent', 'challenged', 'authorised'],
    'finalised',
    ['authorise', 'show_challenge', 'finalise_order', 'send_mail'],
  ],
  [
    'challenged without an answer',
    ['reserved', 'charge_sent', 'challenged', 'timed_out'],
    'failed',
    [
      'authorise',
      'show_challenge',
      'fail_order',
      'give_back_stock',
      'void_payment',
      'reopen_cart',
      'send_failure_mail',
    ],
  ],
  [
    'declined after a challenge',
    ['reserved', 'charge_sent', 'challenged', 'declined'],
    'failed',
    ['authorise', 'show_challenge', 'fail_order', 'give_back_stock', 'reopen_cart', 'send_failure_mail'],
  ],
  [
    'given up by the shopper',
    ['reserved', 'charge_sent', 'challenged', 'gave_up'],
    'failed',
    ['authorise', 'show_challenge', 'fail_order', 'give_back_stock', 'void_payment', 'reopen_cart'],
  ],
  [
    'authorised with a lost answer',
    ['reserved', 'charge_sent', 'answer_lost', 'authorised'],
    'finalised',
    ['authorise', 'ask_provider', 'finalise_order', 'send_mail'],
  ],
  [
    'charged again because the charge never arrived',
    ['reserved', 'charge_sent', 'answer_lost', 'unknown_to_provider', 'charge_sent', 'authorised'],
    'finalised',
    ['authorise', 'ask_provider', 'authorise', 'finalise_order', 'send_mail'],
  ],
  [
    'authorised too late',
    ['reserved', 'charge_sent', 'challenged', 'timed_out', 'authorised'],
    'failed',
    [
      'authorise',
      'show_challenge',
      'fail_order',
      'give_back_stock',
      'void_payment',
      'reopen_cart',
      'send_failure_mail',
      'void_payment',
    ],
  ],
])('a placement that is %s has its step and effects [CHK-08] [CHK-09]', (_, events, step, effects) => {
  expect(play(events)).toEqual({ step, effects })
})

const released: PlacementEffect[] = ['fail_order', 'give_back_stock', 'reopen_cart']
const voided: PlacementEffect[] = ['fail_order', 'give_back_stock', 'void_payment', 'reopen_cart']

test.each<[string, PlacementEvent, Partial<Record<PlacementStep, [PlacementStep, PlacementEffect[]]>>]>([
  [
    'tried again by its shopper, or after a crash, goes on where it was',
    'reserved',
    {
      open: ['reserved', ['authorise']],
      reserved: ['reserved', ['authorise']],
      authorising: ['checking', ['ask_provider']],
      checking: ['checking', ['ask_provider']],
      payment_pending: ['payment_pending', ['show_challenge']],
      finalised: ['finalised', []],
    },
  ],
  [
    'whose answer is lost asks the provider, and charges nothing twice',
    'answer_lost',
    {
      authorising: ['checking', ['ask_provider']],
      checking: ['checking', ['ask_provider']],
      payment_pending: ['payment_pending', ['ask_provider']],
      finalised: ['finalised', []],
    },
  ],
  [
    'that the provider challenges is shown the challenge, and voided once it failed',
    'challenged',
    {
      reserved: ['payment_pending', ['show_challenge']],
      authorising: ['payment_pending', ['show_challenge']],
      checking: ['payment_pending', ['show_challenge']],
      payment_pending: ['payment_pending', ['show_challenge']],
      failed: ['failed', ['void_payment']],
    },
  ],
  [
    'that takes too long asks about a sent charge, and gives up what waits',
    'timed_out',
    {
      reserved: ['failed', [...voided, 'send_failure_mail']],
      authorising: ['checking', ['ask_provider']],
      checking: ['failed', [...voided, 'send_failure_mail']],
      payment_pending: ['failed', [...voided, 'send_failure_mail']],
      finalised: ['finalised', []],
      failed: ['failed', []],
    },
  ],
  [
    'that is declined tells a shopper who waits elsewhere',
    'declined',
    {
      reserved: ['failed', released],
      authorising: ['failed', released],
      checking: ['failed', [...released, 'send_failure_mail']],
      payment_pending: ['failed', [...released, 'send_failure_mail']],
      failed: ['failed', []],
    },
  ],
  [
    'beside too many unpaid orders is given up before its challenge',
    'too_many_pending',
    { reserved: ['failed', voided], authorising: ['failed', voided], checking: ['failed', voided] },
  ],
  [
    'of which the provider never heard is charged again under the same key',
    'unknown_to_provider',
    { checking: ['reserved', ['authorise']], failed: ['failed', []] },
  ],
  [
    'whose charge is sent again while it is checked asks the provider',
    'charge_sent',
    {
      reserved: ['authorising', []],
      authorising: ['authorising', []],
      checking: ['checking', ['ask_provider']],
      finalised: ['finalised', []],
    },
  ],
])('a placement %s [CHK-07]', (_, event, moves) => {
  const steps = ['open', 'reserved', 'authorising', 'checking', 'payment_pending', 'finalised', 'failed'] as const
  for (const from of steps) {
    const move = moves[from]
    const expected = move ? { ok: true, step: move[0], effects: move[1] } : { ok: false, reason: 'not_now' }
    expect(planPlacement(from, event), from).toEqual(expected)
    expect(isPlacementOver(from)).toBe(from === 'finalised' || from === 'failed')
  }
})

const events = fc.array(
  fc.constantFrom<PlacementEvent>(
    'reserved',
    'sold_out',
    'charge_sent',
    'authorised',
    'declined',
    'challenged',
    'answer_lost',
    'unknown_to_provider',
    'gave_up',
    'timed_out',
  ),
  { maxLength: 30 },
)
const count = (effects: readonly PlacementEffect[], one: PlacementEffect) =>
  effects.filter((effect) => effect === one).length

test('any sequence of events leads to one order and one mail at most, or releases the stock once [CHK-07]', () => {
  fc.assert(
    fc.property(events, (some) => {
      const { step, effects } = play(some)
      expect(count(effects, 'finalise_order')).toBe(step === 'finalised' ? 1 : 0)
      expect(count(effects, 'send_mail')).toBe(step === 'finalised' ? 1 : 0)
      expect(count(effects, 'give_back_stock')).toBe(step === 'failed' ? 1 : 0)
      expect(count(effects, 'reopen_cart')).toBe(step === 'failed' ? 1 : 0)
      expect(count(effects, 'send_failure_mail')).toBeLessThanOrEqual(step === 'failed' ? 1 : 0)
      expect(count(effects, 'fail_order')).toBe(step === 'failed' ? 1 : 0)
      if (step === 'finalised') expect(effects).not.toContain('void_payment')
    }),
    { numRuns: 2000 },
  )
})

test('a repeated event leads to the same step, and an ended placement stays ended [CHK-07]', () => {
  fc.assert(
    fc.property(events, (some) => {
      const { step } = play(some)
      const [once, twice] = [play([...some, ...some.slice(-1)]), play([...some, ...some.slice(-1), ...some.slice(-1)])]
      expect(twice.step).toBe(once.step)
      if (isPlacementOver(step)) expect(play(['reserved', 'authorised', 'timed_out'], step).step).toBe(step)
    }),
  )
})

test.each([
  ['payment_pending', minutes(10), 'timed_out'],
  ['payment_pending', minutes(10) - 1, null],
  ['authorising', seconds(15), 'timed_out'],
  ['reserved', seconds(14), null],
  ['finalised', minutes(999), null],
  ['open', minutes(999), null],
] as const)('a placement at %s for %i ms has the event %s', (step, passed, event) => {
  expect(findStaleEvent(step, 1000, 1000 + passed)).toBe(event)
})
