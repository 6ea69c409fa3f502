import type { CallReply } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { isListKeeper } from '../../http/require-lists.ts'
import type { KnownSession } from '../../http/session.ts'
import { cookieNames } from '../../infra/session/find-session.ts'
import type { TokenPair } from '../../infra/session/token.ts'
import type { SignedIn } from './auth.queries.ts'

type TokenReply = CallReply<'auth.token'>
type Context = Pick<Call<'auth.token'>, 'reply'>

/** Replies with tokens, and sets them as cookies for browsers (docs/decisions/0013-sign-in-and-tokens.md). */
export function replyToken(
  { config }: Pick<Deps, 'config'>,
  { reply }: Context,
  { session, tokens, more = {} }: { session: KnownSession; tokens: TokenPair; more?: Partial<TokenReply> },
): TokenReply {
  const shared = toCookieOptions(config)
  reply.setCookie(cookieNames.access, tokens.accessToken, { ...shared, path: '/', maxAge: tokens.expiresIn })
  reply.setCookie(cookieNames.refresh, tokens.refreshToken, {
    ...shared,
    path: '/token',
    maxAge: tokens.refreshExpiresIn,
  })
  return {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    tokenType: 'Bearer',
    expiresIn: tokens.expiresIn,
    consumerType: session.consumerType,
    ...(session.kind === 'guest' ? { guestId: session.id } : { consumerNo: session.id }),
    ...more,
  }
}

const toCookieOptions = (config: Deps['config']) =>
  ({ httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') }) as const

/** Removes the cookies with the tokens. */
export function clearTokenCookies({ config }: Pick<Deps, 'config'>, { reply }: Context): void {
  reply.clearCookie(cookieNames.access, { ...toCookieOptions(config), path: '/' })
  reply.clearCookie(cookieNames.refresh, { ...toCookieOptions(config), path: '/token' })
}

/** Makes the facts about a consumer that come with a token. */
export function toConsumerValues(consumer: SignedIn): Partial<TokenReply> {
  return {
    ...(consumer.memberId !== null && { memberId: consumer.memberId }),
    ...(consumer.basketId !== null && { basketId: consumer.basketId }),
    ...(consumer.favorites !== null && isListKeeper(consumer.consumerType) && { favorites: consumer.favorites }),
    ...(consumer.consumerType === 'EMPLOYEE' && { isEmployeeDiscountTCAccepted: consumer.acceptedTerms ?? false }),
  }
}
