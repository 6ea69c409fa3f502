import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '../options.ts'
import { type SandboxForTest, shopOrigin, startForTest } from '../testing/start-for-test.ts'

let now = new Date('2026-11-20T12:00:00Z')
let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest({ clock: () => now })
})
afterAll(() => sandbox.close())

type Problem = {
  error: { code: string }
}

async function challenged(more: object = {}) {
  const { body } = await sandbox.authorise('tok_3ds', {
    threeDs: { returnOrigin: shopOrigin, locale: 'fr-ca' },
    ...more,
  })
  const { challenge } = body
  if (!challenge) throw new Error('The payment has no challenge')
  const answer = async (code: string | null) =>
    (await sandbox.call<{ result: string }>(`/challenge/${challenge.id}/answers`, { body: { code } })).body.result
  const confirm = (result?: string) => sandbox.post(`/v1/payments/${body.id}/confirm`, result ? { result } : {})
  return { payment: body, challenge, answer, confirm }
}

test('a challenge card waits for the shopper and has authorised nothing [PAY-12]', async () => {
  const { payment, challenge } = await challenged()
  expect(payment).toMatchObject({ status: 'requires_action', authorisedAmount: 0 })
  expect(challenge.url).toBe(`${sandbox.url}/challenge/${challenge.id}`)
})

test('the right code and the confirmation authorise, as often as they are repeated [PAY-12]', async () => {
  const { answer, confirm } = await challenged()
  expect(await answer('0000')).toBe('retry')
  expect(await answer(' 1234 ')).toBe('authenticated')
  const first = await confirm('authenticated')
  expect(first.body).toMatchObject({ status: 'authorised', authentication: 'authenticated', challenge: null })
  expect((await confirm('cancelled')).body).toEqual(first.body)
})

test('the third wrong code fails the challenge for good [PAY-12]', async () => {
  const { answer, confirm } = await challenged()
  expect([await answer('1'), await answer('2'), await answer('3'), await answer('1234')]).toEqual([
    'retry',
    'retry',
    'failed',
    'failed',
  ])
  const { body } = await confirm('authenticated')
  expect(body).toMatchObject({ status: 'declined', declineReason: 'authentication_failed', authorisedAmount: 0 })
})

test('a caller that claims a success which the bank has not seen is refused', async () => {
  const { confirm, answer } = await challenged()
  const refused = await confirm('authenticated')
  expect([refused.status, (refused.body as unknown as Problem).error.code]).toEqual([409, 'challenge_open'])
  expect((await confirm()).status).toBe(409)
  expect(await answer('1234')).toBe('authenticated')
  expect((await confirm()).body.status).toBe('authorised')
})

test('a shopper who cancels, in the frame or by closing it, is declined', async () => {
  const inFrame = await challenged()
  expect(await inFrame.answer(null)).toBe('cancelled')
  expect((await inFrame.confirm()).body.declineReason).toBe('authentication_cancelled')
  const closed = await challenged()
  expect((await closed.confirm('cancelled')).body.declineReason).toBe('authentication_cancelled')
  expect((await sandbox.call(`/challenge/${closed.challenge.id}/answers`, { body: { code: '1234' } })).status).toBe(404)
})

test('a challenge ends after fifteen minutes', async () => {
  const { challenge, confirm } = await challenged()
  now = new Date(now.getTime() + minutes(15) + 1)
  expect((await sandbox.call(`/challenge/${challenge.id}/answers`, { body: { code: '1234' } })).status).toBe(404)
  expect((await confirm()).body).toMatchObject({ status: 'declined', declineReason: 'authentication_expired' })
})

test.each([
  ['en-us', 12900, 'USD', '$129.00', 'Confirm your payment'],
  ['de-de', 12900, 'EUR', '129,00 €', 'Zahlung bestätigen'],
  ['fr-ca', 12900, 'CAD', '129,00 $', 'Confirmez votre paiement'],
  ['en-us', 12900, 'JPY', '¥12,900', 'Confirm your payment'],
])('in %s the page shows %i %s as %s', async (locale, amount, currency, shown, title) => {
  const { challenge } = await challenged({ amount, currency, threeDs: { returnOrigin: shopOrigin, locale } })
  const response = await fetch(challenge.url)
  const html = (await response.text()).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
  expect(html).toContain(`<dd>${shown}</dd>`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain('<dd>Lacehouse</dd>')
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopOrigin}`)
})

test('an unknown or answered challenge has a page that says so', async () => {
  expect((await fetch(`${sandbox.url}/challenge/chl_0`)).status).toBe(404)
  const { challenge, answer, confirm } = await challenged()
  await answer('1234')
  await confirm()
  const ended = await fetch(challenge.url)
  expect(ended.status).toBe(404)
  expect(await ended.text()).toContain('Cette confirmation n’est plus ouverte')
})
