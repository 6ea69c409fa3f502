import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { toCookieName } from '@lacehouse/contracts'
import type { Executor } from '@lacehouse/database'
import type { StaffStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import { listGrantedRights } from '@lacehouse/domain/staff/staff-rights'
import { hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffSessionQueries } from '../../core/staff/staff-sessions.queries.ts'
import type { Deps } from '../../deps.ts'
import { isHttps } from '../../http/security-headers.ts'
import type { StaffCaller } from '../../http/staff-caller.ts'
import { readCookie, requireOwnOrigin } from '../../infra/session/find-session.ts'

/** How long a session lasts in any case, without a call, and while its second factor is missing. */
export const staffSessionLasts = { absolute: hours(12), idle: minutes(30), incomplete: minutes(10) } as const

type SessionDeps = Pick<Deps, 'config' | 'now'>
type FindDeps = SessionDeps & Pick<Deps, 'database' | 'tokens' | 'sessionDenyList'>

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Returns the function that finds the member of staff of a request by its cookie; a member without a role has no session. A page of
 * another origin cannot change anything with the cookie.
 */
export function findStaff(deps: FindDeps) {
  return async (request: FastifyRequest): Promise<StaffCaller | null> => {
    const token = readCookie(request, 'staff', deps)
    if (!token) return null
    if (request.method !== 'GET') requireOwnOrigin(request)
    const now = deps.now()
    const seen = { tokenHash: hashToken(token), now, seenAfter: now - staffSessionLasts.idle }
    const found = await staffSessionQueries.find(deps.database.pool, seen)
    if (!found || found.roles.length === 0) return null
    const { roles, ...caller } = found
    return { ...caller, rights: listGrantedRights(roles) }
  }
}

type Opening = { readonly consumerNo: string; readonly stage: StaffStage }

/** Opens a session and sets its cookie; returns when it ends. */
export async function openStaffSession(
  { config, now }: SessionDeps,
  executor: Executor,
  { reply, consumerNo, stage }: Opening & { readonly reply: FastifyReply },
): Promise<number> {
  const token = randomBytes(32).toString('base64url')
  const lasts = stage === 'signed_in' ? staffSessionLasts.absolute : staffSessionLasts.incomplete
  const endsAt = now() + lasts
  const session = { sessionId: randomUUID(), tokenHash: hashToken(token), consumerNo, stage, now: now(), endsAt }
  await staffSessionQueries.open(executor, session)
  reply.setCookie(toCookieName('staff', isHttps(config)), token, {
    ...toCookieOptions(config),
    maxAge: lasts / seconds(1),
  })
  return endsAt
}

/** Removes the cookie of a session. */
export function clearStaffCookie({ config }: Pick<Deps, 'config'>, reply: FastifyReply): void {
  reply.clearCookie(toCookieName('staff', isHttps(config)), toCookieOptions(config))
}

const toCookieOptions = (config: Deps['config']) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isHttps(config), path: '/' }) as const
