import { randomUUID } from 'node:crypto'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'
import { toKeyedHash } from '../../infra/session/to-keyed-hash.ts'

const lifetime = days(365)
/** The accounts that one browser is known to; the oldest is forgotten first. */
const mostAccounts = 5

export type KnownDeviceDeps = { readonly config: SessionSecrets; readonly now: () => number }

type Device = { readonly id: string; readonly accounts: readonly string[] }

/** Finds the id in a browser's token where it signed in to the account of this email before; otherwise null. */
export function findDeviceId(deps: KnownDeviceDeps, token: string | null, email: string): string | null {
  const device = readDevice(deps, token)
  const keys = listAccountKeys(deps, email)
  return device?.accounts.some((account) => keys.includes(account)) ? device.id : null
}

/** A browser's token and how long it lasts. */
type DeviceToken = { readonly token: string; readonly lifetime: Duration }

/** Makes the token of a browser that signed in to the account of the email, besides the accounts of the token that it had. */
export function makeDeviceToken(deps: KnownDeviceDeps, before: string | null, email: string): DeviceToken {
  const known = readDevice(deps, before)
  const keys = listAccountKeys(deps, email)
  const others = known?.accounts.filter((other) => !keys.includes(other)) ?? []
  const claims = {
    sub: known?.id ?? randomUUID(),
    jti: '',
    exp: Math.floor((deps.now() + lifetime) / seconds(1)),
    accounts: [...keys.slice(0, 1), ...others].slice(0, mostAccounts),
  }
  return { token: toSigner(deps).sign(claims), lifetime }
}

const readDevice = (deps: KnownDeviceDeps, token: string | null): Device | null => {
  const claims = token ? toSigner(deps).read(token) : null
  if (!claims || claims.exp * seconds(1) <= deps.now()) return null
  return { id: claims.sub, accounts: claims.accounts as readonly string[] }
}

const toSigner = ({ config }: KnownDeviceDeps) => openSigner(config, 'known devices')

/** The token names an account by a keyed hash, so that it shows no email: by the present secret first, then by the previous one. */
const listAccountKeys = ({ config }: KnownDeviceDeps, email: string): string[] =>
  [config.sessionSecret, config.sessionSecretPrevious].flatMap((secret) =>
    secret === null ? [] : [toKeyedHash(deriveKey(secret, 'accounts of known devices'), email)],
  )
