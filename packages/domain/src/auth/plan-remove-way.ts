/** A means by which its owner signs in to an account. */
export type WaysToSignIn = {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly identities: number
  /** A confirmed mailbox signs in by a code; another one would begin by ending what the account has (decision 0049). */
  readonly isEmailConfirmed: boolean
}

/** The ways that an owner removes one by one. */
export type RemovableWay = 'passkey' | 'identity'

type WayRemoval = { readonly ok: true } | { readonly ok: false; readonly reason: 'last_way' }

/** Decides whether an account may lose a passkey or an identity of a provider: another way to sign in has to be left. */
export function planRemoveWay(ways: WaysToSignIn, removed: RemovableWay): WayRemoval {
  const passkeys = ways.passkeys - (removed === 'passkey' ? 1 : 0)
  const identities = ways.identities - (removed === 'identity' ? 1 : 0)
  const isLeft = ways.hasPassword || ways.isEmailConfirmed || passkeys > 0 || identities > 0
  return isLeft ? { ok: true } : { ok: false, reason: 'last_way' }
}
