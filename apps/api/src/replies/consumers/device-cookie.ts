import { findCookie, toCookieName } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { findDeviceId, type KnownDeviceDeps, makeDeviceToken } from '../../core/consumers/known-device.ts'
import type { RequestContext } from '../../http/call.ts'
import { isHttps } from '../../http/security-headers.ts'

/** Only the calls that take a password get the cookie; those of the back office have one of their own. */
const paths = { shop: '/consumers-v3', backoffice: '/backoffice/api' } as const

type DeviceDeps = KnownDeviceDeps & { readonly config: { readonly publicUrl: string } }
type Caller = Pick<RequestContext, 'reply'>

/** Finds the id of the calling browser where it signed in to the account of this email before; otherwise null. */
export function findKnownDevice(deps: DeviceDeps, caller: Caller, email: string): string | null {
  return findDeviceId(deps, readCookie(deps, caller), email)
}

/** Remembers in a signed cookie, which scripts cannot read, that this browser signed in to the account of the email. */
export function rememberDevice(deps: DeviceDeps, caller: Caller, email: string): void {
  const secure = isHttps(deps.config)
  const { token, lifetime } = makeDeviceToken(deps, readCookie(deps, caller), email)
  const path = caller.reply.request.url.startsWith(paths.backoffice) ? paths.backoffice : paths.shop
  const options = { httpOnly: true, sameSite: 'lax', secure, path, maxAge: lifetime / seconds(1) } as const
  caller.reply.setCookie(toCookieName('device', secure), token, options)
}

const readCookie = ({ config }: DeviceDeps, { reply }: Caller): string | null =>
  findCookie((name) => reply.request.cookies[name], 'device', isHttps(config))
