import { days } from '@lacehouse/domain/time/durations'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'
import type { TokenSigner } from '../../infra/session/signed-token.ts'

/** The order and the action of a link in a mail. */
export type OrderLink = { readonly orderNo: string; readonly action: string }

/** How long a mail opens its order. */
const lifetime = days(30)

// A separate key, so that a link's token is no session token and the other way round.
const toSigner = (secrets: SessionSecrets): TokenSigner =>
  openSigner(secrets, 'order links', (secret) => `order link ${secret}`)

type Signing = { readonly config: SessionSecrets; readonly now: () => number }

/** Signs a link to an order for its mail; the address has the token as `st`. */
export function signOrderLink({ config, now }: Signing, { orderNo, action }: OrderLink): string {
  return toSigner(config).sign({
    sub: orderNo,
    jti: '',
    exp: Math.floor((now() + lifetime) / 1000),
    action,
  })
}

/** Finds the end of a link's validity, in milliseconds since 1970; null for a token of another order or action, or an expired one. */
export function findLinkEnd({ config, now }: Signing, st: string, { orderNo, action }: OrderLink): number | null {
  const read = toSigner(config).read(st)
  const isValid = read !== null && read.sub === orderNo && read.action === action && read.exp * 1000 > now()
  return isValid ? read.exp * 1000 : null
}
