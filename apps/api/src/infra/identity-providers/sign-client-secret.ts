import { sign } from 'node:crypto'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import type { ProviderCredential } from './read-identity-providers.ts'

type Key = Extract<ProviderCredential, { readonly kind: 'key' }>
type Client = { readonly clientId: string; readonly issuer: string; readonly now: number }

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs the client secret that Apple asks for: a token (ES256) of the developer's team, here for a few minutes. */
export function signClientSecret({ teamId, keyId, privateKey }: Key, { clientId, issuer, now }: Client): string {
  const iat = Math.floor(now / seconds(1))
  const claims = { iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + minutes(5) / seconds(1) }
  const signed = `${encode({ alg: 'ES256', kid: keyId })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
