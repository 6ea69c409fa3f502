import { expect, test } from 'vitest'
import { awaitsCard, mandateRespite, type PaymentMandate, planMandateAnswer, planMandateCharge } from './mandate.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const wanted = { amount: 9000, shipmentId: 's1', to: 'shipped' } as const
const waiting: PaymentMandate = { state: 'waiting', reference: 'm1' }
const charge = (mandate: PaymentMandate): PaymentMandate => planMandateCharge(mandate, wanted) ?? mandate
const decline = (mandate: PaymentMandate, number: number, at = now): PaymentMandate =>
  planMandateAnswer(mandate, { number, state: 'declined', reason: 'declined' }, at) ?? mandate

test('a charge is asked for once, and has the next number after a declined one [PAY-13]', () => {
  const first = charge(waiting)
  expect(first).toEqual({ state: 'charging', reference: 'm1', charge: { ...wanted, number: 1 } })
  expect(planMandateCharge(first, wanted)).toBeNull()
  expect(charge(decline(first, 1)).charge?.number).toBe(2)
})

test.each(['charged', 'ended'] as const)('a mandate that is %s is not charged [PAY-13]', (state) => {
  expect(planMandateCharge({ ...waiting, state }, wanted)).toBeNull()
})

test('an answer counts for the charge that is asked for, and once [PAY-13]', () => {
  const first = charge(waiting)
  expect(planMandateAnswer(first, { number: 2, state: 'charged' }, now)).toBeNull()
  const charged = planMandateAnswer(first, { number: 1, state: 'charged' }, now)
  expect(charged).toMatchObject({ state: 'charged', charge: { number: 1, amount: 9000 } })
  expect(charged && planMandateAnswer(charged, { number: 1, state: 'charged' }, now)).toBeNull()
})

test('the first decline sets the day until which another card is awaited, and later ones leave it [PAY-14]', () => {
  const declined = decline(charge(waiting), 1)
  expect(declined).toMatchObject({ state: 'declined', declinedFor: 'declined', dueUntil: now + mandateRespite })
  const again = decline(charge(declined), 2, now + 1000)
  expect(again.dueUntil).toBe(now + mandateRespite)
  const moments = [now, now + mandateRespite - 1, now + mandateRespite]
  expect(moments.map((moment) => awaitsCard(again, moment))).toEqual([true, true, false])
  expect(awaitsCard(waiting, now)).toBe(false)
})

test.each<[PaymentMandate['state'], number | undefined, boolean]>([
  ['declined', now + 1, true],
  ['declined', now, false],
  ['declined', undefined, false],
  ['waiting', now + 1, false],
  ['charging', now + 1, false],
  ['charged', now + 1, false],
  ['ended', now + 1, false],
])(
  'a mandate that is %s, with the end of its respite at %s, awaits another card: %s [PAY-14]',
  (state, dueUntil, awaits) => {
    expect(awaitsCard({ ...waiting, state, ...(dueUntil !== undefined && { dueUntil }) }, now)).toBe(awaits)
  },
)

test('an answer before any charge changes nothing, and a first charge has no respite [PAY-13]', () => {
  expect(planMandateAnswer({ ...waiting, state: 'charging' }, { number: 1, state: 'charged' }, now)).toBeNull()
  expect(planMandateAnswer(waiting, { number: 1, state: 'charged' }, now)).toBeNull()
  expect(charge(waiting)).not.toHaveProperty('dueUntil')
})
