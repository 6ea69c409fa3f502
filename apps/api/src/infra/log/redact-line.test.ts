import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { redactLine } from './redact-line.ts'

test.each([
  ['a header', { req: { headers: { authorization: 'Bearer abc.def', cookie: 'lh_access=abc' } } }, /abc/],
  ['a field at any depth', { a: { b: { c: [{ password: 'Lace"house1' }] } } }, /house1/],
  [
    'a body as text',
    { body: JSON.stringify({ email: 'a@b.example', pin: '2468', firstName: 'Zo"ë' }) },
    /b\.example|2468|Zo/,
  ],
  ['a query', { url: '/en-us/order?orderNo=LH1&st=eyJh.eyJz.c2ln&code=SEKRET' }, /eyJh|SEKRET/],
  ['an encoded email in a query', { url: '/x?who=jo%40mail.example' }, /jo%40/],
  ['a token in a text', { msg: 'refused eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl here' }, /eyJhbG/],
  ['the number of a card', { note: 'paid by 4242 4242 4242 4242 or 6006490021190500' }, /4242 4242|600649/],
  ['a list of parameters', { parameters: ['ada@mail.example', 'x'] }, /ada/],
])('%s has no secret in the log', (_, fields, secret) => {
  const line = JSON.stringify({ level: 30, ...fields })
  expect(line).toMatch(secret)
  const redacted = redactLine(line)
  expect(redacted).not.toMatch(secret)
  expect(() => JSON.parse(redacted)).not.toThrow()
})

test('times, ids, order numbers and addresses of calls stay readable', () => {
  const line = JSON.stringify({
    level: 50,
    time: 1795341600000,
    correlationId: '7d3c0f9e-9d1b-4f0e-8d0a-0f4b1f6f4a11',
    order: 'LH10000000012',
    url: '/cart/v1/cart/7d3c0f9e-9d1b-4f0e-8d0a-0f4b1f6f4a11?locale=en-us',
    err: { type: 'Error', message: 'no row', stack: 'Error: no row\n    at f (/app/node_modules/@fastify/x/a.js:1:2)' },
  })
  expect(redactLine(line)).toBe(line)
})

test('the log of the process writes no refused row of the database', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('new row violates check'), {
    detail: 'Failing row contains (Ada, 1 Secret Street).',
    where: 'unnamed portal with parameters: $1 = Ada',
  })
  log.error({ err: error }, 'unexpected error')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('new row violates check')
  expect(lines[0]).not.toMatch(/Secret Street|Ada/)
  expect(pino.levels.values.error).toBe(JSON.parse(lines[0] ?? '').level)
})
