import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import type { KeyPurpose } from './derive-key.ts'
import { openSigner, type SessionSecrets } from './open-signer.ts'

export type LinkSigning = { readonly config: SessionSecrets; readonly now: () => number }

export type LinkSigner = {
  /** Signs the id of a row for the link of a mail; the address has the token as `st`. */
  readonly sign: (signing: LinkSigning, id: string) => string
  /** Returns the id that a token was signed for; null for a forged or expired one. */
  readonly find: (signing: LinkSigning, st: string) => string | null
}

/** Creates the signer of one kind of link. Each has a key of its own, so that its token is no session token and no other link's. */
export function createLinkSigner(purpose: KeyPurpose, lifetime: Duration): LinkSigner {
  return {
    sign: ({ config, now }, id) => {
      const exp = Math.floor((now() + lifetime) / seconds(1))
      return openSigner(config, purpose).sign({ sub: id, jti: '', exp })
    },
    find: ({ config, now }, st) => {
      const read = openSigner(config, purpose).read(st)
      return read && read.exp * seconds(1) > now() ? read.sub : null
    },
  }
}
