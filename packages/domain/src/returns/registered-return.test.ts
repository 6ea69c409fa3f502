import { expect, test } from 'vitest'
import { listOpenReturns, planReturnCancellation, toReturnKey } from './registered-return.ts'

const nothing = { givenBack: [], exchanged: [] }
const open = { id: 'r', cancelledAt: null }
const cancelled = { id: 'r', cancelledAt: 5 }
const step = { key: toReturnKey(open), at: 9 }

test.each([
  ['a return on its way', open, nothing, { ok: true, isRepeat: false }],
  ['a cancelled return', cancelled, nothing, { ok: true, isRepeat: true }],
  ['a return that was refunded', open, { ...nothing, givenBack: [step] }, { ok: false, reason: 'arrived' }],
  ['a return that was exchanged', open, { ...nothing, exchanged: [step] }, { ok: false, reason: 'arrived' }],
  [
    'a return of which only another one arrived',
    open,
    { exchanged: [{ key: 'return-x', at: 1 }], givenBack: [{ key: 'r', at: 2 }] },
    { ok: true, isRepeat: false },
  ],
  ['a cancelled return that arrived', cancelled, { ...nothing, givenBack: [step] }, { ok: false, reason: 'arrived' }],
] as const)('%s is cancelled until it has arrived [ACC-08]', (_, registered, steps, plan) => {
  expect(planReturnCancellation(registered, steps)).toEqual(plan)
})

test('a cancelled return holds no units, so that they can be registered again [ACC-08]', () => {
  expect(listOpenReturns([open, { ...cancelled, id: 'other' }], [])).toEqual([open])
})
