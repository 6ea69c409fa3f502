import { expect, test } from 'vitest'
import { signWebhook, verifyWebhook } from './webhook-signature.ts'

const at = new Date('2026-11-20T12:00:00Z')
const secret = 'whsec_1'
const body = '{"id":"evt_1","amount":"12,90 €"}'

test('a signature is time and digest in hex [PAY-13]', () => {
  expect(signWebhook(body, secret, at)).toMatch(/^t=1795176000,v1=[0-9a-f]{64}$/)
})

test('a signed body is verified, as text and as bytes [PAY-13]', () => {
  const header = signWebhook(body, secret, at)
  expect(verifyWebhook(header, body, { secret, now: at })).toEqual({ ok: true, signedAt: at })
  expect(verifyWebhook(header, Buffer.from(body), { secret, now: at })).toMatchObject({ ok: true })
})

test.each([
  ['no header', undefined, body, secret, 'malformed'],
  ['a header of another shape', 'v1=00', body, secret, 'malformed'],
  ['a digest in capitals or short', `t=1795176000,v1=${'A'.repeat(64)}`, body, secret, 'malformed'],
  ['another body', signWebhook(body, secret, at), `${body} `, secret, 'forged'],
  ['another secret', signWebhook(body, 'other', at), body, secret, 'forged'],
  ['a moved time', signWebhook(body, secret, at).replace('t=1795176000', 't=1795176001'), body, secret, 'forged'],
])('%s is refused [PAY-13]', (_name, header, text, key, reason) => {
  expect(verifyWebhook(header, text, { secret: key, now: at })).toEqual({ ok: false, reason })
})

test('a signature older or newer than the tolerance is a replay [PAY-13]', () => {
  const header = signWebhook(body, secret, at)
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  expect(verifyWebhook(header, body, { secret, now: later(300) }).ok).toBe(true)
  expect(verifyWebhook(header, body, { secret, now: later(301) })).toEqual({ ok: false, reason: 'too_old' })
  expect(verifyWebhook(header, body, { secret, now: later(-301) })).toEqual({ ok: false, reason: 'too_old' })
  expect(verifyWebhook(header, body, { secret, now: later(86_400), tolerance: 90_000 }).ok).toBe(true)
})
