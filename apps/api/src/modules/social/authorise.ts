import { toOwner } from '../../core/cart/load-cart.ts'
import { socialTokenLasts } from '../../core/social/social-tokens.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { MediaDeps } from './to-media-replies.ts'

export type WriteDeps = MediaDeps & Pick<Deps, 'socialMedia' | 'socialTokens' | 'now'>
type Caller = Pick<RequestContext, 'session' | 'site'> & { readonly body: { readonly authToken: string } }

/** Gives the caller a token to write with. It belongs to the session, so that it is worth nothing to anyone else (CALL-07). */
export function authorise({ socialTokens, now }: WriteDeps): Handler<'social.auth'> {
  return (call) => ({
    authToken: socialTokens.write({ siteId: call.site.siteId, owner: toOwner(call) }, now()),
    expiresIn: socialTokenLasts / 1000,
    customerId: call.site.brand,
  })
}

/** Refuses a call without a valid token of its session. */
export function requireToken({ socialTokens, now }: WriteDeps, call: Caller): void {
  const holder = { siteId: call.site.siteId, owner: toOwner(call) }
  if (!socialTokens.isValid(call.body.authToken, holder, now())) throw new Refusal('SOC401')
}
