import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokenSigner } from './signed-token.ts'

const secret = 'a secret of the tests that is long enough'
const key = new TextEncoder().encode(secret)
const claims = { sub: 'guest-1', jti: 'one', exp: 4_000_000_000, site: 'US', name: 'Zoë' }
const signer = createTokenSigner(secret)

test('the signer reads its own tokens, and another library reads them as JSON Web Tokens', async () => {
  const token = signer.sign(claims)
  expect(signer.read(token)).toEqual(claims)
  const { payload, protectedHeader } = await jwtVerify(token, key)
  expect([payload, protectedHeader.alg]).toEqual([claims, 'HS256'])
})

const [header = '', payload = '', signature = ''] = signer.sign(claims).split('.')
const other = Buffer.from(JSON.stringify({ ...claims, sub: 'guest-2' })).toString('base64url')
const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')

test.each([
  ['empty text', ''],
  ['no token', 'abc'],
  ['other claims', `${header}.${other}.${signature}`],
  ['no signature', `${header}.${payload}.`],
  ['a part of the signature', `${header}.${payload}.${signature.slice(0, 20)}`],
  ['another spelling of the signature', `${header}.${payload}.${signature}=`],
  ['one part more', `${header}.${payload}.${signature}.x`],
  ['no algorithm', `${none}.${payload}.${signature}`],
  ['no algorithm and no signature', `${none}.${payload}.`],
  ['another key', createTokenSigner('another secret that is long enough').sign(claims)],
])('%s is refused as a token [AUTH-01]', (_, token) => {
  expect(signer.read(token)).toBeNull()
})

test('a token of another algorithm under the same key is refused', async () => {
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(new Uint8Array([...key, ...key]))
  expect(signer.read(token)).toBeNull()
})
