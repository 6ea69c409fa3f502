import { deriveKey, type KeyPurpose } from './derive-key.ts'
import { createTokenSigner, type TokenSigner } from './signed-token.ts'

/** The secret that signs, and the one before it, whose tokens stay valid for their lifetime (docs/operations.md). */
export type SessionSecrets = { readonly sessionSecret: string; readonly sessionSecretPrevious: string | null }

/**
 * Opens the signer of one purpose. It signs with the derived key of the present secret, and also reads the tokens of the previous
 * secret and those that were signed before keys were derived, with `toFormerKey` of either secret where there were any (docs/decisions/0035).
 */
export function openSigner(
  { sessionSecret, sessionSecretPrevious }: SessionSecrets,
  purpose: KeyPurpose,
  toFormerKey?: (secret: string) => string,
): TokenSigner {
  const previous = sessionSecretPrevious === null ? [] : [sessionSecretPrevious]
  const former = toFormerKey ? [sessionSecret, ...previous].map(toFormerKey) : []
  return createTokenSigner(deriveKey(sessionSecret, purpose), [
    ...previous.map((secret) => deriveKey(secret, purpose)),
    ...former,
  ])
}
