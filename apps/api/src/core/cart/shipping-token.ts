import { hours } from '@lacehouse/domain/time/durations'
import { createTokenSigner, type TokenSigner } from '../../infra/session/signed-token.ts'

/** Whose cart a provider may ask about, and in which words; it rides in the address that the provider is given. */
export type ShippingClaims = {
  readonly cartId: string
  readonly owner: { readonly kind: 'guest' | 'consumer'; readonly id: string }
  readonly siteId: string
  readonly locale: string
}

/** As long as a shopper may stay at the provider's page. */
const lifetime = hours(3)

// A key of its own: such a token opens nothing else, and no session opens this.
const toSigner = (secret: string): TokenSigner => createTokenSigner(`shipping callback ${secret}`)

type Signing = {
  readonly config: { readonly sessionSecret: string }
  readonly publicUrl: string
  readonly now: () => number
}

/** Where a provider asks what a cart costs at an address; whoever has it can ask for nothing else. */
export function toShippingCallback({ config, publicUrl, now }: Signing, claims: ShippingClaims): string {
  const exp = Math.floor((now() + lifetime) / 1000)
  const url = new URL('/webhooks/payments/paypal/shipping', publicUrl)
  url.searchParams.set('token', toSigner(config.sessionSecret).sign({ sub: claims.cartId, jti: '', exp, claims }))
  return url.href
}

/** The claims of a token that is ours and still good; null for any other text. */
export function readShipping(secret: string, now: number, token: string): ShippingClaims | null {
  const read = toSigner(secret).read(token)
  return read && read.exp * 1000 > now ? (read.claims as ShippingClaims) : null
}
