import { days } from '@lacehouse/domain/time/durations'
import { createTokenSigner, type TokenSigner } from '../../infra/session/signed-token.ts'

/** What a link in an order's mail is for. */
export type OrderLink = { readonly orderNo: string; readonly action: string }

/** As long as a guest's session may last. */
const lifetime = days(30)

// A key of its own: such a token opens nothing else, and no session opens this.
const toSigner = (secret: string): TokenSigner => createTokenSigner(`order link ${secret}`)

type Signing = { readonly config: { readonly sessionSecret: string }; readonly now: () => number }

/** Signs a link to an order, for whoever reads the mail that it is written into (S1.7 `st`). */
export function signOrderLink({ config, now }: Signing, { orderNo, action }: OrderLink): string {
  return toSigner(config.sessionSecret).sign({
    sub: orderNo,
    jti: '',
    exp: Math.floor((now() + lifetime) / 1000),
    action,
  })
}

/** Says whether a token is ours, still good, and for this order and this action. */
export function isOrderLink({ config, now }: Signing, st: string, { orderNo, action }: OrderLink): boolean {
  const read = toSigner(config.sessionSecret).read(st)
  return read !== null && read.sub === orderNo && read.action === action && read.exp * 1000 > now()
}
