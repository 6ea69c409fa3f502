import type { CouponRefusalReply } from '@lacehouse/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { registerErrors, toErrorReply, type UndeclaredAnswer } from './errors.ts'
import { Refusal } from './refusal.ts'

const context = { locale: 'en-us', correlationId: 'correlation-1' }
const format = (detail: Parameters<typeof toErrorReply>[0][number], locale = 'en-us') =>
  toErrorReply([detail], { ...context, locale }).errorDetails[0]

test.each([
  [{}, 'You already have as many of these as one order can hold.'],
  [{ maximum: 3 }, 'You can order at most 3 of these.'],
  [{ field: 'lines', maximum: 1200 }, 'Your cart can hold at most 1,200 different items.'],
  [{ field: 'qty', maximum: 3 }, 'You can order at most 3 of these.'],
  [{ field: 'saved', maximum: 50, message: 'Words of the caller' }, 'Words of the caller'],
])('a refusal with %j says what is counted [ERR-02]', (facts, message) => {
  expect(format({ errorId: 'INV408', ...facts })).toMatchObject({ errorId: 'INV408', message })
})

test.each([
  ['PRM160', { missing: { unit: 'money', distance: 12.5 } }, 'This code works once your items come to another $12.50.'],
  ['PRM160', { missing: { unit: 'pieces', distance: 1 } }, 'Add 1 more item to use this code.'],
  ['PRM160', { missing: { unit: 'pieces', distance: 2 } }, 'Add 2 more items to use this code.'],
  ['PRM160', { condition: 'firstOrder' }, 'This code is for a first order.'],
  ['PRM160', { condition: 'moonPhase' }, 'Your cart doesn’t meet the conditions of this code yet.'],
  ['PRM160', {}, 'Your cart doesn’t meet the conditions of this code yet.'],
  ['PRM175', { conflicts: ['SPRING'] }, 'This code can’t be combined with SPRING.'],
  ['PRM175', { conflicts: ['A', 'B', 'C'] }, 'This code can’t be combined with A, B, and C.'],
] as const)('%s of a coupon with %j says what would help [CART-09]', (errorId, facts, message) => {
  const coupon = { currency: 'USD', ...facts } as CouponRefusalReply
  expect(format({ errorId, coupon })).toEqual({ errorId, message, coupon })
})

test('a number in a message is written as its locale writes it [ERR-02]', () => {
  expect(format({ errorId: 'INV408', field: 'lines', maximum: 1200 }, 'de-de')?.message).toContain('1.200')
})

test('an error reply lists every detail in its order, and leaves out the facts that a detail has not', () => {
  const { errorDetails, correlationId } = toErrorReply(
    [{ errorId: 'ORD404', itemId: 'item-1' }, { errorId: 'API400', field: 'qty' }, { errorId: 'INV409' }],
    context,
  )
  expect(correlationId).toBe('correlation-1')
  expect(errorDetails.map(({ message: _, ...facts }) => facts)).toEqual([
    { errorId: 'ORD404', itemId: 'item-1' },
    { errorId: 'API400', field: 'qty' },
    { errorId: 'INV409' },
  ])
})

let app: FastifyInstance
let refused: string[]
let undeclared: UndeclaredAnswer[]
beforeEach(() => {
  refused = []
  undeclared = []
  app = Fastify()
  registerErrors(app, {
    onUndeclared: (answer) => undeclared.push(answer),
    onRefused: (_, { errorId }) => refused.push(errorId),
  })
})

const answer = async (error: unknown, config: object = {}) => {
  app.get('/failing', { config }, () => Promise.reject(error))
  const { statusCode, headers, body } = await app.inject('/failing')
  return { statusCode, headers, ids: JSON.parse(body).errorDetails.map(({ errorId }: { errorId: string }) => errorId) }
}
const withStatus = (statusCode: number, more: object = {}) =>
  Object.assign(new Error('of a plugin'), { statusCode, ...more })

test.each([
  ['that found nothing', withStatus(404), 404, 'API404'],
  ['for a reason of the caller', withStatus(400), 400, 'API400'],
  ['for another reason of the caller', withStatus(499), 400, 'API400'],
  ['for a reason of its own', withStatus(500), 500, 'GEN500'],
  ['with a status that is none of an error', withStatus(304), 500, 'GEN500'],
  ['without a status', new Error('a bug'), 500, 'GEN500'],
  ['of a malformed text', new SyntaxError('Unexpected token'), 400, 'API400'],
  ['of an empty body', withStatus(400, { code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }), 400, 'API400'],
  ['of a large body', withStatus(413, { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 413, 'API400'],
  ['of an unknown type', withStatus(415, { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }), 415, 'API415'],
  ['of a check that names no field', withStatus(400, { validation: [] }), 400, 'API400'],
])(
  'a failure %s is answered once with its own id, and stored by no cache [ERR-05]',
  async (_, error, status, errorId) => {
    const { statusCode, headers, ids } = await answer(error)
    expect([statusCode, ids]).toEqual([status, [errorId]])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['retry-after']).toBeUndefined()
    expect(refused).toEqual([])
  },
)

test('an overloaded database is answered 503 with the seconds until a repeat [ERR-05]', async () => {
  const { statusCode, headers, ids } = await answer(Object.assign(new Error('connect'), { syscall: 'connect' }))
  expect([statusCode, ids, headers['retry-after']]).toEqual([503, ['GEN503'], '2'])
})

test('a refusal has its own status, its bot challenge and its further details, and is reported', async () => {
  const more = [{ errorId: 'ORD404' }] as const
  const refusal = new Refusal('API400', { field: 'body' }, { status: 413, appId: 'challenge-1', more })
  app.get('/refused', () => Promise.reject(refusal))
  const { statusCode, body } = await app.inject('/refused')
  expect(statusCode).toBe(413)
  const reply = JSON.parse(body)
  expect(reply).toMatchObject({ appId: 'challenge-1', errorDetails: [{ field: 'body' }, { errorId: 'ORD404' }] })
  expect(refused).toEqual(['API400'])
})

test('an id that a call does not declare is reported with the call, and one of no call is not', async () => {
  app.get('/of-no-call', () => Promise.reject(new Refusal('PYT405')))
  await answer(new Refusal('PYT405'), { callId: 'content.menu' })
  await app.inject('/of-no-call')
  expect(undeclared).toEqual([{ callId: 'content.menu', errorId: 'PYT405' }])
})
