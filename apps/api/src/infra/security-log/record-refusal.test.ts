import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { recordRefusal } from './record-refusal.ts'
import type { SecurityLog } from './security-log.ts'

const record = (refusal: Refusal, more: Partial<Record<'params' | 'body', object>> = {}) => {
  const records: unknown[][] = []
  const log = { record: (...given: unknown[]) => void records.push(given) } as unknown as SecurityLog
  const request = { ip: '192.0.2.7', method: 'GET', routeOptions: { url: '/x/:id', config: {} }, ...more }
  recordRefusal(log, request as unknown as FastifyRequest, refusal)
  return records
}

test.each([
  ['a wrong password', new Refusal('AUT401'), 'sign_in_failed'],
  ['a lock', new Refusal('AUT423'), 'sign_in_locked'],
  ['a limit that asks for a challenge', new Refusal('AUT403', {}, { appId: 'proof' }), 'limit_reached'],
  ['a limit that asks for nothing', new Refusal('AUT403', { maximum: 10 }), 'limit_reached'],
  ['a form without its captcha', new Refusal('AUT403'), 'captcha_refused'],
  ['a missing right', new Refusal('AUT404'), 'access_refused'],
  ['a right that a refusal names otherwise', new Refusal('AUT404', {}, { event: 'origin_refused' }), 'origin_refused'],
  ['another shopper’s order', new Refusal('ORD409'), 'foreign_order'],
])('%s is recorded under its name', (_, refusal, event) => {
  expect(record(refusal)).toMatchObject([[event, { ip: '192.0.2.7' }, { target: 'GET /x/:id' }]])
})

test('a refusal that is part of shopping is not recorded', () => {
  expect(record(new Refusal('INV408', { maximum: 3 }))).toEqual([])
  expect(record(new Refusal('BSK404'))).toEqual([])
})

test('the target has the parameters that name things, and no other text of the caller', () => {
  const params = { orderNumber: 'LH1234', token: 'secret-token', basketId: 'a text with spaces' }
  expect(record(new Refusal('ORD409'), { params })).toMatchObject([
    ['foreign_order', {}, { target: 'GET /x/:id LH1234' }],
  ])
})

test('the name of a try to sign in is handed on for its hash, in lower case', () => {
  const body = { username: ' Ada@Example.com ', password: 'secret' }
  const [[, , facts] = []] = record(new Refusal('AUT401'), { body })
  expect(facts).toEqual({ target: 'GET /x/:id', account: 'ada@example.com' })
})
