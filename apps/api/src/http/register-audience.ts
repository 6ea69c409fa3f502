import { type CallId, findCookie, toCookieName } from '@lacehouse/contracts'
import { formatAudience, parseAudience, unknownVisitor } from '@lacehouse/domain/segment/audience'
import type { Visitor } from '@lacehouse/domain/segment/segment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from './security-headers.ts'

type Options = { readonly publicUrl: string }

/** The part of a reply that says who the visitor is or what is in the cart. */
type Payload = {
  readonly consumerType?: unknown
  readonly memberId?: unknown
  readonly consumerProfile?: {
    readonly consumerType: string
    readonly memberId?: string
    readonly consumerDetails: { readonly identity: readonly { readonly type: string }[]; readonly athlete?: unknown }
  }
  readonly items?: readonly { readonly qty?: unknown }[]
  readonly state?: unknown
}

/**
 * Writes the facts that decide a visitor's segments into a cookie where an answer says them, so that a page with segments needs no
 * statement (CMS-15, docs/decisions/0096-variants-of-cached-pages.md). The cookie chooses content and grants nothing.
 */
export function registerAudience(app: FastifyInstance, { publicUrl }: Options): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { callId } = request.routeOptions.config
    if (callId && reply.statusCode < 400) remember(request, reply, { callId, payload: payload as Payload, publicUrl })
    return payload
  })
}

type Answer = Options & { readonly callId: CallId; readonly payload: Payload }

function remember(request: FastifyRequest, reply: FastifyReply, { callId, payload, publicUrl }: Answer): void {
  const change = findChange(callId, payload)
  if (!change) return
  const secure = isHttps({ publicUrl })
  const { siteId } = request.context.site
  const known = findCookie((name) => request.cookies[name], 'audience', secure)
  const text = formatAudience(siteId, change(parseAudience(siteId, known)))
  if (text === (known ?? '')) return
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
  if (text === '') reply.clearCookie(toCookieName('audience', secure), options)
  else reply.setCookie(toCookieName('audience', secure), text, options)
}

type Change = (visitor: Visitor) => Visitor

/** Finds what an answer says about the visitor; null for the answers that say nothing. */
function findChange(callId: CallId, payload: Payload | null): Change | null {
  if (callId === 'auth.signOut') return () => unknownVisitor
  if (callId === 'auth.token') return (visitor) => withAccount(visitor, payload ?? {})
  if (callId === 'checkout.placeOrder') return (visitor) => ({ ...visitor, cartUnits: 0 })
  const { consumerProfile, items } = payload ?? {}
  if (callId === 'consumer.get' && consumerProfile) return (visitor) => withProfile(visitor, consumerProfile)
  if (!callId.startsWith('cart.') || !Array.isArray(items)) return null
  return (visitor) => ({ ...visitor, cartUnits: payload?.state === 'ordered' ? 0 : items.length })
}

/** A token says who signed in; identities follow with the profile, which the page reads next. */
function withAccount(visitor: Visitor, { consumerType, memberId }: Payload): Visitor {
  if (consumerType === 'GUEST') return { ...unknownVisitor, cartUnits: visitor.cartUnits }
  return {
    ...visitor,
    isLoggedIn: true,
    isLoyaltyMember: memberId !== undefined,
    isEmployee: consumerType === 'EMPLOYEE',
    isAthlete: visitor.isAthlete || consumerType === 'ATHLETE',
  }
}

function withProfile(visitor: Visitor, profile: NonNullable<Payload['consumerProfile']>): Visitor {
  const { consumerType, memberId, consumerDetails } = profile
  return {
    isLoggedIn: true,
    isLoyaltyMember: memberId !== undefined,
    isEmployee: consumerType === 'EMPLOYEE',
    isAthlete: consumerType === 'ATHLETE' || consumerDetails.athlete !== undefined,
    identities: consumerDetails.identity.map(({ type }) => type),
    cartUnits: visitor.cartUnits,
  }
}
