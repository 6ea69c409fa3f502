import { createHmac } from 'node:crypto'
import { freeTries, mostAccountTries, signInLock } from '@lacehouse/domain/auth/plan-sign-in-try'
import { toNetwork } from '../../infra/limiter/to-network.ts'

/** What a try counts in, and the count at which it stops rising. */
export type TryScope = { readonly scope: Buffer; readonly cap: number }

export type TryScopes = {
  readonly pair: TryScope
  /** Null for a device that signed in to the account before. */
  readonly elsewhere: { readonly account: TryScope; readonly network: TryScope } | null
}

type Attempt = {
  /** The typed email, whether or not it has an account. */
  readonly email: string
  readonly ip: string
  /** The id of a device that signed in to this account before. */
  readonly deviceId: string | null
  /** True where the caller solved a proof of work. */
  readonly isSolved: boolean
}

/**
 * Makes the keys under which a sign-in try is counted. A try that needs a proof of work and has none is not examined, so it raises no
 * count that could lock the account.
 */
export function toTryScopes(secret: string, { email, ip, deviceId, isSolved }: Attempt): TryScopes {
  const keyed = (text: string): Buffer => createHmac('sha256', secret).update(`sign-in ${text}`).digest()
  const network = toNetwork(ip)
  const pair = { scope: keyed(`pair ${deviceId ?? network} ${email}`), cap: signInLock.tries + 1 }
  if (deviceId !== null) return { pair, elsewhere: null }
  const cap = (free: number, most: number): number => (isSolved ? most : free) + 1
  return {
    pair,
    elsewhere: {
      account: { scope: keyed(`account from anywhere ${email}`), cap: cap(freeTries.account, mostAccountTries) },
      network: { scope: keyed(`network ${network}`), cap: cap(freeTries.network, mostNetworkTries) },
    },
  }
}

/** Lists the scopes that can lock the account of an email for this caller: by its network, by its device, and from anywhere. */
export function listLocks(secret: string, attempt: Omit<Attempt, 'isSolved'>): TryScope[] {
  const byNetwork = toTryScopes(secret, { ...attempt, deviceId: null, isSolved: true })
  const byDevice = toTryScopes(secret, { ...attempt, isSolved: true })
  return [byNetwork.pair, byDevice.pair, ...(byNetwork.elsewhere ? [byNetwork.elsewhere.account] : [])]
}

/** A network is never locked; the count only has to end somewhere. */
const mostNetworkTries = 1_000_000
