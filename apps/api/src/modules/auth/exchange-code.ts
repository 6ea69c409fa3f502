import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { findDatabaseError, inTransaction } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { adoptOrder } from '../../core/consumers/adopt-order.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { isListKeeper } from '../../http/require-lists.ts'
import { type ConsumerType, isStaff } from '../../http/session.ts'
import type { AuthQueries, SignedIn } from './auth.queries.ts'
import { confirmMailbox, withOrder } from './link-order.ts'
import { mergeGuestCart, reconcileMergedCart } from './merge-guest-cart.ts'
import { findOfferedRefreshToken, type TokenCall } from './offered-token.ts'
import { replyToken, toConsumerValues } from './reply-token.ts'

export type ExchangeDeps = Pick<
  Deps,
  | 'agents'
  | 'tokens'
  | 'config'
  | 'sites'
  | 'database'
  | 'refreshTokenFamilies'
  | 'savedQueries'
  | 'favouritesQueries'
  | 'securityLog'
  | 'sessionDenyList'
> &
  CartDeps & { readonly queries: AuthQueries }

type OpenedSession = {
  readonly consumer: SignedIn
  /** The cart that received the items of the guest's cart. */
  readonly merged: string | null
  readonly refreshToken: Awaited<ReturnType<ExchangeDeps['refreshTokenFamilies']['open']>>
}

/**
 * Exchanges an authorization code for tokens: one transaction uses the code, merges the guest's cart into the consumer's and
 * starts the session. If another tab does the same at that moment, it changes nothing and refuses with AUT409 (AUTH-02 to AUTH-04).
 */
export async function exchangeCode(deps: ExchangeDeps, call: TokenCall): Promise<CallReply<'auth.token'>> {
  const opened = await inTransaction(deps.database.pool, (client) => open(deps, call, client)).catch((error) => {
    if (isLocked(error)) throw new Refusal('AUT409')
    throw error
  })
  // The refusal is thrown outside the transaction, so that a code with a wrong verifier stays used.
  if (opened === null) throw new Refusal('AUT432', {}, { event: 'authorization_code_refused' })
  const { consumer, refreshToken, merged } = opened
  const session = withOrder(deps, call, {
    kind: 'consumer',
    id: consumer.consumerNo,
    consumerType: consumer.consumerType as ConsumerType,
    siteId: call.site.siteId,
    tokenFamilyId: refreshToken.tokenFamilyId,
  })
  await confirmMailbox(deps, call, consumer.consumerNo)
  await endFormer(deps, call, consumer.consumerNo)
  if (isStaff(session)) deps.securityLog.record('staff_signed_in', { ...call, session }, { outcome: 'allowed' })
  if (merged) await reconcileMergedCart(deps, { ...call, session }, merged)
  const tokens = deps.tokens.issueBeside(session, refreshToken)
  return replyToken(deps, call, { session, tokens, more: toConsumerValues(consumer, call.site) })
}

/** Ends the session in which the same consumer signs in again, because the new one takes its place in the browser (decision 0050). */
const endFormer = async (deps: ExchangeDeps, { session }: TokenCall, consumerNo: string): Promise<void> => {
  if (session.kind !== 'consumer' || session.id !== consumerNo || session.agent || !session.tokenFamilyId) return
  await deps.refreshTokenFamilies.end(session.tokenFamilyId, 'signed_out', deps.now())
  deps.sessionDenyList.add({ id: session.tokenFamilyId, reason: 'signed_out' })
}

const open = async (deps: ExchangeDeps, call: TokenCall, client: PoolClient): Promise<OpenedSession | null> => {
  const { authorizationCode = '', codeVerifier = '', guestObjects } = call.body
  const code = await deps.queries.takeCode(client, authorizationCode, deps.now())
  if (!code || code.siteId !== call.site.siteId || !isVerified(codeVerifier, code.codeChallenge)) return null
  const { consumerNo, siteId } = code
  const known = await deps.queries.findSignedIn(client, consumerNo, siteId)
  if (known?.state !== 'active') throw new Refusal('AUT404')
  const guestId = findGuestId(deps, call)
  const basketId = guestObjects?.basketId
  const merged =
    basketId && guestId ? await mergeGuestCart(deps, { client, call, consumerNo, guestId, basketId }) : null
  if (guestId) await deps.savedQueries.mergeSavedItems(client, { siteId, guestId, consumerNo })
  const favourites =
    guestId && isListKeeper(known.consumerType)
      ? await deps.favouritesQueries.merge(client, { siteId, guestId, consumerNo, named: guestObjects?.favoriteId })
      : null
  const { orderNumber } = guestObjects ?? {}
  if (orderNumber) {
    const linkedOrder = call.session.kind === 'guest' ? (call.session.order ?? null) : null
    await adoptOrder(client, { orderNumber, consumerNo, email: known.email, by: { guestId, linkedOrder } })
  }
  const userAgent = call.headers['user-agent']
  const refreshToken = await deps.refreshTokenFamilies.open(client, {
    consumerNo,
    siteId,
    userAgent: typeof userAgent === 'string' ? userAgent : undefined,
    signedInBy: code.signedInBy,
    now: deps.now(),
  })
  const consumer = {
    ...known,
    ...(merged && { basketId: merged }),
    ...(favourites && { favorites: { favoriteId: favourites.listId, total: favourites.list.length } }),
  }
  return { consumer, merged, refreshToken }
}

const isVerified = (verifier: string, challenge: string): boolean => {
  const computed = createHash('sha256').update(verifier).digest()
  const given = Buffer.from(challenge, 'base64url')
  return computed.length === given.length && timingSafeEqual(computed, given)
}

/** Finds the id of the calling guest; only this guest's data is merged (AUTH-13). */
const findGuestId = (deps: ExchangeDeps, call: TokenCall): string | null => {
  if (call.session.kind === 'guest') return call.session.id
  const offered = findOfferedRefreshToken(call, deps)
  const known = offered ? deps.tokens.find(offered, 'refresh') : null
  return known?.kind === 'guest' ? known.id : null
}

const lockNotAvailable = '55P03'
const isLocked = (error: unknown): boolean => findDatabaseError(error)?.code === lockNotAvailable
