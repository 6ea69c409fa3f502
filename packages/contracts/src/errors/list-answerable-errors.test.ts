import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { type CallContract, defineCall } from '../define-call.ts'
import { listAnswerableErrors, listCommonErrors } from './list-answerable-errors.ts'

const contract = defineCall({
  method: 'GET',
  path: '/test',
  summary: 'A call of this test',
  session: 'none',
  reply: z.object({}),
  errors: ['ORD404'],
})

test.for<[string, Partial<CallContract>, string[]]>([
  ['a call that reads without a session', {}, []],
  ['a call that changes something', { method: 'PUT' }, ['API415', 'AUT404']],
  ['a call with a session', { session: 'guest' }, ['AUT432', 'AUT498']],
  ['a call of consumers', { session: 'consumer' }, ['AUT404', 'AUT432', 'AUT498']],
  ['a call of staff', { session: 'staff' }, ['AUT404', 'AUT432', 'AUT498']],
  ['a call with a limit', { limits: [{ policy: 'coupons' }] }, ['AUT403']],
])('%s answers the errors that follow from its contract', ([_name, changes, expected]) => {
  const always = ['API400', 'API406', 'GEN500', 'GEN503']
  const changed = { ...contract, ...changes }
  expect(listCommonErrors(changed)).toEqual([...always, ...expected])
  expect(listAnswerableErrors(changed)).toEqual(['ORD404', ...always, ...expected])
})

test.for(Object.entries<CallContract>(calls))(
  '%s lists each error once, and none that follows from its contract',
  ([_id, own]) => {
    const common = listCommonErrors(own)
    expect(own.errors).toEqual([...new Set(own.errors)].filter((errorId) => !common.includes(errorId)))
  },
)
