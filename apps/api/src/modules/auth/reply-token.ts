import { type CallReply, type Cookie, findFormerCookieName, toCookieName } from '@lacehouse/contracts'
import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import type { Site } from '@lacehouse/domain/site/site'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { isListKeeper } from '../../http/require-lists.ts'
import { isHttps } from '../../http/security-headers.ts'
import type { KnownSession } from '../../http/session.ts'
import type { TokenPair } from '../../infra/session/token.ts'
import type { SignedIn } from './auth.queries.ts'
import type { TokenCall } from './offered-token.ts'

type TokenReply = CallReply<'auth.token'>
type Context = Pick<Call<'auth.token'>, 'reply'>

/**
 * Replies with tokens, and sets them as cookies for browsers (docs/decisions/0013-sign-in-and-tokens.md). A browser's refresh token
 * is in the cookie alone, which no script can read (docs/decisions/0035-approvals-and-sessions.md).
 */
export function replyToken(
  { config }: Pick<Deps, 'config'>,
  { reply }: Context,
  { session, tokens, more = {} }: { session: KnownSession; tokens: TokenPair; more?: Partial<TokenReply> },
): TokenReply {
  setCookie(config, { reply }, { cookie: 'access', value: tokens.accessToken, maxAge: tokens.expiresIn })
  setCookie(config, { reply }, { cookie: 'refresh', value: tokens.refreshToken, maxAge: tokens.refreshExpiresIn })
  return {
    accessToken: tokens.accessToken,
    ...(!isBrowser(reply.request) && { refreshToken: tokens.refreshToken }),
    tokenType: 'Bearer',
    expiresIn: tokens.expiresIn,
    consumerType: session.consumerType,
    ...(session.kind === 'guest' ? { guestId: session.id } : { consumerNo: session.id }),
    ...more,
  }
}

type TokenCookie = Extract<Cookie, 'access' | 'refresh'>
type Setting = { readonly cookie: TokenCookie; readonly value: string; readonly maxAge: number }

const toCookieOptions = (config: Deps['config'], cookie: TokenCookie) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: cookie === 'access' ? '/' : '/token' }) as const

const setCookie = (config: Deps['config'], context: Context, { cookie, value, maxAge }: Setting): void => {
  const options = toCookieOptions(config, cookie)
  context.reply.setCookie(toCookieName(cookie, isHttps(config)), value, { ...options, maxAge })
  clearFormerCookie(config, context, cookie)
}

/** Removes the cookie without a prefix that a browser still has from before. */
const clearFormerCookie = (config: Deps['config'], { reply }: Context, cookie: TokenCookie): void => {
  const former = findFormerCookieName(cookie, isHttps(config))
  if (former && reply.request.cookies[former] !== undefined) reply.clearCookie(former, toCookieOptions(config, cookie))
}

/** Browsers set these headers on every call of a page that changes something, and no script can remove them. */
const isBrowser = ({ headers }: TokenCall['reply']['request']): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

/** Removes the cookies with the tokens. */
export function clearTokenCookies({ config }: Pick<Deps, 'config'>, { reply }: Context): void {
  for (const cookie of ['access', 'refresh'] as const) {
    reply.clearCookie(toCookieName(cookie, isHttps(config)), toCookieOptions(config, cookie))
    clearFormerCookie(config, { reply }, cookie)
  }
}

/** Makes the facts about a consumer that come with a token; the member id where the site has a loyalty programme (LOY-03). */
export function toConsumerValues(consumer: SignedIn, { features }: Pick<Site, 'features'>): Partial<TokenReply> {
  return {
    ...(features.loyalty && consumer.memberId !== null && { memberId: consumer.memberId }),
    ...(consumer.basketId !== null && { basketId: consumer.basketId }),
    ...(consumer.favorites !== null && isListKeeper(consumer.consumerType) && { favorites: consumer.favorites }),
    ...(consumer.consumerType === 'EMPLOYEE' && {
      isEmployeeDiscountTCAccepted: consumer.acceptedTerms === employeeTermsVersion,
    }),
  }
}
