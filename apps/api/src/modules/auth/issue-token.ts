import { randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ConsumerType, KnownSession } from '../../http/session.ts'
import { type ExchangeDeps, exchangeCode } from './exchange-code.ts'
import { confirmMailbox, requireOrderLink, withOrder } from './link-order.ts'
import { findOfferedRefreshToken, type TokenCall } from './offered-token.ts'
import { replyToken, toConsumerValues } from './reply-token.ts'

/**
 * Issues tokens: guest tokens, a consumer's tokens for an authorization code, or fresh tokens for a refresh token. The reply
 * also sets them as cookies (AUTH-01, AUTH-02, AUTH-10).
 */
export function issueToken(deps: ExchangeDeps): Handler<'auth.token'> {
  return async (call) => {
    const { grantType, authorizationCode, siteId } = call.body
    const site = siteId === undefined ? call.site : findSiteById(deps.sites, siteId)
    if (!site) throw new Refusal('AUT440', { field: 'siteId' })
    requireOrderLink(deps, call)
    if (grantType === 'authorization_code' || authorizationCode !== undefined) return exchangeCode(deps, call)
    const offered = findOfferedRefreshToken(call, deps)
    const guest = offered ? deps.tokens.find(offered, 'refresh') : null
    if (guest && guest.siteId === site.siteId) return replyGuest(deps, call, guest)
    const consumer = offered && !guest ? await refreshConsumer(deps, call, { offered, site }) : null
    if (consumer) return consumer
    if (grantType === 'refresh_token') throw new Refusal('AUT432')
    const id = guest?.kind === 'guest' ? guest.id : randomUUID()
    return replyGuest(deps, call, { kind: 'guest', id, consumerType: 'GUEST', siteId: site.siteId })
  }
}

const replyGuest = (deps: ExchangeDeps, call: TokenCall, guest: KnownSession): CallReply<'auth.token'> => {
  const session = withOrder(deps, call, guest)
  return replyToken(deps, call, { session, tokens: deps.tokens.issue(session) })
}

/** Resolves to null where the token is unknown or used, or its consumer is not active; the caller then becomes a guest. */
const refreshConsumer = async (
  deps: ExchangeDeps,
  call: TokenCall,
  { offered, site }: { offered: string; site: Site },
): Promise<CallReply<'auth.token'> | null> => {
  const rotated = await deps.refreshTokenFamilies.rotate(offered, deps.now(), ({ consumerNo }) =>
    deps.securityLog.record('refresh_token_reused', call, { target: consumerNo, outcome: 'ended' }),
  )
  if (!rotated || rotated.siteId !== site.siteId) return null
  const consumer = await deps.queries.findSignedIn(deps.database.pool, rotated.consumerNo, rotated.siteId)
  if (consumer?.state !== 'active') return null
  const agent = rotated.agentId === null ? null : await deps.agents.findAgent(rotated.agentId)
  if (rotated.agentId !== null && !agent) return null
  const session = withOrder(deps, call, {
    kind: 'consumer',
    id: consumer.consumerNo,
    consumerType: consumer.consumerType as ConsumerType,
    siteId: rotated.siteId,
    tokenFamilyId: rotated.id,
    ...(agent && { agent }),
  })
  // An agent who opens the link of a mail proves nothing about the customer's mailbox.
  if (!agent) await confirmMailbox(deps, call, consumer.consumerNo)
  const tokens = deps.tokens.issueBeside(session, rotated.refresh)
  return replyToken(deps, call, {
    session,
    tokens,
    more: { ...toConsumerValues(consumer, call.site), ...(agent && { agentName: agent.name }) },
  })
}
