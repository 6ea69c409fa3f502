import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ObservationConfig } from '../read-observation-config.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Says whether a caller may read metrics and details of readiness: with the token where there is one, else in a demo from the same
 * machine. The address is that of the connection, because headers can claim any; a proxy on the same machine passes on requests of others.
 */
export function canObserve(
  { headers, socket }: FastifyRequest,
  { metricsToken, isOpenLocally }: Pick<ObservationConfig, 'metricsToken' | 'isOpenLocally'>,
): boolean {
  if (metricsToken !== null) return hasToken(headers.authorization, metricsToken)
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isOpenLocally && !isPassedOn && loopback.has(socket.remoteAddress ?? '')
}

/** Says whether an authorization header carries the token. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
