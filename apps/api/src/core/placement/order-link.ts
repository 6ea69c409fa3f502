import { days } from '@lacehouse/domain/time/durations'
import { createTokenSigner, type TokenSigner } from '../../infra/session/signed-token.ts'

/** The order and the action of a link in a mail. */
export type OrderLink = { readonly orderNo: string; readonly action: string }

/** The longest duration of a guest's session. */
const lifetime = days(30)

// A separate key, so that a link's token is no session token and the other way round.
const toSigner = (secret: string): TokenSigner => createTokenSigner(`order link ${secret}`)

type Signing = { readonly config: { readonly sessionSecret: string }; readonly now: () => number }

/** Signs a link to an order for its mail; the address has the token as `st`. */
export function signOrderLink({ config, now }: Signing, { orderNo, action }: OrderLink): string {
  return toSigner(config.sessionSecret).sign({
    sub: orderNo,
    jti: '',
    exp: Math.floor((now() + lifetime) / 1000),
    action,
  })
}

/** Says whether a token is valid for this order and this action. */
export function isOrderLink({ config, now }: Signing, st: string, { orderNo, action }: OrderLink): boolean {
  const read = toSigner(config.sessionSecret).read(st)
  return read !== null && read.sub === orderNo && read.action === action && read.exp * 1000 > now()
}
