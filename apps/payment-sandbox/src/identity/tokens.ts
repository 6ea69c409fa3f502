import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Person } from './people.ts'

export type IdTokenFacts = {
  readonly issuer: string
  readonly audience: string
  readonly nonce: string | undefined
  readonly now: number
}

const lifetime = 300
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The key of a process, which signs what the provider tells of a person. */
export function createTokenKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  return {
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }],
    sign: ({ meaning: _, ...person }: Person, { issuer, audience, nonce, now }: IdTokenFacts): string => {
      const iat = Math.floor(now / 1000)
      const claims = { ...person, iss: issuer, aud: audience, iat, exp: iat + lifetime, ...(nonce && { nonce }) }
      const signed = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${signed}.${signature.toString('base64url')}`
    },
  }
}
