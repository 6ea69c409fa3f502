import { hours } from '@lacehouse/domain/time/durations'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'
import type { TokenSigner } from '../../infra/session/signed-token.ts'

/** The cart, owner and locale of a provider's shipping question; the callback address contains them, signed. */
export type ShippingClaims = {
  readonly cartId: string
  readonly owner: { readonly kind: 'guest' | 'consumer'; readonly id: string }
  readonly siteId: string
  readonly locale: string
}

/** The longest stay of a shopper at the provider's page. */
const lifetime = hours(3)

// A separate key, so that a shipping token is no session token and the other way round.
const toSigner = (secrets: SessionSecrets): TokenSigner =>
  openSigner(secrets, 'shipping callbacks', (secret) => `shipping callback ${secret}`)

type Signing = {
  readonly config: SessionSecrets
  readonly publicUrl: string
  readonly now: () => number
}

/** Returns the address at which a provider asks for the cost of a cart at a shipping address; the token allows nothing else. */
export function toShippingCallback({ config, publicUrl, now }: Signing, claims: ShippingClaims): string {
  const exp = Math.floor((now() + lifetime) / 1000)
  const url = new URL('/webhooks/payments/paypal/shipping', publicUrl)
  url.searchParams.set('token', toSigner(config).sign({ sub: claims.cartId, jti: '', exp, claims }))
  return url.href
}

/** Reads the claims of a valid token; returns null for a forged or expired one. */
export function readShipping(secrets: SessionSecrets, now: number, token: string): ShippingClaims | null {
  const read = toSigner(secrets).read(token)
  return read && read.exp * 1000 > now ? (read.claims as ShippingClaims) : null
}
