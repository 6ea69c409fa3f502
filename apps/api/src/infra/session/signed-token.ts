import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The claims of a token; `exp` is in seconds since 1970. */
export type TokenClaims = {
  readonly sub: string
  readonly jti: string
  readonly exp: number
  readonly [name: string]: unknown
}

/** Signs JSON Web Tokens with one key and the algorithm HS256, and reads them. It ignores the algorithm in a token's header. */
export type TokenSigner = {
  readonly sign: (claims: TokenClaims) => string
  /** Reads the claims of a token with a signature of one of the keys, expired or not; returns null for any other text. */
  readonly read: (token: string) => TokenClaims | null
}

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/**
 * Creates a signer, which also reads tokens of other keys. It does not use a library, because libraries sign by Web Crypto, and the thread switch of each signature was a tenth
 * of the cost of a guest's checkout (docs/performance.md).
 */
export function createTokenSigner(secret: string, alsoReads: readonly string[] = []): TokenSigner {
  const key = createSecretKey(Buffer.from(secret))
  const keys = [key, ...alsoReads.map((other) => createSecretKey(Buffer.from(other)))]
  return {
    sign: (claims) => {
      const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
      return `${signed}.${signatureOf(key, signed).toString('base64url')}`
    },
    read: (token) => {
      const [ownHeader, payload, signature, ...rest] = token.split('.')
      if (ownHeader !== header || !payload || !signature || rest.length > 0) return null
      const given = Buffer.from(signature, 'base64url')
      // Compares the text too, because several base64 texts can decode to the same bytes.
      if (given.toString('base64url') !== signature) return null
      if (!keys.some((one) => isSignature(given, signatureOf(one, `${header}.${payload}`)))) return null
      return JSON.parse(Buffer.from(payload, 'base64url').toString())
    },
  }
}

const signatureOf = (key: KeyObject, signed: string): Buffer => createHmac('sha256', key).update(signed).digest()

const isSignature = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(expected, given)
