import type { ErrorId } from '@lacehouse/contracts'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { FastifyRequest } from 'fastify'
import { toErrorId } from '../../http/error-ids.ts'
import type { Refusal } from '../../http/refusal.ts'
import type { SecurityEventName } from '../../http/security-events.ts'
import type { SecurityLog } from './security-log.ts'

/** The events of error ids that always mean the same; where one means several things, the refusal names its event. */
const eventOfErrorId: Partial<Record<ErrorId, SecurityEventName>> = {
  AUT401: 'sign_in_failed',
  AUT426: 'sign_in_failed',
  AUT441: 'sign_in_locked',
  AUT423: 'sign_in_locked',
  AUT403: 'captcha_refused',
  AUT404: 'access_refused',
  ORD409: 'foreign_order',
  OHS4004: 'foreign_order',
  CCN404: 'foreign_record',
  PYT402: 'payment_stopped',
}

/** The parameters of paths that name what was asked for; all others may hold anything. */
const namingParameters = [
  'basketId',
  'orderNumber',
  'orderId',
  'addressId',
  'paymentInstrumentId',
  'favoriteId',
  'provider',
]

/** Records the security event of a refusal; most refusals have none. */
export function recordRefusal(log: SecurityLog, request: FastifyRequest, refusal: Refusal): void {
  const event = findEvent(refusal)
  if (!event) return
  // A request that was refused before its context was complete has none.
  const { session, correlationId } = request.context ?? {}
  const account = toAccount(request.body)
  log.record(
    event,
    { ip: request.ip, ...(session && { session }), ...(correlationId && { correlationId }) },
    { target: toTarget(request), ...(account && { account }) },
  )
}

// A limit asks for a bot challenge, or names its maximum; a form's captcha does neither.
const findEvent = ({ event, errorId, appId, details }: Refusal): SecurityEventName | undefined => {
  if (event) return event
  const isLimit =
    errorId === toErrorId('limit_reached') &&
    (appId !== undefined || details.some(({ maximum }) => maximum !== undefined))
  return isLimit ? 'limit_reached' : eventOfErrorId[errorId]
}

const toTarget = ({ routeOptions, method, params }: FastifyRequest): string => {
  const named = Object.entries((params ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([name, value]) => namingParameters.includes(name) && /^[\w-]{1,40}$/.test(String(value)))
    .map(([, value]) => String(value))
  return [routeOptions.config?.callId ?? `${method} ${routeOptions.url ?? 'unknown'}`, ...named].join(' ')
}

/** The name of a try to sign in; the log has its hash. */
const toAccount = (body: unknown): string | null => {
  const { username } = (body ?? {}) as { readonly username?: unknown }
  return typeof username === 'string' ? toMailbox(username) : null
}
