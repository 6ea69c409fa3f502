import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { CallInput, CallReply } from '@lacehouse/contracts'

type Creation = CallReply<'auth.createPasskey'>
type Request = CallReply<'auth.requestPasskey'>
type Created = CallInput<'auth.addPasskey'>['body']['credential']
type Used = CallInput<'auth.signInByPasskey'>['body']['credential']

/** What a test lets the authenticator do otherwise than a right one. */
export type AuthenticatorQuirks = {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly userHandle?: string
  /** The sign count that it reports instead of its own. */
  readonly signCount?: number
}

type Key = { readonly id: Buffer; readonly userHandle: string; readonly privateKey: KeyObject; signCount: number }

/** An authenticator of ES256 keys in memory, together with the browser that speaks for it; it counts uses unless `counts` is false. */
export function createAuthenticator(origin: string, { counts = true }: { readonly counts?: boolean } = {}) {
  const keys: Key[] = []
  const rpIdOf = (given: string | undefined): string => given ?? new URL(origin).hostname
  const signFor = (challenge: string, type: string, quirks: AuthenticatorQuirks): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: quirks.origin ?? origin, crossOrigin: false }))
  return {
    keys,
    /** Creates a key for an account, as `navigator.credentials.create` does. */
    create: ({ challenge, user }: Creation, quirks: AuthenticatorQuirks = {}): Created => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const key: Key = { id: randomBytes(16), userHandle: user.id, privateKey, signCount: 0 }
      keys.push(key)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = encodeMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(key.id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, key.id, cose])
      const data = toAuthenticatorData(rpIdOf(quirks.rpId), { signCount: 0, attested, quirks })
      const attestationObject = encodeMap([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', data],
      ])
      const response = {
        clientDataJSON: signFor(challenge, 'webauthn.create', quirks).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
      return { ...toNames(key), response }
    },
    /** Signs a challenge with a key, the newest by default, as `navigator.credentials.get` does. */
    get: ({ challenge }: Request, quirks: AuthenticatorQuirks = {}, key = keys.at(-1)): Used => {
      if (!key) throw new Error('the authenticator has no key')
      if (counts) key.signCount += 1
      const data = toAuthenticatorData(rpIdOf(quirks.rpId), { signCount: quirks.signCount ?? key.signCount, quirks })
      const clientData = signFor(challenge, 'webauthn.get', quirks)
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(key.privateKey).toString('base64url'),
        userHandle: quirks.userHandle ?? key.userHandle,
      }
      return { ...toNames(key), response }
    },
  }
}

const toNames = ({ id }: Key) => {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key' as const }
}

type Facts = { readonly signCount: number; readonly attested?: Buffer; readonly quirks: AuthenticatorQuirks }

/** The flags are: present 1, verified 4, with a new key 64. */
const toAuthenticatorData = (rpId: string, { signCount, attested, quirks }: Facts): Buffer => {
  const { isVerified = true } = quirks
  const head = Buffer.alloc(5)
  head.writeUInt8(1 + (isVerified ? 4 : 0) + (attested ? 64 : 0))
  head.writeUInt32BE(signCount, 1)
  const hash = createHash('sha256').update(rpId).digest()
  return Buffer.concat([hash, head, ...(attested ? [attested] : [])])
}

type Value = number | string | Buffer | ReadonlyMap<string, string>

/** Encodes a map as CBOR (RFC 8949), with the few kinds of values that an authenticator needs. */
const encodeMap = (entries: readonly (readonly [number | string, Value])[]): Buffer =>
  Buffer.concat([encodeHead(5, entries.length), ...entries.flatMap(([name, value]) => [encode(name), encode(value)])])

const encode = (value: Value): Buffer => {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.isBuffer(value) ? Buffer.concat([encodeHead(2, value.length), value]) : encodeHead(5, value.size)
}

const encodeHead = (kind: number, amount: number): Buffer => {
  const first = kind << 5
  if (amount < 24) return Buffer.from([first + amount])
  return amount < 256 ? Buffer.from([first + 24, amount]) : Buffer.from([first + 25, amount >> 8, amount & 255])
}
