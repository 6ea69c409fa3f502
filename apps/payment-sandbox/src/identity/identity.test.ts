import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { shopOrigin, startForTest } from '../testing/start-for-test.ts'

const verifier = 'a-verifier-of-the-shop-that-is-long-enough-for-the-rule'
const asked = {
  ...{ client_id: 'lacehouse', redirect_uri: `${shopOrigin}/auth/callback/laceid`, state: 's', nonce: 'n' },
  ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
}

test('a person who is chosen comes back to the shop with a code, which tells the shop once who it is', async () => {
  const sandbox = await startForTest()
  const get = (path: string, query: Record<string, string>) =>
    fetch(`${sandbox.url}/identity/${path}?${new URLSearchParams(query)}`, { redirect: 'manual' })
  const page = await (await get('authorize', { ...asked, ui_locales: 'de-de' })).text()
  expect(page).toContain('consumer.us@lacehouse.test')
  const back = await get('continue', { ...asked, sub: 'demo-consumer' })
  const answer = new URL(back.headers.get('location') ?? '')
  expect([back.status, answer.origin + answer.pathname]).toEqual([303, asked.redirect_uri])
  const code = answer.searchParams.get('code') ?? ''
  const redeem = async (own: Record<string, string> = {}) => {
    const { client_id, redirect_uri } = asked
    const sent = { code, client_id, client_secret: 'key_test', code_verifier: verifier, redirect_uri, ...own }
    return fetch(`${sandbox.url}/identity/token`, { method: 'POST', body: new URLSearchParams(sent) })
  }
  const { id_token } = (await (await redeem()).json()) as { id_token: string }
  const [header, claims = '', signature = ''] = id_token.split('.')
  const { keys } = (await (await fetch(`${sandbox.url}/identity/keys`)).json()) as { keys: object[] }
  const key = createPublicKey({ key: (keys[0] ?? {}) as never, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    ...{ iss: `${sandbox.url}/identity`, aud: 'lacehouse', nonce: 'n', email: 'consumer.us@lacehouse.test' },
  })
  expect((await redeem()).status).toBe(400)
  await sandbox.close()
})

test('a wrong client, secret, verifier or return address gets nothing', async () => {
  const sandbox = await startForTest()
  const open = (own: Record<string, string>, path = 'authorize') =>
    fetch(`${sandbox.url}/identity/${path}?${new URLSearchParams({ ...asked, ...own })}`, { redirect: 'manual' })
  expect((await open({ redirect_uri: 'https://evil.example/auth/callback/laceid' })).status).toBe(400)
  expect((await open({ redirect_uri: `${shopOrigin}/elsewhere` })).status).toBe(400)
  expect((await open({ client_id: 'another' })).status).toBe(400)
  expect((await open({ sub: 'unknown' }, 'continue')).status).toBe(400)
  for (const [own, status] of [
    [{ client_secret: 'wrong' }, 401],
    [{ code_verifier: 'wrong' }, 400],
  ] as const) {
    const back = await open({ sub: 'demo-consumer' }, 'continue')
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { client_id, redirect_uri } = asked
    const sent = { code, client_id, client_secret: 'key_test', code_verifier: verifier, redirect_uri, ...own }
    const reply = await fetch(`${sandbox.url}/identity/token`, { method: 'POST', body: new URLSearchParams(sent) })
    expect(reply.status).toBe(status)
  }
  await sandbox.close()
})
