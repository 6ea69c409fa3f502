import { randomUUID } from 'node:crypto'
import { findCookie, toCookieName } from '@lacehouse/contracts'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { RequestContext } from '../../http/call.ts'
import { isHttps } from '../../http/security-headers.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'
import { toKeyedHash } from '../../infra/session/to-keyed-hash.ts'

/** Only the calls that take a password get the cookie. */
const path = '/consumers-v3'
const lifetime = days(365)
/** The accounts that one browser is known to; the oldest is forgotten first. */
const mostAccounts = 5

export type DeviceDeps = {
  readonly config: SessionSecrets & { readonly publicUrl: string }
  readonly now: () => number
}
type Caller = Pick<RequestContext, 'reply'>
type Device = { readonly id: string; readonly accounts: readonly string[] }

/** Finds the id of the calling browser where it signed in to the account of this email before; otherwise null. */
export function findKnownDevice(deps: DeviceDeps, caller: Caller, email: string): string | null {
  const device = readDevice(deps, caller)
  const keys = listAccountKeys(deps, email)
  return device?.accounts.some((account) => keys.includes(account)) ? device.id : null
}

/** Remembers in a signed cookie, which scripts cannot read, that this browser signed in to the account of the email. */
export function rememberDevice(deps: DeviceDeps, caller: Caller, email: string): void {
  const { config, now } = deps
  const known = readDevice(deps, caller)
  const keys = listAccountKeys(deps, email)
  const others = known?.accounts.filter((other) => !keys.includes(other)) ?? []
  const claims = {
    sub: known?.id ?? randomUUID(),
    jti: '',
    exp: Math.floor((now() + lifetime) / seconds(1)),
    accounts: [...keys.slice(0, 1), ...others].slice(0, mostAccounts),
  }
  caller.reply.setCookie(toCookieName('device', isHttps(config)), toSigner(deps).sign(claims), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    path,
    maxAge: lifetime / seconds(1),
  })
}

const readDevice = (deps: DeviceDeps, { reply }: Caller): Device | null => {
  const cookie = findCookie((name) => reply.request.cookies[name], 'device', isHttps(deps.config))
  const claims = cookie ? toSigner(deps).read(cookie) : null
  if (!claims || claims.exp * seconds(1) <= deps.now()) return null
  return { id: claims.sub, accounts: claims.accounts as readonly string[] }
}

const toSigner = ({ config }: DeviceDeps) => openSigner(config, 'known devices')

/** The cookie names an account by a keyed hash, so that it shows no email: by the present secret first, then by the previous one. */
const listAccountKeys = ({ config }: DeviceDeps, email: string): string[] =>
  [config.sessionSecret, config.sessionSecretPrevious].flatMap((secret) =>
    secret === null ? [] : [toKeyedHash(deriveKey(secret, 'accounts of known devices'), email)],
  )
